//! Streams of events.

use std::io::ErrorKind;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::connection::read_head;
use crate::page;
use crate::person::Person;
use crate::tables::expect;
use crate::trouble::Outcome;

/// Where the stream of a table is, for somebody who has its page: older programs have one a table.
pub fn events(table: &str, page: &str) -> String {
    match page::mark(page) {
        Some(mark) => format!("/events?at={table}:{mark}"),
        None => format!("/t/{table}/events?from={}", page::step(page).unwrap_or(0)),
    }
}

/// A stream that has begun.
pub struct Stream {
    stream: TcpStream,
    text: Vec<u8>,
}

impl Stream {
    /// Asks for a stream on a connection.
    ///
    /// # Errors
    /// The answer isn't a stream.
    pub async fn open(mut stream: TcpStream, person: &Person, path: &str) -> Outcome<Stream> {
        let request = person.get(path);
        let accepts = b"accept: text/event-stream\r\n\r\n";
        stream.write_all(&request[..request.len() - 2]).await?;
        stream.write_all(accepts).await?;
        let mut text = Vec::with_capacity(1024);
        loop {
            if let Some(end) = memchr::memmem::find(&text, b"\r\n\r\n") {
                let head = read_head(&text[..end]);
                expect(head, 200, "a stream")?;
                text.drain(..end + 4);
                return Ok(Stream { stream, text });
            }
            if stream.read_buf(&mut text).await? == 0 {
                return Err(std::io::Error::from(ErrorKind::UnexpectedEof).into());
            }
        }
    }

    /// The next event, or a sign of life; `None` when the stream has ended.
    ///
    /// # Errors
    /// The connection fails.
    pub async fn next(&mut self) -> std::io::Result<Option<String>> {
        loop {
            // The sizes of chunks stand between events: nobody needs them here.
            if let Some(end) = memchr::memmem::find(&self.text, b"\n\n") {
                let event = String::from_utf8_lossy(&self.text[..end]).into_owned();
                self.text.drain(..end + 2);
                return Ok(Some(event));
            }
            // The last chunk is empty; the connection may stay open for other questions.
            if self.text.ends_with(b"\r\n0\r\n\r\n") || self.text == b"0\r\n\r\n" {
                return Ok(None);
            }
            if self.stream.read_buf(&mut self.text).await? == 0 {
                return Ok(None);
            }
        }
    }
}
