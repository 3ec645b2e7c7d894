//! What a connection may cost: one request each, with limits on its size and on the time that
//! somebody may take to send it or to take the answer.

use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;

/// How long somebody may take to send a request, or to take a piece of the answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// The most bytes of a request line with its headers.
const MOST_HEAD: usize = 16 * 1024;
/// The most headers.
const MOST_HEADERS: usize = 64;

/// Answers one request.
pub(super) async fn serve(stream: TcpStream, router: Router) {
    // Pictures are small and wanted at once; where that cannot be had they come a little later.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(PATIENCE));
    let answering = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_headers(MOST_HEADERS)
        .max_buf_size(MOST_HEAD)
        .keep_alive(false)
        .serve_connection(
            TokioIo::new(Box::pin(stream)),
            TowerToHyperService::new(router),
        );
    // A page that goes away in the middle of an answer is no error.
    let _ = answering.await;
}

/// Answers somebody for whom there is no place: quickly, or not at all.
pub(super) async fn refuse(stream: TcpStream, busy: Router) {
    let _ = timeout(PATIENCE, serve(stream, busy)).await;
}
