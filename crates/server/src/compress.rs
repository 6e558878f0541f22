//! Answers made smaller, for those who can read them so.

use std::cell::RefCell;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use libdeflater::{CompressionLvl, Compressor};

/// What is shorter than this isn't worth it.
const SMALL: usize = 600;

/// What is longer than this is a table as a whole: by Brotli it is a twentieth smaller than by gzip, which is a
/// kilobyte, and takes a millisecond longer. What changes of one with a click is small, and gzip is quicker.
const LARGE: usize = 32 * 1024;

/// What whoever asks can read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Read {
    gzip: bool,
    brotli: bool,
}

impl Read {
    pub(crate) fn of(headers: &HeaderMap) -> Read {
        Read { gzip: accepts(headers, "gzip"), brotli: accepts(headers, "br") }
    }
}

/// Whether whoever asks can read what is compressed so: `gzip`, `br`.
pub(crate) fn accepts(headers: &HeaderMap, wanted: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|line| line.split(',')).any(|coding| {
        let (name, weight) = coding.trim().split_once(';').unwrap_or((coding.trim(), ""));
        (name == wanted || name == "*") && !weight.trim().starts_with("q=0")
    })
}

/// How hard it is tried. Pages change with every click, so none is sent twice: Europe's table has 16.9 KB of 104 by
/// this, 17.1 by the level before and 16.6 by the next, which takes almost twice as long.
const LEVEL: i32 = 7;

thread_local! {
    /// What makes them smaller, with the room that it needs for that.
    static PRESS: RefCell<Compressor> = RefCell::new(Compressor::new(CompressionLvl::new(LEVEL).unwrap_or_default()));
}

/// Bytes made smaller.
pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    PRESS.with_borrow_mut(|press| {
        let mut gzip = vec![0; press.gzip_compress_bound(bytes.len())];
        // There is room for it.
        let length = press.gzip_compress(bytes, &mut gzip).unwrap_or_default();
        gzip.truncate(length);
        gzip
    })
}

/// How hard it is tried by Brotli: Great Lakes' table has 19.8 KB of 146 by this, 21.1 by the level before, and 19.7
/// by the next.
const QUALITY: i32 = 5;
/// As many bits has how far it looks back: all of a page.
const WINDOW: i32 = 18;

fn brotli(bytes: &[u8]) -> Option<Vec<u8>> {
    let quick =
        BrotliEncoderParams { quality: QUALITY, lgwin: WINDOW, size_hint: bytes.len(), ..Default::default() };
    let mut pressed = Vec::with_capacity(bytes.len() / 4);
    BrotliCompress(&mut &*bytes, &mut pressed, &quick).ok()?;
    Some(pressed)
}

/// An answer made smaller, if it is a text of ours that isn't small already.
pub(crate) async fn compressed(response: Response, read: Read) -> Response {
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
    let pressed = match (bytes.len(), read) {
        (..SMALL, _) => None,
        (LARGE.., Read { brotli: true, .. }) => brotli(&bytes).map(|pressed| ("br", pressed)),
        (_, Read { gzip: true, .. }) => Some(("gzip", gzip(&bytes))),
        _ => None,
    };
    let Some((coding, pressed)) = pressed else { return Response::from_parts(parts, Body::from(bytes)) };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    Response::from_parts(parts, Body::from(pressed))
}
