//! The program that attacks and measures: see `siege --help`.

#![allow(clippy::disallowed_methods)]

mod cli;

use std::net::SocketAddrV4;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::ArgMatches;
use siege::cluster::postgres::Postgres;
use siege::house::{Folder, House, Opening, program};
use siege::load::Load;
use siege::memory::Memory;
use siege::person::Manner;
use siege::report::Report;
use siege::trouble::{Outcome, Trouble};
use siege::watchers::Watchers;
use siege::{cost, cut, faults, folder, hangup, kill, load, memory, servers, watchers};
use tokio::signal::unix::{SignalKind, signal};

fn main() -> ExitCode {
    let matches = cli::commands().get_matches();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let ran =
        runtime.map_err(Trouble::Io).and_then(|runtime| runtime.block_on(unless_stopped(run(&matches))));
    match ran {
        Ok(reports) => {
            let json = matches.get_flag("json");
            for report in &reports {
                if json { println!("{}", report.json()) } else { print!("{}", report.text()) }
            }
            ExitCode::from(u8::from(reports.iter().any(|report| !report.wrong.is_empty())))
        }
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::from(2)
        }
    }
}

/// Does something unless somebody stops it: what it has started ends with it.
async fn unless_stopped<T>(work: impl Future<Output = Outcome<T>>) -> Outcome<T> {
    let mut terminated = signal(SignalKind::terminate())?;
    tokio::select! {
        done = work => done,
        _ = tokio::signal::ctrl_c() => Err(Trouble::told("stopped")),
        _ = terminated.recv() => Err(Trouble::told("stopped")),
    }
}

async fn run(matches: &ArgMatches) -> Outcome<Vec<Report>> {
    let Some((command, matches)) = matches.subcommand() else { return Ok(Vec::new()) };
    let clock = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(clock);
    let inside = matches.get_one::<PathBuf>("inside").cloned().unwrap_or_else(std::env::temp_dir);
    let fresh = Folder::fresh(&inside, command)?;
    let named = matches.get_one::<PathBuf>("program").cloned();
    let program = named.unwrap_or_else(|| program("target/release/roundhouse"));
    let opening = Opening::new(program, fresh.path().join("data"));
    let count = |name: &str| matches.get_one::<u64>(name).copied().unwrap_or_default();
    let running = (
        matches.get_one::<SocketAddrV4>("address"),
        matches.get_one::<u32>("pid"),
        matches.get_one::<PathBuf>("data"),
    );
    let open = || -> Outcome<House> {
        match running {
            (Some(address), _, _) if !address.ip().is_loopback() => {
                Err(Trouble::told("only this machine is ever attacked"))
            }
            (Some(address), Some(pid), Some(folder)) => Ok(House::running((*address).into(), *pid, folder)),
            _ => opening.open(),
        }
    };
    eprintln!("siege {command}, seed {seed}, program {}", opening.program.display());
    if command == "faults" {
        let asked: Vec<String> = matches.get_many::<String>("which").into_iter().flatten().cloned().collect();
        let mut reports = Vec::new();
        for fault in
            cli::FAULTS.iter().filter(|fault| asked.is_empty() || asked.iter().any(|name| name == *fault))
        {
            eprintln!("siege faults {fault} …");
            let own = Opening { folder: fresh.path().join(fault), ..opening.clone() };
            reports.push(match *fault {
                "full" => faults::disk::full(&own, 4, seed).await?,
                "read-only" => faults::disk::read_only(&own).await?,
                "second" => faults::second::second(&own, seed).await?,
                "lock" => faults::lock::lock(&own, Duration::from_secs(6), seed).await?,
                "stop" => faults::stop::stop(&own, seed).await?,
                "half-open" => {
                    let patience = Duration::from_secs(count("patience"));
                    faults::half_open::half_open(&own, count("connections") as usize, patience, seed).await?
                }
                "slow" => faults::slow::slow(&own, 100, seed).await?,
                "streams" => faults::streams::streams(&own, count("streams") as usize, seed).await?,
                "hints" => faults::hints::hints(&own, count("hints") as usize, 20, seed).await?,
                _ => faults::descriptors::descriptors(&own, 256, 400, seed).await?,
            });
        }
        return Ok(reports);
    }
    let report = match command {
        "load" => {
            let mode = matches.get_one::<String>("mode").map(String::as_str).unwrap_or_default();
            let manner = Manner::ALL
                .iter()
                .find(|(name, _)| *name == mode)
                .map_or(Manner::Plain, |(_, manner)| *manner);
            let rate = matches.get_one::<u64>("rate").copied();
            let asked =
                Load { tables: count("tables") as usize, seconds: count("seconds"), rate, manner, seed };
            let Some(address) = matches.get_one::<String>("database") else {
                return Ok(vec![load::load(&[open()?], asked).await?]);
            };
            let mut postgres = None;
            let address = match &**address {
                "own" => {
                    let folder = fresh.path().join("postgres");
                    postgres.insert(Postgres::open(&folder).await?).address()
                }
                address => address.to_owned(),
            };
            let opening = Opening { database: Some(address), ..opening.clone() };
            let houses: Outcome<Vec<House>> = (0..count("servers")).map(|_| opening.open()).collect();
            load::load(&houses?, asked).await?
        }
        "page" => cost::page(&mut open()?, count("count") as u32, seed).await?,
        "hangup" => hangup::hangup(&open()?, count("tables") as usize, count("actions") as u32, seed).await?,
        "kill" => kill::kill(&opening, count("kills") as u32, count("tables") as usize, seed).await?,
        "servers" => {
            let (kills, database_kills) = (count("kills") as u32, count("database-kills") as u32);
            let asked = servers::Servers { tables: count("tables") as usize, kills, database_kills, seed };
            servers::servers(&opening.program, fresh.path(), asked).await?
        }
        "cut" => {
            let asked = cut::Cut { tables: count("tables") as usize, seconds: count("seconds"), seed };
            cut::cut(&opening.program, fresh.path(), asked).await?
        }
        "watchers" => {
            let (every, seconds) = (count("every"), count("for"));
            let asked = Watchers { count: count("count") as usize, every, seconds, seed };
            watchers::watchers(&open()?, asked).await?
        }
        "memory" => {
            let (stored, opened) = (count("stored") as usize, count("opened") as usize);
            let asked = Memory { stored, opened, steps: count("steps") as u32, seed };
            memory::memory(&opening, asked).await?
        }
        "folder" => {
            let at = matches.get_one::<PathBuf>("at").cloned().unwrap_or_default();
            if at.exists() {
                folder::copied(&at, &opening.folder)?;
                folder::check(&opening, seed).await?
            } else {
                folder::make(&Opening { folder: at, ..opening.clone() }, seed).await?
            }
        }
        _ => cost::update(&open()?, count("tables") as u32, seed).await?,
    };
    Ok(vec![report])
}
