//! The program, with the games of the house.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    roundhouse::run(Ok(stalls::house()), &arguments).into()
}
