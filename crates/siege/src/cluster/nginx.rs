//! nginx with the configuration that `deploy/` has for several servers, on ports of our own and without https.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use super::{as_servant, give, signal};
use crate::trouble::{Outcome, Trouble, ensure};

/// What those who run a house on several servers take.
const SITE: &str = include_str!("../../../../deploy/nginx-servers.conf");

/// The program, if there is one.
pub fn program() -> Option<PathBuf> {
    let usual = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"];
    usual.iter().map(PathBuf::from).find(|path| path.exists())
}

/// nginx in front of servers.
pub struct Nginx {
    child: Child,
    folder: PathBuf,
    /// Where people come in.
    pub address: SocketAddr,
}

impl Nginx {
    /// Starts it in a folder, on a port, in front of servers on these ports.
    ///
    /// # Errors
    /// There is none, or it doesn't take the configuration.
    pub fn start(folder: &Path, port: u16, servers: &[u16]) -> Outcome<Nginx> {
        let program = program().ok_or_else(|| Trouble::told("there is no nginx"))?;
        give(folder)?;
        std::fs::write(folder.join("site.conf"), site(SITE, port, servers)?)?;
        std::fs::write(folder.join("nginx.conf"), frame())?;
        let command = |more: &[&str]| {
            let mut command = as_servant(&program, folder);
            command.arg("-p").arg(folder).args(["-e", "error.log", "-c", "nginx.conf"]).args(more);
            command
        };
        let tested = command(&["-t"]).output()?;
        ensure(tested.status.success(), String::from_utf8_lossy(&tested.stderr))?;
        let child = command(&[]).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        Ok(Nginx { child, folder: folder.to_owned(), address: SocketAddr::from(([127, 0, 0, 1], port)) })
    }

    /// What it wrote down as trouble, by the beginnings of its sentences.
    pub fn troubles(&self) -> String {
        std::fs::read_to_string(self.folder.join("error.log")).unwrap_or_default()
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = signal("-TERM", &[self.child.id()]);
        let _ = self.child.wait();
    }
}

/// The file around the site's: everything it writes is in its own folder.
fn frame() -> String {
    let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let folders: String = folders.iter().map(|name| format!("    {name}_temp_path {name};\n")).collect();
    format!(
        "daemon off;\nworker_processes 1;\npid nginx.pid;\nerror_log error.log error;\n\
         events {{\n    worker_connections 8192;\n}}\n\
         http {{\n    access_log off;\n{folders}    include site.conf;\n}}\n"
    )
}

/// The site's configuration for ports of our own: those of the servers and of nginx itself are put in, and what
/// concerns https is left out. All the rest is as people have it.
fn site(text: &str, port: u16, servers: &[u16]) -> Outcome<String> {
    let (before, after) = text
        .split_once("server {\n    listen 80;")
        .ok_or_else(|| Trouble::told("the site has no port 80"))?;
    let (_, after) = after.split_once("\n}\n").ok_or_else(|| Trouble::told("the site has no end"))?;
    let mut seen = (0, 0);
    let mut ours = String::new();
    for line in before.lines().chain(after.lines()) {
        let words = line.trim_start();
        match words.split(' ').next().unwrap_or_default() {
            "server" if words.starts_with("server 127.0.0.1:") => {
                if let (Some(server), Some((_, rest))) = (servers.get(seen.0), words[8..].split_once(' ')) {
                    ours += &format!("    server 127.0.0.1:{server} {rest}\n");
                }
                seen.0 += 1;
            }
            "listen" => {
                if seen.1 == 0 {
                    ours += &format!("    listen 127.0.0.1:{port};\n");
                }
                seen.1 += 1;
            }
            word if word.starts_with("ssl_") || words.contains("Strict-Transport-Security") => {}
            _ => {
                ours += line;
                ours.push('\n');
            }
        }
    }
    ensure(seen.0 >= servers.len() && seen.1 == 2, "the site's configuration isn't as it was")?;
    Ok(ours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_is_that_of_deploy_on_other_ports() {
        let ours = site(SITE, 5000, &[5001, 5002]).expect("a site");
        for line in [
            "    listen 127.0.0.1:5000;",
            "    server 127.0.0.1:5001 max_fails=1 fail_timeout=1s;",
            "    server 127.0.0.1:5002 max_fails=1 fail_timeout=1s;",
        ] {
            assert!(ours.lines().any(|own| own == line), "{line} in {ours}");
        }
        assert!(!ours.contains("ssl_") && !ours.contains("443") && !ours.contains("return 301"), "{ours}");
        let theirs = |word: &str| SITE.lines().filter(|line| line.trim_start().starts_with(word)).count();
        let own = |word: &str| ours.lines().filter(|line| line.trim_start().starts_with(word)).count();
        for word in ["proxy_", "location", "limit_", "error_page", "keepalive"] {
            assert!(own(word) > 0 && own(word) == theirs(word), "{word}");
        }
    }
}
