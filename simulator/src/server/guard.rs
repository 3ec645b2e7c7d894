//! Who is answered: the server's own page and nobody else, in time, and with headers that keep
//! everybody else out of the page.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use super::Shared;
use super::connection::PATIENCE;

/// Nothing from elsewhere, nowhere else: not even a frame of another page.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; \
     img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// What every answer says besides its content.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
];

/// Why a request is not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    BadRequest,
    Foreign,
    NotFound,
    WrongMethod,
    TooSlow,
    TooLong,
    Stopped,
    Busy,
}

impl Refusal {
    const fn status(self) -> StatusCode {
        match self {
            Refusal::BadRequest => StatusCode::BAD_REQUEST,
            Refusal::Foreign => StatusCode::FORBIDDEN,
            Refusal::NotFound => StatusCode::NOT_FOUND,
            Refusal::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refusal::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::Stopped => StatusCode::INTERNAL_SERVER_ERROR,
            Refusal::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// What a person reads who sees the answer.
    const fn sentence(self) -> &'static str {
        match self {
            Refusal::BadRequest => "The simulator does not understand this request.\n",
            Refusal::Foreign => "The simulator answers only its own page.\n",
            Refusal::NotFound => "There is nothing here; the device is at /.\n",
            Refusal::WrongMethod => "This cannot be done here.\n",
            Refusal::TooSlow => "This request took too long.\n",
            Refusal::TooLong => {
                "This is too long: a game takes less than 256 KB, and a text with boxes less than 64 KB.\n"
            }
            Refusal::Stopped => "The device has stopped; the terminal says why.\n",
            Refusal::Busy => "Too many pages are open.\n",
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status(), self.sentence()).into_response()
    }
}

/// Lets through what comes from the server's own page, and dresses every answer.
pub(super) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = if is_own(&request, shared.address) {
        // The answer begins in time; events may go on after it.
        match timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Refusal::TooSlow.into_response(),
        }
    } else {
        Refusal::Foreign.into_response()
    };
    for (name, value) in HEADERS {
        let headers = response.headers_mut();
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Is a request from the server's own page? Another page may reach this address by a name of its
/// own, so the name counts too.
fn is_own(request: &Request, address: SocketAddr) -> bool {
    let headers = request.headers();
    let port = address.port();
    let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
    let is_host = |host: &str| hosts.iter().any(|own| own.eq_ignore_ascii_case(host));
    let own_host = matches!(one(headers, &header::HOST), Said::Once(host) if is_host(host));
    let own_origin = match one(headers, &header::ORIGIN) {
        Said::Never => true,
        Said::Once(origin) => origin.strip_prefix("http://").is_some_and(is_host),
        Said::Unclear => false,
    };
    // Browsers say where a request comes from. Only the page itself may be linked to.
    let own_site = match one(headers, &HeaderName::from_static("sec-fetch-site")) {
        Said::Never | Said::Once("same-origin" | "none") => true,
        Said::Once(_) => request.method() == Method::GET && request.uri().path() == "/",
        Said::Unclear => false,
    };
    own_host && own_origin && own_site
}

/// What a header says.
enum Said<'r> {
    Never,
    Once(&'r str),
    /// Two of a kind could be read differently by different readers.
    Unclear,
}

fn one<'r>(headers: &'r HeaderMap, name: &HeaderName) -> Said<'r> {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (None, _) => Said::Never,
        (Some(value), None) => value.to_str().map_or(Said::Unclear, Said::Once),
        (Some(_), Some(_)) => Said::Unclear,
    }
}
