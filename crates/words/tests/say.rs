//! How messages become sentences.

use engine::{Arg, MAX_SEATS, Message, Names, Seat};
use words::{Language, Words, capitalised};

fn in_both(message: &Message) -> [String; 2] {
    Language::ALL.map(|language| Words::new(language).say(message))
}

#[track_caller]
fn check(message: Message, english: &str, russian: &str) {
    assert_eq!(in_both(&message), [english, russian]);
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("there is such a seat")
}

fn paris_dieppe() -> Message {
    let names = |en: &str, ru: &str| Names { en: en.into(), ru: ru.into(), local: en.into() };
    Message::new("route").with("from", &names("Paris", "Париж")).with("to", &names("Dieppe", "Дьепп"))
}

fn cards(kind: &str, count: u8) -> Message {
    Message::new(format!("cards-{kind}")).with("count", count)
}

#[test]
fn a_sentence_is_put_together_from_its_parts() {
    let claimed = |points: u8| {
        Message::new("classic-claimed")
            .with("seat", seat(0))
            .with("route", paris_dieppe())
            .with("cards", vec![cards("purple", 1), cards("locomotive", 2)])
            .with("points", points)
    };
    check(
        claimed(1),
        "Player A claims Paris – Dieppe with 1 purple card and 2 locomotives: +1 point.",
        "Игрок A занимает перегон Париж\u{a0}— Дьепп: 1 фиолетовая карта и 2 локомотива; +1 очко.",
    );
    check(
        claimed(4),
        "Player A claims Paris – Dieppe with 1 purple card and 2 locomotives: +4 points.",
        "Игрок A занимает перегон Париж\u{a0}— Дьепп: 1 фиолетовая карта и 2 локомотива; +4 очка.",
    );
}

#[test]
fn refusals_say_what_to_do_and_name_the_rule() {
    check(
        Message::new("classic-illegal-second-locomotive").with("rule", "EU-12"),
        "A face-up locomotive can't be your second card: take another one or draw from the deck (EU-12).",
        "Открытый локомотив нельзя взять второй картой: возьмите другую или карту из колоды (EU-12).",
    );
    let few_cars = |needed: u8, left: u8| {
        Message::new("classic-illegal-few-cars")
            .with("needed", needed)
            .with("left", left)
            .with("rule", "EU-19")
    };
    check(
        few_cars(3, 0),
        "The route takes 3 cars, and you have none left: choose a shorter one (EU-19).",
        "На этот перегон нужно 3 вагона, а у вас не осталось ни одного: выберите перегон короче (EU-19).",
    );
    check(
        few_cars(6, 2),
        "The route takes 6 cars, and you have only 2 left: choose a shorter one (EU-19).",
        "На этот перегон нужно 6 вагонов, а у вас осталось только 2: выберите перегон короче (EU-19).",
    );
}

#[test]
fn russian_has_three_forms_for_numbers() {
    let russian = Words::new(Language::Ru);
    for (counts, red, locomotives, ticket) in [
        ([1, 21, 101], "красная карта", "локомотив", "маршрут"),
        ([2, 3, 24], "красные карты", "локомотива", "маршрута"),
        ([5, 11, 112], "красных карт", "локомотивов", "маршрутов"),
        ([0, 12, 20], "красных карт", "локомотивов", "маршрутов"),
    ] {
        for count in counts {
            assert_eq!(russian.say(&cards("red", count)), format!("{count} {red}"));
            assert_eq!(russian.say(&cards("locomotive", count)), format!("{count} {locomotives}"));
            let kept = Message::new("classic-opened-hidden").with("seat", seat(1)).with("count", count);
            assert_eq!(russian.say(&kept), format!("Игрок B оставляет {count} {ticket}."));
        }
    }
    for (cars, left) in [(0, "без вагонов"), (1, "с 1 вагоном"), (2, "с 2 вагонами")]
    {
        let last = Message::new("classic-last-round").with("seat", seat(0)).with("cars", cars);
        assert!(russian.say(&last).starts_with(&format!("Игрок A остаётся {left}. ")), "{cars}");
    }
}

#[test]
fn english_has_two_forms_for_numbers() {
    let english = Words::new(Language::En);
    for (count, text) in [(0, "0 red cards"), (1, "1 red card"), (2, "2 red cards"), (21, "21 red cards")] {
        assert_eq!(english.say(&cards("red", count)), text);
    }
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let keep = |count: usize| {
        let colours = ["red", "blue", "black", "white"];
        let list = colours[..count].iter().map(|colour| Message::new(format!("colour-{colour}"))).collect();
        Message::new("classic-action-keep").with("tickets", Arg::List(list))
    };
    check(keep(0), "keep nothing", "оставить: ничего");
    check(keep(1), "keep red", "оставить: красный");
    check(keep(2), "keep red and blue", "оставить: красный и синий");
    check(keep(3), "keep red, blue and black", "оставить: красный, синий и чёрный");
    check(keep(4), "keep red, blue, black and white", "оставить: красный, синий, чёрный и белый");
}

#[test]
fn seats_are_called_by_their_names_and_else_by_their_letters() {
    let turn = Message::new("classic-illegal-turn").with("seat", seat(1)).with("rule", "EU-6");
    let passed = |number| Message::new("classic-passed").with("seat", seat(number));
    let [english, russian] = Language::ALL.map(Words::new);
    assert_eq!(
        english.say(&turn),
        "It isn't your turn: wait until player B has finished (EU-6).",
        "no capital in the middle"
    );
    assert_eq!(russian.say(&turn), "Сейчас ходит игрок B: дождитесь своего хода (EU-6).");
    let names = ["Анна", "", "van Gogh"];
    assert_eq!(russian.say_with(&passed(0), &names), "Анна пропускает ход.");
    assert_eq!(russian.say_with(&passed(1), &names), "Игрок B пропускает ход.", "an empty name is none");
    assert_eq!(english.say_with(&passed(2), &names), "van Gogh passes.", "as they write themselves");
    assert_eq!(english.say_with(&passed(3), &names), "Player D passes.");
    let seats = |count| Seat::all(count).map(|seat| Message::new("seat-name").with("seat", seat)).collect();
    let shared = |count| Message::new("winners-shared").with("seats", Arg::List(seats(count)));
    check(shared(2), "Player A and player B share the win.", "Победу делят игрок A и игрок B.");
    assert_eq!(russian.say_with(&shared(3), &["Анна", "Борис", "Вера"]), "Победу делят Анна, Борис и Вера.");
    for seat in Seat::all(MAX_SEATS) {
        assert_eq!(russian.seat::<&str>(seat, &[]), format!("игрок {seat}"));
    }
}

#[test]
fn what_is_put_in_is_never_read_as_text_of_ours() {
    let names = ["{ $rule } { list-none } ->"];
    let passed = Message::new("classic-passed").with("seat", seat(0));
    assert_eq!(Words::new(Language::En).say_with(&passed, &names), "{ $rule } { list-none } -> passes.");
}

#[test]
fn a_missing_text_shows_its_key_and_a_missing_part_its_name() {
    check(Message::new("no-such-key").with("count", 1), "«no-such-key»", "«no-such-key»");
    check(Message::new(""), "«»", "«»");
    check(Message::new("winner").with("seat", Message::new("who")), "«who» wins.", "Побеждает «who».");
    check(Message::new("winner"), "{$seat} wins.", "Побеждает {$seat}.");
    assert_eq!(Words::new(Language::Ru).text("score-total"), "Итого");
    assert_eq!(Words::new(Language::Ru).text("score-totals"), "«score-totals»");
}

#[test]
fn no_number_is_too_large() {
    for number in [i64::MIN, -1, i64::MAX] {
        let message = Message::new("cards-red").with("count", number);
        for text in in_both(&message) {
            assert!(text.starts_with(&number.to_string()), "{text}");
        }
    }
}

#[test]
fn languages_are_found_by_their_tags() {
    for (tag, language) in [
        ("ru", Some(Language::Ru)),
        ("ru-RU", Some(Language::Ru)),
        ("ru_RU.UTF-8", Some(Language::Ru)),
        ("RU@euro", Some(Language::Ru)),
        ("en", Some(Language::En)),
        ("en_GB.UTF-8", Some(Language::En)),
        ("en-US", Some(Language::En)),
        ("de-DE", None),
        ("rue", None),
        ("C.UTF-8", None),
        ("", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
    assert_eq!(Language::ALL.map(Language::name), ["English", "Русский"]);
    for language in Language::ALL {
        assert_eq!(
            (Language::from_tag(language.tag()), Words::new(language).language()),
            (Some(language), language)
        );
    }
}

#[test]
fn capitals_are_given_in_every_alphabet() {
    for (text, capital) in [("игрок", "Игрок"), ("player", "Player"), ("Ёж", "Ёж"), ("«а»", "«а»"), ("", "")]
    {
        assert_eq!(capitalised(text), capital);
    }
}

#[test]
fn words_are_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Words::new(Language::En));
}
