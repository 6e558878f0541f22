//! How a house is run: what whoever runs it may say, and what it allows.

use std::time::Duration;

/// How a house is run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// How long bots wait before each action.
    pub pace: Duration,
    /// How long bots hold back after something that its owner can take back for free.
    pub hold_back: Duration,
    /// How long somebody has to be away before their seat may be handed to a bot.
    pub grace: Duration,
    /// Nobody's time is up sooner than this after a table came into memory: the house may have been closed.
    pub after_opening: Duration,
    /// The address that everybody knows the house by, without a slash at its end: `https://house.example`.
    pub public_url: Option<String>,
    /// The address that others can open if there is no such: `http://192.168.1.5:4710`. It begins with
    /// `http://127.0.0.1` or the like if nobody else can.
    pub shown_at: String,
    /// Whether a proxy in front of the house is believed who asks, and how.
    pub trust_proxy: bool,
    /// What one has to know to come in.
    pub passphrase: Option<String>,
    /// What is too much.
    pub limits: Limits,
}

impl Settings {
    /// A house at this address, as most are run.
    pub fn at(shown_at: &str) -> Settings {
        Settings { shown_at: shown_at.to_owned(), ..Settings::default() }
    }

    /// Whether only this machine can open the house.
    pub fn is_private(&self) -> bool {
        self.public_url.is_none() && is_loopback(&self.shown_at)
    }

    /// Whether nobody else can open an address at this host: it is the machine's own name for itself.
    pub(crate) fn is_unreachable(&self, host: &str) -> bool {
        self.is_private() && is_loopback(host)
    }
}

/// Whether an address means the machine itself.
pub(crate) fn is_loopback(address: &str) -> bool {
    let host = address.split("://").last().unwrap_or_default();
    ["127.", "localhost", "[::1]"].iter().any(|own| host.starts_with(own))
}

/// What is too much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections at a time.
    pub connections: usize,
    /// Connections at a time from one address; this machine's own and a trusted proxy's are not counted.
    pub connections_an_address: usize,
    /// Streams at a time for one person.
    pub streams_a_person: usize,
    /// Tables that a person may lay in an hour.
    pub tables_an_hour: u32,
    /// Tables that may be laid from one address in an hour; this machine's own is not counted.
    pub tables_an_address: u32,
    /// Tries at the passphrase, and at keys, from one address in an hour.
    pub tries_an_hour: u32,
    /// Changes of what is kept of people, from one address in an hour; for this machine's own of one person.
    pub changes_an_hour: u32,
    /// Records that may be brought along from one address in an hour; for this machine's own by one person.
    pub records_an_hour: u32,
    /// What one person may say in ten seconds.
    pub lines_a_person: usize,
    /// The same for all people of one address; this machine's own are not counted so.
    pub lines_an_address: usize,
    /// Hints that are being thought about for one person at a time.
    pub hints_a_person: usize,
    /// The same for all people of one address; this machine's own are not counted so.
    pub hints_an_address: usize,
    /// Tables in memory that nobody needs just now.
    pub idle_tables: usize,
    /// For how long a table stays in memory after it was needed.
    pub idle_for: Duration,
    /// How long a connection may take to say what it wants, and may say nothing between two questions.
    pub head: Duration,
    /// How long it may take to send a form.
    pub body: Duration,
    /// How long it may take to take what it is sent.
    pub writing: Duration,
    /// How long a server that stops waits for what is under way.
    pub stopping: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let seconds = Duration::from_secs;
        Limits {
            connections: 16_384,
            connections_an_address: 512,
            streams_a_person: 32,
            tables_an_hour: 300,
            tables_an_address: 1_200,
            tries_an_hour: 60,
            changes_an_hour: 240,
            records_an_hour: 60,
            lines_a_person: 6,
            lines_an_address: 40,
            hints_a_person: 3,
            hints_an_address: 24,
            idle_tables: 512,
            idle_for: seconds(600),
            head: seconds(20),
            body: seconds(10),
            writing: seconds(30),
            stopping: seconds(10),
        }
    }
}
