//! The device on a web page of this machine. It listens on the loopback address only, answers only
//! its own page, and knows these requests:
//!
//! | request | answer |
//! |---|---|
//! | `GET /` | the page |
//! | `GET /events` | the page's version and then every picture, as server-sent events |
//! | `POST /input` | lines of `down A`, `up A` or `up all`: buttons go down and come up; `type x`, `delete`, `done`: a name is written |
//! | `POST /board` | `square` or `wide`: the device becomes one of that kind |
//! | `POST /power` | the device is switched off and on |
//! | `GET /box` | what is printed in people's boxes, as JSON with every name for a form, and as text |
//! | `POST /verify` | what was kept of a game: a sentence that it is fair (200), or why it cannot be called so (422) |
//! | `POST /box` | a text with boxes: it is taken over (204), or refused (422) with what is wrong, a line each |
//!
//! Who is answered is said in `guard`, what a connection may cost in `connection`.

mod connection;
mod guard;
mod stage;

use std::convert::Infallible;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn_with_state;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use handheld::buttons;
use handheld::screens::Typed;
use tokio::sync::Semaphore;
use tokio_stream::{Stream, StreamExt};

use crate::scenario::board_named;
use guard::Refusal;
pub use stage::{Light, Look, Order, Stage, Staged, Stopped};

const PAGE: &str = include_str!("server/page.html");
/// Where the page says which version it is.
const VERSION_MARK: &str = "{{version}}";
/// Where the page says how the simulator is started.
const COMMAND_MARK: &str = "{{command}}";
/// The most bytes of a body.
const MOST_BODY: usize = 1024;
/// The most bytes of a text with boxes: all of them with every value take less.
const MOST_BOX: usize = 64 * 1024;
/// The most bytes of what was kept of a game: the longest that `log` tells takes less.
const MOST_KEPT: usize = 256 * 1024;
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
    /// What starts this program again.
    command: &'static str,
}

/// What every answer needs.
struct Shared {
    address: SocketAddr,
    page: String,
    version: String,
    stage: Stage,
}

impl Server {
    /// Listens on the first port that is free; `busy` is told of each that is not. The page tells
    /// people with which command to start the program again when it is gone.
    pub fn bind(
        command: &'static str,
        ports: impl IntoIterator<Item = u16>,
        mut busy: impl FnMut(u16),
    ) -> io::Result<Self> {
        let mut last = io::Error::from(io::ErrorKind::AddrInUse);
        for port in ports {
            match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
                Ok(listener) => {
                    return Ok(Self {
                        address: listener.local_addr()?,
                        listener,
                        command,
                    });
                }
                Err(error) => last = error,
            }
            busy(port);
        }
        Err(last)
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
        // A table has a few pages open: one thread is enough for all of them.
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        runtime.block_on(self.accept(stage))
    }

    async fn accept(self, stage: Stage) -> io::Result<()> {
        let version = format!("{:016x}", fingerprint(PAGE.as_bytes()));
        let router = router(Shared {
            address: self.address,
            page: PAGE
                .replace(VERSION_MARK, &version)
                .replace(COMMAND_MARK, self.command),
            version,
            stage,
        });
        let busy = Router::new().fallback(async || Refusal::Busy);
        let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
        self.listener.set_nonblocking(true)?;
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        loop {
            let stream = match listener.accept().await {
                Ok((stream, _)) => stream,
                // A page that went away before it was answered.
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => continue,
                Err(error) => return Err(error),
            };
            match Arc::clone(&places).try_acquire_owned() {
                Ok(place) => {
                    let answering = connection::serve(stream, router.clone());
                    tokio::spawn(async move {
                        answering.await;
                        drop(place);
                    });
                }
                Err(_) => {
                    tokio::spawn(connection::refuse(stream, busy.clone()));
                }
            }
        }
    }
}

fn router(shared: Shared) -> Router {
    let shared = Arc::new(shared);
    Router::new()
        .route("/", get(page))
        .route("/events", get(events))
        .route("/input", post(input))
        .route("/board", post(board))
        .route("/power", post(power))
        .route("/box", get(boxes).post(take_box))
        .route("/verify", post(verify))
        .fallback(async || Refusal::NotFound)
        .method_not_allowed_fallback(async || Refusal::WrongMethod)
        .layer(from_fn_with_state(Arc::clone(&shared), guard::guard))
        .with_state(shared)
}

async fn page(State(shared): State<Arc<Shared>>) -> Html<String> {
    Html(shared.page.clone())
}

/// The version and then every new picture, until the page goes away.
async fn events(
    State(shared): State<Arc<Shared>>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let version = Event::default().event("version").data(&shared.version);
    let frames = shared
        .stage
        .frames()
        .map(|frame| Event::default().event("frame").data(&*frame));
    let events = tokio_stream::once(version).chain(frames).map(Ok);
    let question = KeepAlive::new().interval(STILL_THERE).text("still there?");
    Sse::new(events).keep_alive(question)
}

async fn input(State(shared): State<Arc<Shared>>, body: Text<MOST_BODY>) -> Response {
    obey(&shared.stage, inputs(&body.0))
}

async fn board(State(shared): State<Arc<Shared>>, body: Text<MOST_BODY>) -> Response {
    let board = board_named(body.0.trim());
    obey(&shared.stage, board.map(|board| vec![Order::Board(board)]))
}

async fn power(State(shared): State<Arc<Shared>>) -> Response {
    obey(&shared.stage, Some(vec![Order::PowerCycle]))
}

async fn boxes(State(shared): State<Arc<Shared>>) -> Response {
    match shared.stage.boxes().await {
        Ok(Some(boxes)) => {
            let kind = [(CONTENT_TYPE, "application/json")];
            (kind, boxes.to_string()).into_response()
        }
        Ok(None) => Refusal::NotFound.into_response(),
        Err(Stopped) => Refusal::Stopped.into_response(),
    }
}

async fn take_box(State(shared): State<Arc<Shared>>, body: Text<MOST_BOX>) -> Response {
    match shared.stage.take_box(body.0).await {
        Ok(Some(wrong)) if wrong.is_empty() => StatusCode::NO_CONTENT.into_response(),
        Ok(Some(wrong)) => (StatusCode::UNPROCESSABLE_ENTITY, wrong.join("\n")).into_response(),
        Ok(None) => Refusal::NotFound.into_response(),
        Err(Stopped) => Refusal::Stopped.into_response(),
    }
}

/// Needs no device: everything is in what was kept.
async fn verify(body: Text<MOST_KEPT>) -> Response {
    match story::verify::judge_pasted(&body.0) {
        Ok(sentence) => sentence.into_response(),
        Err(why) => (StatusCode::UNPROCESSABLE_ENTITY, why).into_response(),
    }
}

/// The text that a page sends, of so many bytes at most.
struct Text<const MOST: usize>(String);

impl<S: Sync, const MOST: usize> FromRequest<S> for Text<MOST> {
    type Rejection = Refusal;

    /// What is too long is taken to its end all the same, and forgotten: a page that is cut off while it sends
    /// never reads why.
    async fn from_request(request: Request, _: &S) -> Result<Self, Refusal> {
        let mut pieces = request.into_body().into_data_stream();
        let (mut bytes, mut length) = (Vec::new(), 0);
        while let Some(piece) = pieces.next().await {
            let piece = piece.map_err(|_| Refusal::BadRequest)?;
            length += piece.len();
            if length <= MOST {
                bytes.extend_from_slice(&piece);
            }
        }
        if length > MOST {
            return Err(Refusal::TooLong);
        }
        let text = String::from_utf8(bytes).map_err(|_| Refusal::BadRequest)?;
        Ok(Self(text))
    }
}

fn obey(stage: &Stage, orders: Option<Vec<Order>>) -> Response {
    let Some(orders) = orders else {
        return Refusal::BadRequest.into_response();
    };
    for order in orders {
        if stage.order(order).is_err() {
            return Refusal::Stopped.into_response();
        }
    }
    StatusCode::NO_CONTENT.into_response()
}

/// The orders of a page's lines.
fn inputs(body: &str) -> Option<Vec<Order>> {
    body.lines().map(order).collect()
}

fn order(line: &str) -> Option<Order> {
    match line.split_once(' ') {
        Some(("up", "all")) => Some(Order::ReleaseAll),
        Some(("up", name)) => buttons::named(name).map(Order::Release),
        Some(("down", name)) => buttons::named(name).map(Order::Push),
        Some(("type", letter)) => {
            let mut letters = letter.chars();
            let only = letters.next().filter(|_| letters.next().is_none());
            only.map(|letter| Order::Type(Typed::Letter(letter)))
        }
        None if line == "delete" => Some(Order::Type(Typed::Delete)),
        None if line == "done" => Some(Order::Type(Typed::Done)),
        _ => None,
    }
}

/// A number that changes when the page does (FNV-1a).
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01B3)
    })
}
