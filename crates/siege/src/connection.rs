//! A lean HTTP/1.1 client: one connection, one question at a time, buffers that are used again.
//!
//! It shares the machine with the program it measures, so it reads no more of an answer than it needs.

use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::time::Duration;

use memchr::memmem;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::trouble::{Outcome, Trouble};

/// Nobody waits longer for an answer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The head of an answer, as far as anybody here wants to know it.
#[derive(Clone, Default, Debug)]
pub struct Head {
    /// The status.
    pub status: u16,
    /// Where to go instead.
    pub location: Option<String>,
    /// The code of a refusal.
    pub refusal: Option<String>,
    /// Whether the body is compressed.
    pub gzip: bool,
    length: Option<usize>,
    chunked: bool,
    closes: bool,
}

/// An open connection.
pub struct Connection {
    address: SocketAddr,
    from: u8,
    stream: Option<TcpStream>,
    incoming: Vec<u8>,
    body: Vec<u8>,
}

impl Connection {
    /// A connection to the house, made when it is first needed.
    pub fn to(address: SocketAddr) -> Connection {
        Connection::between(1, address)
    }

    /// The same for somebody at the address 127.0.0.`from`.
    pub fn between(from: u8, address: SocketAddr) -> Connection {
        Connection { address, from, stream: None, incoming: Vec::new(), body: Vec::new() }
    }

    /// The body of the last answer, as it came.
    pub fn body(&self) -> &[u8] {
        &self.body
    }

    /// The body of the last answer, unpacked, as text.
    pub fn text(&self, head: &Head) -> String {
        let mut plain = String::new();
        if head.gzip {
            let read =
                std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&*self.body), &mut plain);
            return read.map(|_| plain).unwrap_or_default();
        }
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Asks, and reads the whole answer.
    ///
    /// # Errors
    /// The server hangs up, or takes longer than anybody waits.
    pub async fn ask(&mut self, request: &[u8]) -> Outcome<Head> {
        let fresh = self.stream.is_none();
        let asked = tokio::time::timeout(PATIENCE, self.ask_now(request)).await;
        let asked = asked.unwrap_or_else(|_| Err(ErrorKind::TimedOut.into()));
        match asked {
            // A connection that was kept for too long: nothing has been read of this question.
            Err(error) if !fresh && is_gone(&error) && self.incoming.is_empty() && is_get(request) => {
                self.close();
                let again = tokio::time::timeout(PATIENCE, self.ask_now(request)).await;
                Ok(again.unwrap_or_else(|_| Err(ErrorKind::TimedOut.into()))?)
            }
            Err(error) => {
                self.close();
                Err(Trouble::Io(error))
            }
            Ok(head) => Ok(head),
        }
    }

    /// Forgets the connection; the next question makes a new one.
    pub fn close(&mut self) {
        self.stream = None;
        self.incoming.clear();
    }

    async fn ask_now(&mut self, request: &[u8]) -> std::io::Result<Head> {
        if self.stream.is_none() {
            self.stream = Some(connect_from(self.address, self.from).await?);
            self.incoming.clear();
        }
        let Some(stream) = &mut self.stream else { return Err(ErrorKind::NotConnected.into()) };
        stream.write_all(request).await?;
        let head = loop {
            if let Some(end) = memmem::find(&self.incoming, b"\r\n\r\n") {
                let head = read_head(&self.incoming[..end]);
                self.incoming.drain(..end + 4);
                break head;
            }
            more(stream, &mut self.incoming).await?;
        };
        self.body.clear();
        if head.chunked {
            read_chunks(stream, &mut self.incoming, &mut self.body).await?;
        } else if let Some(length) = head.length.filter(|_| head.status != 304) {
            while self.incoming.len() < length {
                more(stream, &mut self.incoming).await?;
            }
            self.body.extend(self.incoming.drain(..length));
        }
        if head.closes {
            self.close();
        }
        Ok(head)
    }
}

fn is_get(request: &[u8]) -> bool {
    request.starts_with(b"GET ")
}

fn is_gone(error: &Error) -> bool {
    use ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | UnexpectedEof)
}

/// Connects, without waiting for more to send; where there are too many connections for one address of
/// this machine, from another of its own (all of 127.0.0.0/8 is this machine).
///
/// # Errors
/// Nobody listens there.
pub async fn connect(address: SocketAddr) -> std::io::Result<TcpStream> {
    connect_from(address, 1).await
}

/// The same from the address 127.0.0.`from`.
///
/// # Errors
/// Nobody listens there.
pub async fn connect_from(address: SocketAddr, from: u8) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if from != 1 {
        socket.bind(SocketAddr::from(([127, 0, 0, from], 0)))?;
    }
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

async fn more(stream: &mut TcpStream, incoming: &mut Vec<u8>) -> std::io::Result<()> {
    incoming.reserve(16 * 1024);
    match stream.read_buf(incoming).await? {
        0 => Err(ErrorKind::UnexpectedEof.into()),
        _ => Ok(()),
    }
}

/// Reads what matters of a head.
pub fn read_head(bytes: &[u8]) -> Head {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or(0);
    let mut head = Head { status, ..Head::default() };
    for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
        match &*name.to_ascii_lowercase() {
            "content-length" => head.length = value.parse().ok(),
            "transfer-encoding" => head.chunked = value.contains("chunked"),
            "content-encoding" => head.gzip = value == "gzip",
            "connection" => head.closes = value == "close",
            "location" => head.location = Some(value.to_owned()),
            "x-refusal" => head.refusal = Some(value.to_owned()),
            _ => {}
        }
    }
    head
}

async fn read_chunks(
    stream: &mut TcpStream,
    incoming: &mut Vec<u8>,
    body: &mut Vec<u8>,
) -> std::io::Result<()> {
    let mut at = 0;
    loop {
        let line = loop {
            match memmem::find(&incoming[at..], b"\r\n") {
                Some(end) => break at + end,
                None => more(stream, incoming).await?,
            }
        };
        let size = std::str::from_utf8(&incoming[at..line]).ok();
        let size = size.and_then(|size| usize::from_str_radix(size.trim(), 16).ok());
        let size = size.ok_or(ErrorKind::InvalidData)?;
        let end = line + 2 + size + 2;
        while incoming.len() < end {
            more(stream, incoming).await?;
        }
        body.extend_from_slice(&incoming[line + 2..line + 2 + size]);
        at = end;
        if size == 0 {
            incoming.drain(..at);
            return Ok(());
        }
    }
}
