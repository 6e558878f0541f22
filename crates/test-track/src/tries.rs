//! How many tries, and for how long.
//!
//! As a part of all tests each target makes a fixed number of tries, the same ones on every run. With
//! `PROPTEST_CASES` it makes so many; with `ROUNDHOUSE_FUZZ_SECONDS` it goes on with ever new ones for so
//! long. What fails is made as small as can be and told.

use std::fmt::Debug;
use std::hash::{BuildHasher as _, RandomState};
use std::time::{Duration, Instant};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// So many in a row before the clock is looked at.
const IN_A_ROW: u32 = 32;

/// Tries what is promised of all inputs, with so many of them where nobody says otherwise.
///
/// # Panics
/// The promise doesn't hold; tells the smallest input found for which it doesn't.
#[allow(clippy::disallowed_methods, reason = "whoever runs it says for how long")]
pub fn tries<S: Strategy<Value: Debug>>(usually: u32, inputs: &S, promise: impl Fn(S::Value)) {
    let variable = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u32>().ok());
    let Some(seconds) = variable("ROUNDHOUSE_FUZZ_SECONDS") else {
        let tries = variable("PROPTEST_CASES").unwrap_or(usually);
        return run(tries, TestRng::deterministic_rng(RngAlgorithm::ChaCha), inputs, promise);
    };
    let (start, fresh) = (Instant::now(), RandomState::new());
    let mut round = 0_u64;
    while start.elapsed() < Duration::from_secs(seconds.into()) {
        let mut seed = [0; 32];
        for (place, part) in seed.chunks_mut(8).enumerate() {
            part.copy_from_slice(&fresh.hash_one((round, place)).to_le_bytes());
        }
        run(IN_A_ROW, TestRng::from_seed(RngAlgorithm::ChaCha, &seed), inputs, &promise);
        round += 1;
    }
    println!("{} tries", round * u64::from(IN_A_ROW));
}

fn run<S: Strategy<Value: Debug>>(tries: u32, rng: TestRng, inputs: &S, promise: impl Fn(S::Value)) {
    let config =
        Config { cases: tries, failure_persistence: None, max_shrink_iters: 2000, ..Config::default() };
    let tried = TestRunner::new_with_rng(config, rng).run(inputs, |input| {
        promise(input);
        Ok(())
    });
    if let Err(failure) = tried {
        panic!("{failure}");
    }
}
