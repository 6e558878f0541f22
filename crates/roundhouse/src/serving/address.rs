//! Where the house can be opened from: by this computer only, or by others too.

use std::net::{IpAddr, SocketAddr};

/// The name of a network this computer is in, and the computer's address there.
pub type Interface = (String, IpAddr);

/// Networks that connect what runs inside this computer: nobody outside reaches them.
const INNER: [&str; 6] = ["docker", "br-", "veth", "virbr", "vmnet", "podman"];

/// The networks of this computer, as far as the system tells.
pub fn interfaces() -> Vec<Interface> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    all.into_iter().map(|interface| (interface.name.clone(), interface.ip())).collect()
}

/// The addresses under which the house can be opened.
#[derive(PartialEq, Eq, Debug)]
pub struct Reach {
    /// By a browser on this computer, if it can.
    pub here: Option<String>,
    /// By others.
    pub others: Option<String>,
}

impl Reach {
    /// Who can open a house that listens there. `named` is the host as it was asked for.
    pub fn of(listening: SocketAddr, named: &str, interfaces: &[Interface]) -> Reach {
        let (ip, port) = (listening.ip(), listening.port());
        let url = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, port));
        if ip.is_loopback() {
            return Reach { here: Some(url(ip)), others: None };
        }
        if !ip.is_unspecified() {
            // Whoever named the computer wants others to read that name.
            let is_name = named.parse::<IpAddr>().is_err() && !named.contains(':');
            let others = if is_name { format!("http://{named}:{port}") } else { url(ip) };
            return Reach { here: None, others: Some(others) };
        }
        let loopback =
            if ip.is_ipv4() { IpAddr::from([127, 0, 0, 1]) } else { IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]) };
        Reach { here: Some(url(loopback)), others: outward(interfaces, ip.is_ipv6()).map(url) }
    }

    /// The address for invitations, while nothing better is known.
    pub fn shown(&self, listening: SocketAddr) -> String {
        let known = self.others.as_ref().or(self.here.as_ref());
        known.cloned().unwrap_or_else(|| format!("http://{listening}"))
    }
}

/// The address of this computer that others are most likely to reach: a private one, as homes and
/// offices have, else any that isn't for this computer alone.
fn outward(interfaces: &[Interface], six_too: bool) -> Option<IpAddr> {
    let seen = |(name, ip): &&Interface| {
        let inner = INNER.iter().any(|inner| name.starts_with(inner));
        let usable = match ip {
            IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local() && !ip.is_unspecified(),
            IpAddr::V6(ip) => six_too && !ip.is_loopback() && !ip.is_unicast_link_local(),
        };
        usable && !inner
    };
    let all: Vec<IpAddr> = interfaces.iter().filter(seen).map(|(_, ip)| *ip).collect();
    let first = |fits: &dyn Fn(&IpAddr) -> bool| all.iter().find(|ip| fits(ip)).copied();
    first(&|ip| matches!(ip, IpAddr::V4(ip) if ip.is_private()))
        .or_else(|| first(&|ip| matches!(ip, IpAddr::V6(ip) if ip.is_unique_local())))
        .or_else(|| first(&IpAddr::is_ipv4))
        .or_else(|| first(&|_| true))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interface(name: &str, ip: &str) -> Interface {
        (name.to_owned(), ip.parse().expect("an address"))
    }

    fn at_home() -> Vec<Interface> {
        [
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("eth0", "203.0.113.7"),
            ("wlan0", "192.168.1.5"),
            ("wlan0", "fe80::1"),
        ]
        .map(|(name, ip)| interface(name, ip))
        .to_vec()
    }

    #[track_caller]
    fn reach(listening: &str, named: &str, interfaces: &[Interface]) -> (Option<String>, Option<String>) {
        let reach = Reach::of(listening.parse().expect("an address"), named, interfaces);
        (reach.here, reach.others)
    }

    #[test]
    fn a_house_on_the_loopback_is_for_this_computer_alone() {
        let here = Some("http://127.0.0.1:4710".to_owned());
        assert_eq!(reach("127.0.0.1:4710", "127.0.0.1", &at_home()), (here, None));
        assert_eq!(reach("[::1]:80", "localhost", &at_home()).0.as_deref(), Some("http://[::1]:80"));
    }

    #[test]
    fn a_house_everywhere_shows_the_address_of_the_home_network() {
        let expected = (Some("http://127.0.0.1:4710".to_owned()), Some("http://192.168.1.5:4710".to_owned()));
        assert_eq!(reach("0.0.0.0:4710", "0.0.0.0", &at_home()), expected);
        let six = reach("[::]:4710", "::", &[interface("eth0", "fe80::1"), interface("eth0", "fd00::7")]);
        assert_eq!(six.1.as_deref(), Some("http://[fd00::7]:4710"));
        // Without a private address a public one is better than none.
        let rented = reach("0.0.0.0:4710", "0.0.0.0", &[interface("eth0", "203.0.113.7")]);
        assert_eq!(rented.1.as_deref(), Some("http://203.0.113.7:4710"));
        assert_eq!(reach("0.0.0.0:4710", "0.0.0.0", &[]).1, None);
        // Who listens on four numbers only can't be reached by eight.
        assert_eq!(reach("0.0.0.0:4710", "0.0.0.0", &[interface("eth0", "fd00::7")]).1, None);
    }

    #[test]
    fn a_house_on_one_address_shows_it_as_it_was_asked_for() {
        let one = |listening, named| reach(listening, named, &at_home());
        assert_eq!(one("192.168.1.5:80", "192.168.1.5").1.as_deref(), Some("http://192.168.1.5:80"));
        assert_eq!(one("192.168.1.5:80", "house.local").1.as_deref(), Some("http://house.local:80"));
        assert_eq!(one("[fd00::7]:80", "fd00::7").1.as_deref(), Some("http://[fd00::7]:80"));
    }
}
