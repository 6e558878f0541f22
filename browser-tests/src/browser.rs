//! A browser without a window, with a profile of its own.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::ops::Deref;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::{Capabilities, WebDriver};

use crate::{Running, free_port, listens};

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// Dark ink on light paper.
    Light,
    /// Light on dark.
    Dark,
}

/// A browser; it is closed with whoever holds it, also in a panic.
pub struct Browser {
    web: Option<WebDriver>,
    port: u16,
    _driver: Running,
    /// Whether it runs scripts.
    pub scripts: bool,
}

impl Deref for Browser {
    type Target = WebDriver;

    fn deref(&self) -> &WebDriver {
        self.web.as_ref().expect("a browser that is open")
    }
}

impl Drop for Browser {
    /// Asks the driver to close the browser, without a runtime: it may be panicking.
    fn drop(&mut self) {
        let Some(web) = self.web.take() else { return };
        // Firefox's driver answers to its own address alone.
        let address = format!("localhost:{}", self.port);
        let ask = format!("DELETE /session/{} HTTP/1.1\r\nHost: {address}\r\n\r\n", web.session_id());
        let _ = web.leak();
        if let Ok(mut driver) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = driver.set_read_timeout(Some(Duration::from_secs(5)));
            let _ = driver.write_all(ask.as_bytes());
            let _ = driver.read(&mut [0; 64]);
        }
    }
}

impl Browser {
    /// Opens a browser that speaks English.
    pub async fn open() -> Browser {
        Browser::with(true).await
    }

    /// Opens a browser in which scripts are switched off.
    pub async fn without_scripts() -> Browser {
        Browser::with(false).await
    }

    /// Opens Firefox. What only Chromium can do isn't to be had there: other sizes, fingers, complaints.
    pub async fn firefox() -> Browser {
        let flags = json!({ "args": ["-headless", "-width", "1280", "-height", "900"],
            "prefs": { "intl.accept_languages": "en", "ui.prefersReducedMotion": 1 } });
        let all = json!({ "browserName": "firefox", "moz:firefoxOptions": flags });
        Browser::driven("geckodriver", true, as_capabilities(all)).await
    }

    async fn with(scripts: bool) -> Browser {
        Browser::driven("chromedriver", scripts, capabilities(scripts)).await
    }

    async fn driven(program: &str, scripts: bool, capabilities: Capabilities) -> Browser {
        let port = free_port();
        let driver = Command::new(program)
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let driver = Running(driver.unwrap_or_else(|error| panic!("{program}: {error}")));
        listens(port, program).await;
        let web = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await.expect("a browser");
        Browser { web: Some(web), port, _driver: driver, scripts }
    }

    /// What a script says about the page.
    ///
    /// # Panics
    /// The script fails.
    pub async fn ask(&self, script: &str, args: &[Value]) -> Value {
        let said = self.execute(script, args.to_vec()).await;
        said.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// Everything that the browser complained about as an error since it was asked last.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.browser_log().await.expect("the browser's log");
        log.into_iter().filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect()
    }

    /// Makes the page so large, in CSS pixels; what is as narrow as a phone is touched like one.
    pub async fn resize(&self, width: u32, height: u32) {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        });
        self.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await.expect("another size");
        let touched = json!({ "enabled": width < 600, "maxTouchPoints": 2 });
        self.cdp().send_raw("Emulation.setTouchEmulationEnabled", touched).await.expect("fingers or none");
    }

    /// Makes it day or night.
    pub async fn set_scheme(&self, scheme: Scheme) {
        let value = if scheme == Scheme::Dark { "dark" } else { "light" };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.cdp().send_raw("Emulation.setEmulatedMedia", media).await.expect("another scheme");
    }

    /// Lets things move, or asks for stillness as it was in the beginning.
    pub async fn set_motion(&self, moving: bool) {
        let value = if moving { "no-preference" } else { "reduce" };
        let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": value }] });
        self.cdp().send_raw("Emulation.setEmulatedMedia", media).await.expect("motion or stillness");
    }

    /// Puts fingers on the page, or moves those that are there (`touchStart`, `touchMove`), or lifts
    /// them (`touchEnd`, with none).
    pub async fn touch(&self, kind: &str, fingers: &[(f64, f64)]) {
        let point = |(id, (x, y)): (usize, &(f64, f64))| json!({ "id": id, "x": x, "y": y });
        let points: Vec<Value> = fingers.iter().enumerate().map(point).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.cdp().send_raw("Input.dispatchTouchEvent", event).await.expect("a touch");
    }

    /// Taps on the page.
    pub async fn tap(&self, spot: (f64, f64)) {
        self.touch("touchStart", &[spot]).await;
        self.touch("touchEnd", &[]).await;
    }

    /// Clicks with a mouse somewhere on the page.
    pub async fn click_at(&self, (x, y): (f64, f64)) {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.cdp().send_raw("Input.dispatchMouseEvent", event).await.expect("a click");
        }
    }

    /// Saves what the window shows.
    pub async fn shoot(&self, file: &Path) {
        self.screenshot(file).await.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}

fn capabilities(scripts: bool) -> Capabilities {
    let flags = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Stories read pages as they are, not as they are on the way to it.
        "--force-prefers-reduced-motion",
        "--disable-extensions",
        // With what the browser keeps for itself, pages are 800 high.
        "--window-size=1280,943",
        "--accept-lang=en",
    ];
    let preferences = if scripts {
        json!({ "intl.accept_languages": "en" })
    } else {
        json!({ "intl.accept_languages": "en", "profile.managed_default_content_settings.javascript": 2 })
    };
    let all = json!({
        "browserName": "chrome",
        "goog:chromeOptions": { "args": flags, "prefs": preferences },
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    as_capabilities(all)
}

fn as_capabilities(all: Value) -> Capabilities {
    match all {
        Value::Object(all) => all.into(),
        _ => Capabilities::new(),
    }
}
