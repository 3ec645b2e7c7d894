//! The device on a web page of this machine. It listens on the loopback address only, answers only
//! its own page, and knows these requests:
//!
//! | request | answer |
//! |---|---|
//! | `GET /` | the page |
//! | `GET /events` | the page's version and then every picture, as server-sent events |
//! | `POST /input` | lines of `down A`, `up A` or `up all`: buttons go down and come up |
//! | `POST /board` | `square` or `wide`: the device becomes one of that kind |
//! | `POST /power` | the device is switched off and on |
//!
//! Connections are plain threads: a table has a few pages open, not thousands.

mod http;
mod stage;

use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use crate::scenario::board_named;
use handheld::buttons;
use http::{Method, Request, Response, Status};
pub use stage::{Look, Order, Stage, Staged};

const PAGE: &str = include_str!("server/page.html");
/// Where the page says which version it is.
const VERSION_MARK: &str = "{{version}}";
/// So many requests are answered at the same time.
const MOST_CONNECTIONS: usize = 64;
/// So often a page that shows nothing new is asked whether it is still there.
const STILL_THERE: Duration = Duration::from_secs(5);

/// The ports that are tried, in this order.
pub const PORTS: RangeInclusive<u16> = 5151..=5170;

/// A place where pages can connect to.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    page: String,
    version: String,
    connections: AtomicUsize,
}

impl Server {
    /// Listens on the first port that is free; `busy` is told of each that is not.
    pub fn bind(
        ports: impl IntoIterator<Item = u16>,
        mut busy: impl FnMut(u16),
    ) -> io::Result<Self> {
        let mut last = io::Error::from(io::ErrorKind::AddrInUse);
        for port in ports {
            match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
                Ok(listener) => return Self::new(listener),
                Err(error) => last = error,
            }
            busy(port);
        }
        Err(last)
    }

    fn new(listener: TcpListener) -> io::Result<Self> {
        let version = format!("{:016x}", fingerprint(PAGE.as_bytes()));
        Ok(Self {
            address: listener.local_addr()?,
            listener,
            page: PAGE.replace(VERSION_MARK, &version),
            version,
            connections: AtomicUsize::new(0),
        })
    }

    /// What a person types into a browser.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers requests, for ever.
    pub fn serve(self, stage: Stage) -> io::Result<()> {
        let shared = Arc::new((self, stage));
        loop {
            match shared.0.listener.accept() {
                Ok((stream, _)) => {
                    let shared = Arc::clone(&shared);
                    thread::Builder::new().spawn(move || shared.0.connection(stream, &shared.1))?;
                }
                // A page that went away before it was answered.
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn connection(&self, mut stream: TcpStream, stage: &Stage) {
        let count = self.connections.fetch_add(1, Ordering::Relaxed);
        // A page that goes away in the middle of an answer is no error.
        let _ = if count < MOST_CONNECTIONS {
            self.answer(&mut stream, stage)
        } else {
            http::respond(&mut stream, &Response::status(Status::Busy))
        };
        self.connections.fetch_sub(1, Ordering::Relaxed);
    }

    fn answer(&self, stream: &mut TcpStream, stage: &Stage) -> io::Result<()> {
        http::set_timeouts(stream)?;
        let response = match http::read(stream) {
            Ok(request) if !self.is_own(&request) => Response::status(Status::Foreign),
            Ok(request) if request.is(Method::Get, "/events") => {
                return self.send_events(stream, stage);
            }
            Ok(request) => self.route(&request, stage),
            Err(status) => Response::status(status),
        };
        http::respond(stream, &response)?;
        http::close(stream)
    }

    /// Is a request from the server's own page? Another page may reach this address by a name of
    /// its own, so the name counts too.
    fn is_own(&self, request: &Request) -> bool {
        let port = self.address.port();
        let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        let is_host = |host: &str| hosts.iter().any(|own| own.eq_ignore_ascii_case(host));
        let own_host = request.host.as_deref().is_some_and(is_host);
        let own_origin = request
            .origin
            .as_deref()
            .is_none_or(|origin| origin.strip_prefix("http://").is_some_and(is_host));
        // Browsers say where a request comes from. Only the page itself may be linked to.
        let own_site = match request.fetch_site.as_deref() {
            None | Some("same-origin" | "none") => true,
            Some(_) => request.is(Method::Get, "/"),
        };
        own_host && own_origin && own_site
    }

    fn route(&self, request: &Request, stage: &Stage) -> Response<'_> {
        match (request.method, request.path.as_str()) {
            (Method::Get, "/") => Response::page(&self.page),
            (Method::Post, "/input") => obey(stage, inputs(&request.body)),
            (Method::Post, "/board") => {
                let board = board_named(request.body.trim());
                obey(stage, board.map(|board| vec![Order::Board(board)]))
            }
            (Method::Post, "/power") => obey(stage, Some(vec![Order::PowerCycle])),
            (_, "/" | "/events" | "/input" | "/board" | "/power") => {
                Response::status(Status::WrongMethod)
            }
            _ => Response::status(Status::NotFound),
        }
    }

    /// Sends the version and then every new picture, until the page goes away.
    fn send_events(&self, stream: &mut TcpStream, stage: &Stage) -> io::Result<()> {
        http::begin_events(stream)?;
        write!(stream, "event: version\ndata: {}\n\n", self.version)?;
        let mut seen = 0;
        loop {
            match stage.frame_after(seen, STILL_THERE) {
                Some(frame) => {
                    write!(stream, "event: frame\ndata: {}\n\n", frame.json)?;
                    seen = frame.number;
                }
                None => stream.write_all(b": still there?\n\n")?,
            }
            stream.flush()?;
        }
    }
}

fn obey(stage: &Stage, orders: Option<Vec<Order>>) -> Response<'static> {
    let Some(orders) = orders else {
        return Response::status(Status::BadRequest);
    };
    for order in orders {
        if stage.order(order).is_err() {
            return Response::status(Status::Stopped);
        }
    }
    Response::status(Status::Done)
}

/// The orders of a page's lines.
fn inputs(body: &str) -> Option<Vec<Order>> {
    body.lines().map(input).collect()
}

fn input(line: &str) -> Option<Order> {
    match line.split_once(' ')? {
        ("up", "all") => Some(Order::ReleaseAll),
        ("up", name) => buttons::named(name).map(Order::Release),
        ("down", name) => buttons::named(name).map(Order::Push),
        _ => None,
    }
}

/// A number that changes when the page does (FNV-1a).
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01B3)
    })
}
