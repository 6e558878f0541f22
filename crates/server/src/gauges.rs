//! What whoever runs the house can watch: numbers as Prometheus reads them.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Metric, Registry};
use store::Store;

/// What was asked, and how it was answered.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub(crate) struct Answered {
    /// The address as it is in the table of addresses, without anybody's table in it.
    pub route: String,
    /// The status.
    pub status: u16,
}

/// All numbers.
pub struct Gauges {
    pub(crate) answers: Family<Answered, Counter>,
    pub(crate) seconds: Histogram,
    pub(crate) connections: Gauge,
    pub(crate) turned_away: Counter,
    pub(crate) streams: Gauge,
    entries: Counter<u64, AtomicU64>,
    pub(crate) failed_writes: Counter,
    tables: Gauge,
    waiting: Gauge,
    reached: Gauge,
    driven: Gauge,
    registry: Registry,
}

/// A number that is among all from now on.
fn kept<M: Metric + Clone + Default>(all: &mut Registry, name: &str, help: &str) -> M {
    let number = M::default();
    all.register(name, help, number.clone());
    number
}

impl Gauges {
    pub(crate) fn new() -> Gauges {
        let mut registry = Registry::with_prefix("roundhouse");
        let all = &mut registry;
        let answers = kept(all, "answers", "Answers, by address and status");
        let seconds = Histogram::new(exponential_buckets(0.0005, 2.0, 15));
        all.register("answer_seconds", "How long answers took, streams apart", seconds.clone());
        Gauges {
            answers,
            seconds,
            connections: kept(all, "connections", "Connections now"),
            turned_away: kept(all, "connections_turned_away", "Connections that were one too many"),
            streams: kept(all, "streams", "Streams of events now"),
            entries: kept(all, "entries", "Entries written to tables' logs"),
            failed_writes: kept(all, "failed_writes", "Entries that could not be written"),
            tables: kept(all, "tables_in_memory", "Tables in memory now"),
            waiting: kept(all, "thoughts_waiting", "Bots and hints that wait for a thread"),
            reached: kept(all, "store_reached", "Whether the store can be reached: 1, or 0"),
            driven: kept(
                all,
                "tables_driven",
                "Tables in a shared store whose bots and clocks this server runs",
            ),
            registry,
        }
    }

    pub(crate) fn written(&self, entries: usize) {
        self.entries.inc_by(entries as u64);
    }

    /// All numbers as text.
    pub(crate) fn text(&self, tables: usize, waiting: usize, store: &Store) -> String {
        self.tables.set(tables as i64);
        self.waiting.set(waiting as i64);
        self.reached.set(i64::from(store.reach().is_none_or(|reach| *reach.borrow())));
        self.driven.set(store.driven() as i64);
        let mut out = String::new();
        let _ = text::encode(&mut out, &self.registry);
        out
    }
}
