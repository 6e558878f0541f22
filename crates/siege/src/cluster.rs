//! Several servers of one house on one Postgres, behind nginx: each a process of its own that can be killed.
//!
//! - [`postgres`]: the database; [`nginx`]: what is in front; [`server`]: a server that is started again when it
//!   ends; [`black_hole`]: a way to the database that can be cut
//! - [`people`]: those who play through it all; [`watch`]: whether it is up, and whether bots go on

pub mod black_hole;
pub mod nginx;
pub mod people;
pub mod postgres;
pub mod server;
pub mod watch;

use std::os::unix::fs::MetadataExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::chance::Chance;
use crate::house::{Folder, Opening};
use crate::trouble::{Outcome, Trouble};

use nginx::Nginx;
use postgres::Postgres;
use server::Server;

/// Servers on one database, and nginx in front of them.
pub struct Cluster {
    /// The servers.
    pub servers: Vec<Server>,
    /// What is in front of them.
    pub front: Nginx,
    /// The database. It goes last, after those who use it.
    pub postgres: Postgres,
    _folder: Folder,
}

/// Why no cluster can be had here, if it can't.
pub fn missing() -> Option<String> {
    let nginx = nginx::program().is_none().then_some("there is no nginx (Debian's nginx-light)");
    nginx.or_else(postgres::missing).map(str::to_owned)
}

impl Cluster {
    /// Opens a house with so many servers in a fresh folder inside another. The servers reach the database each by
    /// the way that `way` makes of its address.
    ///
    /// # Errors
    /// One of them doesn't open.
    pub async fn open(
        program: &Path,
        inside: &Path,
        count: usize,
        mut way: impl AsyncFnMut(usize, &Postgres) -> Outcome<String>,
    ) -> Outcome<Cluster> {
        if let Some(missing) = missing() {
            return Err(Trouble::told(missing));
        }
        let folder = Folder::fresh(inside, &format!("cluster-{}", number()))?;
        let postgres = Postgres::open(&folder.path().join("postgres")).await?;
        let mut servers = Vec::new();
        for number in 0..count {
            let opening = Opening {
                database: Some(way(number, &postgres).await?),
                port: free_port()?,
                more: vec!["--trust-proxy".to_owned(), "--log".to_owned(), "warn".to_owned()],
                ..Opening::new(program, folder.path())
            };
            servers.push(Server::start(opening)?);
        }
        let ports: Vec<u16> = servers.iter().map(|server| server.address.port()).collect();
        let front = Nginx::start(&folder.path().join("nginx"), free_port()?, &ports)?;
        for server in &servers {
            server.ready().await?;
        }
        Ok(Cluster { servers, front, postgres, _folder: folder })
    }
}

/// A number that nobody else in this program has got.
fn number() -> u64 {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// A port where nobody listens, and the system puts nobody who only connects: never the same one twice.
fn free_port() -> Outcome<u16> {
    let mut chance = Chance::new(u64::from(std::process::id()));
    let first = chance.below(20_000) as u64;
    for _ in 0..100 {
        let port = 11_000 + ((first + number()) % 20_000) as u16;
        if std::net::TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return Ok(port);
        }
    }
    Err(Trouble::told("no port is free"))
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// Who runs what refuses to be root: their numbers, if we are.
fn servant() -> Option<(u32, u32)> {
    let users = std::fs::read_to_string("/etc/passwd").ok().filter(|_| is_root())?;
    let line = users.lines().find(|line| line.starts_with("postgres:"))?;
    let mut fields = line.split(':').skip(2).map(str::parse);
    Some((fields.next()?.ok()?, fields.next()?.ok()?))
}

/// Lets the servant have a folder.
fn give(folder: &Path) -> Outcome<()> {
    std::fs::create_dir_all(folder)?;
    if let Some((user, group)) = servant() {
        std::os::unix::fs::chown(folder, Some(user), Some(group))?;
    }
    Ok(())
}

/// A command that the servant runs in a folder.
fn as_servant(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).stdin(std::process::Stdio::null());
    if let Some((user, group)) = servant() {
        command.uid(user).gid(group);
    }
    command
}

/// Sends processes a signal.
fn signal(name: &str, processes: &[u32]) -> Outcome<()> {
    let processes = processes.iter().map(ToString::to_string);
    // One that has gone by itself meanwhile is no trouble.
    Command::new("kill").arg(name).args(processes).stderr(std::process::Stdio::null()).status()?;
    Ok(())
}
