//! The oldest Rust that we claim to need is enough for all that we build on.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// A version of Rust, as Cargo.toml and README write it.
const CLAIM: &str = env!("CARGO_PKG_RUST_VERSION");

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn told(command: &mut Command) -> String {
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// All that is built on this machine, the libraries of others too.
fn packages() -> Vec<Value> {
    let rustc = told(Command::new("rustc").arg("-vV"));
    let host = rustc.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    let text = told(
        Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--offline", "--filter-platform", host])
            .arg("--manifest-path")
            .arg(workspace().join("Cargo.toml")),
    );
    let metadata: Value = serde_json::from_str(&text).expect("cargo speaks JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

/// A version as numbers: 1.89 and 1.89.0 are the same.
fn version(text: &str) -> [u32; 3] {
    let mut numbers = text.split('.').map(|number| number.parse().expect("a number"));
    std::array::from_fn(|_| numbers.next().unwrap_or(0))
}

#[test]
fn no_library_claims_a_newer_rust_than_we_do() {
    let packages = packages();
    let claims = |package: &&Value| package["rust_version"].is_string();
    assert!(packages.iter().filter(claims).count() > 50, "the claims are read");
    for package in packages.iter().filter(claims) {
        let theirs = package["rust_version"].as_str().expect("text");
        let (name, number) = (&package["name"], &package["version"]);
        assert!(version(theirs) <= version(CLAIM), "{name} {number} needs Rust {theirs}, we claim {CLAIM}");
    }
}

#[test]
fn readme_says_the_same() {
    let readme = std::fs::read_to_string(workspace().join("README.md")).expect("text");
    assert!(readme.contains(&format!("Rust {CLAIM} or newer")), "README should say “Rust {CLAIM} or newer”");
}
