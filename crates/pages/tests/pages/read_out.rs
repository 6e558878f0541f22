//! A turn of each game read out: what has happened and what can be done is there for whoever only hears it.

use engine::{Notation, Seat, Viewer};
use pages::{Chair, HasPages, LogLine};
use words::{Language, Words};

use crate::scene::{Scene, along};
use crate::spoken::spoken;

const NAMES: [&str; 5] = ["Анна", "Борис", "Вера", "Глеб", "Дина"];

/// A position as a viewer hears it, and what they were told before.
fn heard<R: HasPages + Notation>(
    scene: &Scene<'_, R>,
    words: &Words,
    viewer: Viewer,
) -> (Vec<String>, Vec<String>) {
    let chair = |name: &&str| Chair { name: (*name).to_owned(), ..Chair::default() };
    let chairs: Vec<Chair> = NAMES[..scene.rules.seats()].iter().map(chair).collect();
    let told = |(step, event): &(u32, R::Event)| {
        let message = scene.rules.describe_event(&scene.rules.witnessed(event, viewer)?)?;
        let text = words.say_with(&message, &NAMES);
        R::is_news(event).then(|| LogLine { step: *step, seat: None, text, ..LogLine::default() })
    };
    let log: Vec<LogLine> = scene.events.iter().filter_map(told).collect();
    let page = scene.show_at(words, viewer, None, &chairs, &log, |screen| R::page(screen).into_string());
    let plain = |line: LogLine| line.text.split_whitespace().collect::<Vec<_>>().join(" ");
    (spoken(&page), log.into_iter().map(plain).collect())
}

/// What holds in every position: the last that happened is read out in order, and nothing that can be pressed
/// or looked at is without a name.
fn check_everywhere<R: HasPages + Notation>(rules: &R, seed: u64) {
    let words = Words::new(Language::Ru);
    along(rules, seed, |scene| {
        if scene.step % 9 > 1 {
            return;
        }
        for seat in Seat::all(rules.seats()).take(2) {
            let (lines, told) = heard(scene, &words, Viewer::Seat(seat));
            let nameless = lines.iter().any(|line| line.contains("[]") || line.contains("{}"));
            assert!(!nameless, "step {}: {lines:#?}", scene.step);
            let from =
                lines.iter().position(|line| line == "Что произошло:").expect("it is told what happened");
            let last = &told[told.len().saturating_sub(12)..];
            assert_eq!(&lines[from + 1..=from + last.len()], last, "step {}", scene.step);
        }
    });
}

#[test]
fn every_position_of_every_game_can_be_heard() {
    check_everywhere(&classic::Classic::standard(3).expect("so many can play"), 4);
    check_everywhere(&great_lakes::GreatLakes::standard(3).expect("so many can play"), 4);
    check_everywhere(&card_game::CardGame::standard(3).expect("so many can play"), 4);
    check_everywhere(&switch_signal::SwitchSignal::standard(2).expect("so many can play"), 4);
}

/// The first turn of the first seat that begins after this step, as it is heard.
fn turn<R: HasPages + Notation>(
    rules: &R,
    after: u32,
    is_turn: impl Fn(&[R::Action]) -> bool,
) -> Vec<String> {
    let (words, mut turn) = (Words::new(Language::Ru), None);
    let viewer = Viewer::Seat(Seat::default());
    along(rules, 7, |scene| {
        if turn.is_none() && scene.step >= after && is_turn(&scene.legal(viewer)) {
            turn = Some(heard(scene, &words, viewer).0);
        }
    });
    turn.expect("their turn comes")
}

/// That these are read out, in this order.
#[track_caller]
fn in_order(lines: &[String], wanted: &[&str]) {
    let mut from = 0;
    for want in wanted {
        let at = lines[from..].iter().position(|line| line == want);
        from += 1 + at.unwrap_or_else(|| panic!("“{want}” isn't read out after line {from} of {lines:#?}"));
    }
}

#[test]
fn a_turn_of_europe_is_read_out() {
    let rules = classic::Classic::standard(2).expect("so many can play");
    let lines = turn(&rules, 20, |legal| legal.contains(&classic::Action::Blind) && legal.len() > 8);
    in_order(
        &lines,
        &[
            "# Европа",
            "Ваш ход. Карты, перегон, станция или новые маршруты?",
            "[Афины — София 3 вагона, фиолетовый перегон, 4 очка Свободен.]",
            "# Открытые карты",
            "[жёлтый Взять жёлтую карту из открытых]",
            "[колода 87 Взять карту из колоды]",
            "# Ваши карты 5",
            "{1 синяя карта} {1 оранжевая карта} {1 белая карта} {1 чёрная карта} {1 красная карта}",
            "[+ взять ещё Взять карты маршрутов]",
            "Что произошло:",
            "Борис берёт красную карту из открытых.",
            "Борис берёт карту из колоды.",
            "Борис строит станцию в Лондоне: 3 синие карты.",
        ],
    );
    let hidden = lines.iter().any(|line| line.contains("Борис получает карты: "));
    assert!(!hidden, "what others hold isn't read out");
}

#[test]
fn a_turn_of_great_lakes_is_read_out() {
    let rules = great_lakes::GreatLakes::standard(2).expect("so many can play");
    let lines = turn(&rules, 20, |legal| legal.len() > 8);
    in_order(
        &lines,
        &[
            "# Великие озёра",
            "Ваш ход. Карты, перегон, гавань, новые маршруты или обмен?",
            "# Открытые карты",
            "[красный Взять красный вагон с якорем из открытых]",
            "[вагоны 71 Взять карту из колоды вагонов]",
            "# Ваши карты 4",
            "{1 фиолетовый вагон} {1 зелёный вагон} {1 жёлтый двойной паром} {1 красный двойной паром}",
            "[+ взять ещё Взять карты маршрутов]",
            "Что произошло:",
            "Анна берёт жёлтый двойной паром из колоды паромов.",
            "Борис занимает перегон Мадисон — Милуоки: 1 белый вагон с якорем; +1 очко.",
        ],
    );
}

#[test]
fn a_turn_of_the_card_game_is_read_out() {
    let rules = card_game::CardGame::standard(2).expect("so many can play");
    let lines = turn(&rules, 12, |legal| legal.contains(&card_game::Action::Blind) && legal.len() > 8);
    in_order(
        &lines,
        &[
            "# Карточная игра",
            "Ваш ход. Возьмите карты или маршруты либо сыграйте с руки.",
            "# Открытые карты",
            "[зелёный Взять зелёную карту из открытых]",
            "[колода 67 Взять карту из колоды]",
            "# Ваши карты 5",
            "[+ взять ещё Взять карты маршрутов]",
            "Что произошло:",
            "Анна не оставляет ни одного маршрута. Под колоду уходят все 4.",
            "Борис отправляет со станции в состав 4 карты.",
            "Борис берёт на выбор 4 маршрута.",
            "Борис оставляет 3 маршрута. Под колоду уходит 1.",
        ],
    );
}

#[test]
fn a_turn_of_switch_and_signal_is_read_out() {
    let rules = switch_signal::SwitchSignal::standard(2).expect("so many can play");
    let lines = turn(&rules, 10, |legal| legal.contains(&switch_signal::Action::EndTurn) && legal.len() > 4);
    in_order(
        &lines,
        &[
            "# Паровозы и семафоры",
            "Ваш ход. Карточки или конец хода?",
            "[Стрелка в Туре: открыт проезд Париж — Тулуза]",
            "[Красный семафор: Марсель (на Тулузу)]",
            "[«Движение» Загрузить поезд «Чёрный-2» («Движение»)]",
            "[«Чёрный-2», пустой, в Париже]",
            "# Ваши карточки 5",
            "{Инструкция № 8: 1 новый поезд; едут: поезда любого одного цвета}",
            "Доставлено товаров: 0 из 8.",
            "Что произошло:",
            "Едут чёрные поезда.",
            "«Чёрный-2»: на кубике 4.",
            "«Чёрный-2» проезжает 3 участка, теперь он в Париже: остановка в городе, 1 лишнее очко ничего не стоит.",
        ],
    );
}
