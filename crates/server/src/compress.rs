//! Answers made smaller, for those who can read them so.

use std::io::Write as _;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// What is shorter than this isn't worth it.
const SMALL: usize = 600;

/// Whether whoever asks can read gzip.
pub(crate) fn accepts(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|line| line.split(',')).any(|coding| {
        let (name, weight) = coding.trim().split_once(';').unwrap_or((coding.trim(), ""));
        (name == "gzip" || name == "*") && !weight.trim().starts_with("q=0")
    })
}

/// How hard it is tried. Pages change with every click, so none is sent twice; a whole table is a third smaller
/// by this than by the quickest (19.6 KB of Europe's 97 instead of 29.2) for 0.7 ms more, and the next level
/// takes twice as long for nothing.
const LEVEL: Compression = Compression::new(5);

/// Bytes made smaller.
pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), LEVEL);
    // Writing to memory doesn't fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

/// An answer made smaller, if it is a text of ours that isn't small already.
pub(crate) async fn compressed(response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let text = kind.is_some_and(|kind| kind.starts_with("text/html") || kind.starts_with("application/json"));
    if !text || response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if bytes.len() < SMALL {
        return Response::from_parts(parts, Body::from(bytes));
    }
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(parts, Body::from(gzip(&bytes)))
}
