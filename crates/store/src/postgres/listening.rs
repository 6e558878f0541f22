//! What other servers have done: the database carries the news.
//!
//! A notice may be lost, with a connection or a server. So nobody relies on one alone: whoever asks for a table
//! is answered by what the log has, and tables that somebody follows are looked at every few seconds.

use std::sync::Weak;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio_postgres::{AsyncMessage, Config, NoTls};

use super::Notice;
use super::connecting::in_time;
use super::living::Life;
use crate::StoreError;
use crate::statement::{News, What};

/// So many notices may be unheard before only that there were some is known.
pub(super) const UNHEARD: usize = 4096;
/// A notice may be so long.
const LONGEST: usize = 7_000;
/// After it broke, the connection is tried again after this time.
const AGAIN: Duration = Duration::from_millis(500);

/// Where the servers of a house tell each other: another house on the same database hears nothing of it.
pub(super) fn channel(key: &str) -> String {
    // The beginning of a hash of the key would do as well; of a key of 64 letters these say nothing.
    let mixed = key.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("roundhouse_{mixed:016x}")
}

/// What is to be told of news, as statements: `7 abc:t def:w`, where 7 is who tells it.
pub(super) fn told<'n>(channel: &str, server: i64, news: impl Iterator<Item = &'n News>) -> String {
    let mut tables: Vec<(&str, What)> =
        news.filter_map(|news| Some((news.table.as_deref()?, news.what))).collect();
    tables.sort_unstable();
    tables.dedup();
    let (mut statements, mut text) = (String::new(), String::new());
    let mut end = |text: &mut String| {
        if !text.is_empty() {
            statements += &format!("select pg_notify('{channel}', '{server}{text}');");
            text.clear();
        }
    };
    for (table, what) in tables {
        // Ids are letters and digits; what isn't would not be one.
        if table.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            text += &format!(" {table}:{}", letter(what));
        }
        if text.len() > LONGEST {
            end(&mut text);
        }
    }
    end(&mut text);
    statements
}

fn letter(what: What) -> char {
    match what {
        What::Table => 't',
        What::Waiting => 'w',
        What::Presence => 'p',
    }
}

/// What a notice says; nothing, if this server told it itself. What can't be read is of a newer program.
fn heard(server: i64, text: &str) -> Vec<Notice> {
    let mut words = text.split(' ');
    if words.next() == Some(&server.to_string()) {
        return Vec::new();
    }
    let notice = |word: &str| match word.split_once(':') {
        Some((table, "t")) => Notice::Changed(table.to_owned(), What::Table),
        Some((table, "w")) => Notice::Changed(table.to_owned(), What::Waiting),
        Some((table, "p")) => Notice::Changed(table.to_owned(), What::Presence),
        _ => Notice::Anything,
    };
    words.map(notice).collect()
}

/// Listens for as long as anybody has the store.
pub(super) async fn listen(
    config: Config,
    channel: String,
    life: Weak<Life>,
    news: broadcast::Sender<Notice>,
) {
    while life.upgrade().is_some_and(|life| !life.is_ended()) {
        if let Err(error) = follow(&config, &channel, &life, &news).await {
            tracing::debug!(%error, "nobody listens to the other servers just now");
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn follow(
    config: &Config,
    channel: &str,
    life: &Weak<Life>,
    news: &broadcast::Sender<Notice>,
) -> Result<(), StoreError> {
    let (client, mut connection) = in_time(async { Ok(config.connect(NoTls).await?) }).await?;
    let listen = format!("listen {channel}");
    let mut listening = std::pin::pin!(client.batch_execute(&listen));
    let (mut ready, mut look) = (false, tokio::time::interval(Duration::from_secs(1)));
    loop {
        tokio::select! {
            done = &mut listening, if !ready => {
                done?;
                ready = true;
                // Whatever happened before is to be looked at.
                let _ = news.send(Notice::Anything);
            }
            message = std::future::poll_fn(|context| connection.poll_message(context)) => match message {
                Some(Ok(AsyncMessage::Notification(told))) => {
                    let Some(life) = life.upgrade() else { return Ok(()) };
                    // Nobody need hear it.
                    heard(life.server(), told.payload()).into_iter().for_each(|notice| drop(news.send(notice)));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Ok(()),
            },
            _ = look.tick() => {
                if life.upgrade().is_none_or(|life| life.is_ended()) {
                    return Ok(());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_heard_by_others_alone() {
        let news = [("abc", What::Table), ("def", What::Waiting), ("abc", What::Table), ("x'y", What::Table)];
        let news = news.map(|(table, what)| News::of(table, what));
        let statements = told("channel", 7, news.iter().chain([&News::default()]));
        assert_eq!(statements, "select pg_notify('channel', '7 abc:t def:w');");
        let changed = |table: &str, what| Notice::Changed(table.to_owned(), what);
        let all = [changed("abc", What::Table), changed("def", What::Waiting)];
        assert_eq!(heard(8, "7 abc:t def:w"), all);
        assert!(heard(7, "7 abc:t").is_empty());
        assert_eq!(heard(8, "7 abc:new"), [Notice::Anything]);
    }

    #[test]
    fn many_tables_are_told_in_several_notices() {
        let news: Vec<News> = (0..1000).map(|n| News::of(&format!("table{n:020}"), What::Table)).collect();
        let statements = told("channel", 7, news.iter());
        let notices: Vec<&str> = statements.split_inclusive(';').collect();
        assert!(notices.len() > 3 && notices.iter().all(|notice| notice.len() < 7_900), "{}", notices.len());
        assert_eq!(statements.matches("table").count(), 1000);
    }
}
