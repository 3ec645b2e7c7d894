//! As much of HTTP as the page needs, with limits on everything: one request a connection.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

/// The most bytes of a request line with its headers.
const MOST_HEAD: usize = 16 * 1024;
/// The most bytes of a body.
const MOST_BODY: usize = 1024;
/// The most headers.
const MOST_HEADERS: usize = 64;
/// How long a page may take to send or to take something.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long, and how much, somebody may go on sending after the answer.
const LAST_WORDS: Duration = Duration::from_millis(500);
const MOST_LAST_WORDS: u64 = 64 * 1024;

/// Nothing from elsewhere, nowhere else: not even a frame of another page.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; \
     img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// What a request wants to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Method {
    Get,
    Post,
    Other,
}

/// What matters of a request.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) method: Method,
    pub(super) path: String,
    pub(super) host: Option<String>,
    pub(super) origin: Option<String>,
    pub(super) fetch_site: Option<String>,
    pub(super) body: String,
}

impl Request {
    pub(super) fn is(&self, method: Method, path: &str) -> bool {
        self.method == method && self.path == path
    }
}

/// How a request ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    Page,
    Done,
    BadRequest,
    Foreign,
    NotFound,
    WrongMethod,
    TooLarge,
    Stopped,
    Busy,
}

impl Status {
    const fn line(self) -> &'static str {
        match self {
            Status::Page => "200 OK",
            Status::Done => "204 No Content",
            Status::BadRequest => "400 Bad Request",
            Status::Foreign => "403 Forbidden",
            Status::NotFound => "404 Not Found",
            Status::WrongMethod => "405 Method Not Allowed",
            Status::TooLarge => "413 Content Too Large",
            Status::Stopped => "500 Internal Server Error",
            Status::Busy => "503 Service Unavailable",
        }
    }

    /// What a person reads who sees the answer.
    const fn sentence(self) -> &'static str {
        match self {
            Status::Page | Status::Done => "",
            Status::BadRequest => "The simulator does not understand this request.\n",
            Status::Foreign => "The simulator answers only its own page.\n",
            Status::NotFound => "There is nothing here; the device is at /.\n",
            Status::WrongMethod => "This cannot be done here.\n",
            Status::TooLarge => "This request is too large.\n",
            Status::Stopped => "The device has stopped; the terminal says why.\n",
            Status::Busy => "Too many pages are open.\n",
        }
    }
}

/// An answer.
#[derive(Debug)]
pub(super) struct Response<'p> {
    status: Status,
    page: &'p str,
}

impl<'p> Response<'p> {
    pub(super) const fn page(page: &'p str) -> Self {
        let status = Status::Page;
        Self { status, page }
    }

    pub(super) const fn status(status: Status) -> Self {
        let page = "";
        Self { status, page }
    }
}

/// Nobody may keep a thread for ever.
pub(super) fn set_timeouts(stream: &TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)
}

/// Reads a whole request.
pub(super) fn read(stream: &mut impl Read) -> Result<Request, Status> {
    let mut bytes = Vec::new();
    loop {
        read_more(stream, &mut bytes)?;
        if let Some((head, length)) = parse_head(&bytes)? {
            let body = bytes.split_off(length);
            return read_body(stream, head, body);
        }
        if bytes.len() > MOST_HEAD {
            return Err(Status::TooLarge);
        }
    }
}

fn read_more(stream: &mut impl Read, bytes: &mut Vec<u8>) -> Result<(), Status> {
    let mut more = [0; 2048];
    let count = stream.read(&mut more).map_err(|_| Status::BadRequest)?;
    if count == 0 {
        return Err(Status::BadRequest);
    }
    bytes.extend(more.iter().take(count));
    Ok(())
}

/// A request without its body, and how long the body is.
struct Head {
    request: Request,
    body: usize,
}

/// Reads the head and says how many bytes it takes, if it is complete.
fn parse_head(bytes: &[u8]) -> Result<Option<(Head, usize)>, Status> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut parsed = httparse::Request::new(&mut headers);
    let length = match parsed.parse(bytes) {
        Ok(httparse::Status::Complete(length)) => length,
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => return Err(Status::TooLarge),
        Err(_) => return Err(Status::BadRequest),
    };
    let header = |name| one_header(parsed.headers, name);
    if header("transfer-encoding")?.is_some() {
        return Err(Status::BadRequest);
    }
    let body = header("content-length")?.map_or(Ok(0), |length| length.parse());
    let head = Head {
        body: body.map_err(|_| Status::BadRequest)?,
        request: Request {
            method: match parsed.method {
                Some("GET") => Method::Get,
                Some("POST") => Method::Post,
                _ => Method::Other,
            },
            path: parsed.path.unwrap_or_default().to_owned(),
            host: header("host")?,
            origin: header("origin")?,
            fetch_site: header("sec-fetch-site")?,
            body: String::new(),
        },
    };
    Ok(Some((head, length)))
}

/// The value of a header. Two of a kind could be read differently by different readers.
fn one_header(headers: &[httparse::Header], name: &str) -> Result<Option<String>, Status> {
    let mut values = headers
        .iter()
        .filter(|header| header.name.eq_ignore_ascii_case(name));
    match (values.next(), values.next()) {
        (None, _) => Ok(None),
        (Some(header), None) => String::from_utf8(header.value.to_vec())
            .map(Some)
            .map_err(|_| Status::BadRequest),
        (Some(_), Some(_)) => Err(Status::BadRequest),
    }
}

fn read_body(stream: &mut impl Read, head: Head, mut body: Vec<u8>) -> Result<Request, Status> {
    if head.body > MOST_BODY {
        return Err(Status::TooLarge);
    }
    while body.len() < head.body {
        read_more(stream, &mut body)?;
    }
    body.truncate(head.body);
    let body = String::from_utf8(body).map_err(|_| Status::BadRequest)?;
    Ok(Request {
        body,
        ..head.request
    })
}

/// Sends an answer. The connection ends with it.
pub(super) fn respond(stream: &mut impl Write, response: &Response) -> io::Result<()> {
    let (kind, body) = match response.status {
        Status::Page => ("text/html", response.page),
        status => ("text/plain", status.sentence()),
    };
    begin(stream, response.status, kind)?;
    if response.status != Status::Done {
        write!(stream, "Content-Length: {}\r\n", body.len())?;
    }
    write!(stream, "\r\n{body}")?;
    stream.flush()
}

/// Ends a connection. What was sent and not read is thrown away first: closing at once could take
/// the answer from who still sends.
pub(super) fn close(stream: &mut TcpStream) -> io::Result<()> {
    stream.shutdown(Shutdown::Write)?;
    stream.set_read_timeout(Some(LAST_WORDS))?;
    io::copy(&mut stream.take(MOST_LAST_WORDS), &mut io::sink())?;
    Ok(())
}

/// Begins an answer that goes on with events.
pub(super) fn begin_events(stream: &mut impl Write) -> io::Result<()> {
    begin(stream, Status::Page, "text/event-stream")?;
    stream.write_all(b"\r\n")
}

fn begin(stream: &mut impl Write, status: Status, kind: &str) -> io::Result<()> {
    write!(
        stream,
        "HTTP/1.1 {}\r\n\
         Content-Type: {kind}; charset=utf-8\r\n\
         Content-Security-Policy: {POLICY}\r\n\
         Cross-Origin-Resource-Policy: same-origin\r\n\
         X-Content-Type-Options: nosniff\r\n\
         Referrer-Policy: no-referrer\r\n\
         Cache-Control: no-store\r\n\
         Connection: close\r\n",
        status.line()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(request: &str) -> Result<Request, Status> {
        read(&mut request.as_bytes())
    }

    #[test]
    fn a_request_is_read_with_its_body() {
        let text = "POST /input HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\ndown Amore";
        let request = outcome(text).unwrap();
        assert!(request.is(Method::Post, "/input"));
        assert_eq!(request.host.as_deref(), Some("localhost"));
        assert_eq!(request.body, "down A");
    }

    #[test]
    fn too_large_requests_are_refused_before_they_are_read() {
        let long = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(40_000));
        assert_eq!(outcome(&long).unwrap_err(), Status::TooLarge);
        let many = format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(65));
        assert_eq!(outcome(&many).unwrap_err(), Status::TooLarge);
        let body = "POST /input HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n";
        assert_eq!(outcome(body).unwrap_err(), Status::TooLarge);
    }

    #[test]
    fn what_could_be_read_in_two_ways_is_refused() {
        let cases = [
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
            "nonsense\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a",
            "",
        ];
        for text in cases {
            assert_eq!(outcome(text).unwrap_err(), Status::BadRequest, "{text}");
        }
    }
}
