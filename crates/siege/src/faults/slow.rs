//! Readers that never read: of pages, asked for over and over on one connection, and of streams at a table
//! where a lot happens. Others play on, and the server's memory stays within bounds.

use std::time::Duration;

use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpSocket;

use crate::connection::Connection;
use crate::house::{House, Opening};
use crate::person::Person;
use crate::report::Report;
use crate::stream::events;
use crate::tables::{Pair, STEPS, page_of};
use crate::trouble::Outcome;

/// A reader that doesn't read may cost the server so much, in MB: a page in its hands, and what the system
/// buffers for it.
const BOUND: f64 = 2.0;

/// Lets so many readers be slow.
///
/// # Errors
/// The house doesn't open.
pub async fn slow(opening: &Opening, count: usize, seed: u64) -> Outcome<Report> {
    let title = format!("slow: {count} readers of pages and as many of a stream never read");
    let (mut report, mut chance, house, mut bystander) = super::scene(opening, title, seed).await?;
    bystander.plays(5, "before", &mut report).await;
    let mut connection = Connection::to(house.address);
    let pair = Pair::lay(&mut connection, &mut chance).await?;
    let memory = house.memory(false);
    let page = page_of(&mut connection, &pair.people[0], &pair.table).await?;
    let mut readers = Vec::new();
    for _ in 0..count {
        let person = Person::new(&mut chance);
        let page_request = person.get(&format!("/t/{}", pair.table)).repeat(20);
        readers.push(asks(&house, &page_request).await?);
        readers.push(asks(&house, &person.get(&events(&pair.table, &page))).await?);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    for step in 0..STEPS {
        let status = pair.act(&mut connection, step).await?.status;
        report.must(status == 303, format!("an action at the watched table was answered {status}"));
    }
    bystander.plays(10, "with all of them", &mut report).await;
    let grown = house.memory(false) - memory;
    report.figure("MB more for the server", grown);
    report.must(grown <= BOUND * 2.0 * count as f64 + 50.0, format!("{grown:.0} MB more"));
    drop(readers);
    bystander.plays(3, "afterwards", &mut report).await;
    Ok(report)
}

/// Asks with as small a window as the system allows, and never reads.
async fn asks(house: &House, request: &[u8]) -> Outcome<tokio::net::TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    let mut stream = socket.connect(house.address).await?;
    stream.write_all(request).await?;
    Ok(stream)
}
