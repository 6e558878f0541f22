use engine::{Arg, Message};

use super::*;

/// A fault as `line key: what goes into it`, in the order of names.
fn told(fault: &Message) -> String {
    let mut args: Vec<String> = Vec::new();
    let mut line = 0;
    for (name, arg) in &fault.args {
        match arg {
            Arg::Number(number) if *name == "line" => line = *number,
            Arg::Number(number) => args.push(format!("{name} {number}")),
            Arg::Text(text) => args.push(format!("{name} {text}")),
            Arg::Phrase(phrase) => args.push(format!("{name} {}", told(phrase))),
            other => panic!("{other:?} is no argument of a fault"),
        }
    }
    args.sort();
    format!("{line} {}: {}", fault.key, args.join("; "))
}

#[track_caller]
fn check(text: &str, read: impl Fn(&Document<'_>), expected: &[&str]) {
    let faults = match Document::open(text) {
        Ok(document) => {
            read(&document);
            document.close();
            document.faults()
        }
        Err(fault) => vec![fault],
    };
    assert_eq!(faults.iter().map(told).collect::<Vec<_>>(), expected);
}

/// Reads one table of everything.
fn read_pieces(document: &Document<'_>) {
    let Some(pieces) = document.table("pieces") else { return };
    pieces.text("name");
    pieces.number("cars", 3_u8..=99);
    pieces.decimal("x", 0..=1000);
    pieces.yes_no("long", false);
    pieces.one_of_or("color", &["red", "green"], "red");
    for pair in pieces.find("points").and_then(|fact| fact.list()).unwrap_or_default() {
        pair.pair(1_u8..=9, 0_i64..=99);
    }
    pieces.close();
}

#[test]
fn a_right_file_has_no_faults() {
    let text = "[pieces]\r\nname = 'Тест'\r\ncars = 0x2d\r\nx = 3.5\r\npoints = [[1, 1], [2, 2]]\r\n";
    check(text, read_pieces, &[]);
    check("pieces = { name = \"a\", cars = 4_5, x = 7, long = true, color = 'green' }", read_pieces, &[]);
}

#[test]
fn all_faults_are_found_each_with_its_line() {
    let text = "
[pieces]
name = ' '
cars = 300
x = nan
long = 1
color = \"gren\"
points = [
    [1, 2, 3],
    [10, 1],
]
points_by_length = 1
";
    check(
        text,
        read_pieces,
        &[
            "3 facts-bad-text: entry [pieces]; found ' '; key name; max 80",
            "4 facts-out-of-range: entry [pieces]; found 300; key cars; max 99; min 3",
            "5 facts-out-of-range: entry [pieces]; found nan; key x; max 1000; min 0",
            "6 facts-wrong-type: entry [pieces]; expected 0 facts-type-yes-no: ; found 1; key long",
            "7 facts-unknown-word: entry [pieces]; found gren; hint 0 facts-hint-near: word green; key color",
            "9 facts-wrong-type: entry [pieces]; expected 0 facts-type-pair: ; found [1, 2, 3]; key points",
            "10 facts-out-of-range: entry [pieces]; found 10; key points; max 9; min 1",
            "12 facts-unknown-key: entry [pieces]; \
             hint 0 facts-hint-allowed: words name, cars, x, long, color, points; key points_by_length",
        ],
    );
    check(
        "[pieces]\nname = 1979-05-27\ncars = 3.0\nx = 'a'\ncolor = 'blue'\npoints = 7",
        read_pieces,
        &[
            "2 facts-wrong-type: entry [pieces]; expected 0 facts-type-text: ; found 1979-05-27; key name",
            "3 facts-wrong-type: entry [pieces]; expected 0 facts-type-whole: ; found 3.0; key cars",
            "4 facts-wrong-type: entry [pieces]; expected 0 facts-type-number: ; found 'a'; key x",
            "5 facts-unknown-word: entry [pieces]; found blue; \
             hint 0 facts-hint-allowed: words red, green; key color",
            "6 facts-wrong-type: entry [pieces]; expected 0 facts-type-list: ; found 7; key points",
        ],
    );
    check(
        "[pieces]\nnome = 'x'\ncars = 99999999999999999999999",
        read_pieces,
        &[
            "1 facts-missing-key: entry [pieces]; key name",
            "1 facts-missing-key: entry [pieces]; key x",
            "2 facts-unknown-key: entry [pieces]; hint 0 facts-hint-near: word name; key nome",
            "3 facts-out-of-range: entry [pieces]; found 99999999999999999999999; key cars; max 99; min 3",
        ],
    );
}

#[test]
fn tables_are_counted_and_strange_ones_found() {
    let read = |document: &Document<'_>| {
        for city in document.tables("city", 2..=3) {
            city.text("id");
            city.close();
        }
    };
    let city = |id: &str| format!("[[city]]\nid = '{id}'\n");
    check(&(city("a") + &city("b")), read, &[]);
    check("city = [{ id = 'a' }, { id = 'b' }]", read, &[]);
    check(&city("a"), read, &["1 facts-too-few: bound 2; found 1; table [[city]]"]);
    check(&city("a").repeat(5), read, &["7 facts-too-many: bound 3; found 5; table [[city]]"]);
    check("\n\n# nothing\n", read, &["3 facts-missing-table: table [[city]]"]);
    check("", read, &["1 facts-missing-table: table [[city]]"]);
    check(
        "city = 3",
        read,
        &["1 facts-not-a-table: expected 0 facts-type-tables: key city; found 3; key city"],
    );
    check(
        "city = [{ id = 'a' }, 4]",
        read,
        &["1 facts-not-a-table: expected 0 facts-type-tables: key city; found 4; key city"],
    );
    check(
        &(city("a") + &city("b") + "[peices]\n[citty]\n"),
        |document| {
            read(document);
            assert!(document.is_sound());
            assert!(document.table("pieces").is_none() && document.tables("track", 0..=9).is_empty());
        },
        &[
            "5 facts-unknown-table: hint 0 facts-hint-near: word pieces; key peices",
            "6 facts-missing-table: table [pieces]",
            "6 facts-unknown-table: hint 0 facts-hint-near: word city; key citty",
        ],
    );
    check(
        "[[pieces]]",
        |document| assert!(document.table("pieces").is_none()),
        &["1 facts-not-a-table: expected 0 facts-type-table: key pieces; found [[pieces]]; key pieces"],
    );
}

#[test]
fn a_text_that_is_no_toml_is_one_fault() {
    for (text, line) in [("a = 1\nb = \n", 2), ("a = 1\na = 2", 2), ("\n[city\n", 2), ("x = \"a\n", 1)] {
        let fault = Document::open(text).err().expect("it is no TOML");
        assert_eq!(
            (fault.key.as_ref(), fault.args[0].clone()),
            ("facts-syntax", ("line".into(), line.into()))
        );
    }
}

#[test]
fn no_text_makes_it_panic() {
    let pieces = [
        "[", "]", "[[city]]", "pieces", "=", "\"", "'", "\n", "\r", "{", "}", ".", ",", "#", "\u{feff}", "é",
        "9",
    ];
    let mut chance = 7_u64;
    for _ in 0..20_000 {
        let mut text = String::new();
        for _ in 0..12 {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text += pieces[(chance >> 33) as usize % pieces.len()];
        }
        if let Ok(document) = Document::open(&text) {
            read_pieces(&document);
            document.tables("city", 1..=2).iter().for_each(Entry::close);
            document.close();
            document.faults();
        }
    }
    for (open, close) in [("[", "]"), ("{ a = ", "}")] {
        let nested = format!("pieces = {}1{}", open.repeat(20_000), close.repeat(20_000));
        assert!(Document::open(&nested).is_err());
    }
    assert!(Document::open(&("a.".repeat(100_000) + "a = 1")).is_err());
}

#[test]
fn messages_show_nothing_that_a_terminal_would_obey() {
    assert_eq!(shown("a\u{1b}[2Jb\nc"), "a\u{fffd}[2Jb…");
    assert_eq!(shown(&"я".repeat(100)), "я".repeat(60) + "…");
    assert_eq!(shown("two words\n"), "two words");
}

#[test]
fn only_what_is_near_is_suggested() {
    let cities = ["paris", "pamplona", "roma"];
    for (word, near) in [
        ("pariss", Some("paris")),
        ("PARIS", Some("paris")),
        ("rmoa", Some("roma")),
        ("wien", None),
        ("x", None),
    ] {
        assert_eq!(nearest(word, cities), near, "{word}");
    }
    assert_eq!(nearest(&"a".repeat(100_000), cities), None);
    assert_eq!(nearest("paris", []), None);
}
