//! The map: everything is on it once, tells who owns what and what can be done, and nothing overlaps.

use ::classic::{Action, Board, Classic, First, Phase, State, View};
use engine::{FastChance, Rules, Viewer, playout};
use pages::company::Company;
use pages::map::{DOT, Layout, SLOT, Spot, apart, map, map_now, seat_class};
use pages::together::Together;
use pages::{Chair, HasPages, Screen};
use words::{Language, Words};

/// A game some way on, when somebody may choose what to do.
struct Game {
    rules: Classic,
    state: State,
    chairs: Vec<Chair>,
}

impl Game {
    fn after(seats: usize, steps: u32) -> Game {
        Game::of(Classic::standard(seats).expect("so many can play"), steps)
    }

    fn of(rules: Classic, steps: u32) -> Game {
        let seats = rules.seats();
        let mut chance = FastChance::new(7);
        let mut state = rules.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(&rules, &state, &mut chance) {
            if step >= steps && state.phase == Phase::Turn {
                break;
            }
            let action = rules.pick(&state, seat, &mut chance).expect("there is always something to do");
            rules.perform(&mut state, seat, action, &mut chance, &mut ());
            step += 1;
        }
        let chair = |name: &str| Chair { name: name.to_owned(), ..Chair::default() };
        let chairs = ["Anna", "<Боб & \"Ко\">", "C", "D", "E"].into_iter().take(seats).map(chair).collect();
        Game { rules, state, chairs }
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.rules.legal(&self.state, self.state.turn, &mut legal);
        legal
    }

    /// What whoever has the turn sees.
    fn screen<T>(&self, words: &Words, focus: Option<&str>, look: impl Fn(&Screen<'_, Classic>) -> T) -> T {
        let viewer = Viewer::Seat(self.state.turn);
        let view = self.rules.view(&self.state, viewer);
        look(&self.screen_for(words, focus, viewer, &view, &self.legal()))
    }

    fn screen_for<'a>(
        &'a self,
        words: &'a Words,
        focus: Option<&'a str>,
        viewer: Viewer,
        view: &'a View,
        legal: &'a [Action],
    ) -> Screen<'a, Classic> {
        Screen {
            words,
            rules: &self.rules,
            table: "x7",
            chairs: &self.chairs,
            viewer,
            view,
            legal,
            team: &[],
            together: Together::default(),
            hint: None,
            hints: true,
            counts: true,
            thinking: false,
            step: 3,
            mark: "1.0",
            once: "once",
            own_board: None,
            events: &[],
            log: &[],
            since: 0,
            outcome: None,
            focus,
            refusal: None,
            company: Company::default(),
            chat: &pages::chat::SILENCE,
            big: None,
            review: None,
            whole: None,
            preferences: pages::preferences::Preferences::default(),
            now: 0,
            departed: None,
        }
    }
}

fn english() -> Words {
    Words::new(Language::En)
}

/// The element of a route, from its opening to its closing tag.
fn element<'s>(svg: &'s str, focus: &str) -> &'s str {
    let at = svg.find(&format!("data-focus=\"{focus}\"")).expect("it is on the map");
    let start = svg[..at].rfind("<a ").expect("it is a link");
    let end = svg[at..].find("</a>").expect("it ends");
    &svg[start..at + end]
}

fn classes(element: &str) -> Vec<&str> {
    let class = element.split("class=\"").nth(1).and_then(|rest| rest.split('"').next());
    class.expect("it has classes").split(' ').collect()
}

/// Every tag is closed by its own, and no text or attribute breaks out.
#[track_caller]
fn check_well_formed(svg: &str) {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "{text}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split_whitespace().next().expect("a tag has a name");
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None => open.push(name),
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

#[test]
fn everything_is_there_once_in_both_languages_and_small() {
    for (seats, steps) in [(2, 0), (3, 100), (5, 450), (5, 9_999)] {
        let game = Game::after(seats, steps);
        for language in Language::ALL {
            let words = Words::new(language);
            let whole = game.screen(&words, None, map).into_string();
            let now = game.screen(&words, None, map_now).into_string();
            check_well_formed(&whole);
            assert!(whole.contains(&now) && now.starts_with("<g id=\"map-now\""));
            assert!(whole.len() < 115_000, "{}", whole.len());
            assert!(now.len() < 80_000, "{}", now.len());
            for route in &game.rules.board().routes {
                assert_eq!(now.matches(&format!("data-focus=\"route:{}\"", route.id)).count(), 1);
                assert_eq!(now.matches(&format!("href=\"/t/x7?focus=route:{}\"", route.id)).count(), 1);
            }
            for city in &game.rules.board().cities {
                let element = element(&now, &format!("city:{}", city.id));
                assert!(element.contains(&format!(">{}</text>", words.name(&city.names))));
            }
            assert!(!now.contains('«'), "every text is there");
        }
    }
}

#[test]
fn where_nobody_builds_cities_have_their_names_and_nothing_to_click_on() {
    let board = Board::parse(include_str!("../../../classic/boards/usa.toml")).expect("our board");
    let game = Game::of(Classic::new(board.into(), 2, First::Random).expect("two can play"), 40);
    let ticket = game.state.of(game.state.turn).tickets.iter().next().expect("a ticket");
    let focus = format!("ticket:{}", game.rules.board().ticket_id(ticket));
    for language in Language::ALL {
        let words = Words::new(language);
        let now = game.screen(&words, Some(&focus), map_now).into_string();
        for city in &game.rules.board().cities {
            assert_eq!(now.matches(&format!(">{}</text>", words.name(&city.names))).count(), 1);
        }
        assert!(!now.contains("focus=city:"));
        assert_eq!(now.matches("<g class=\"city goal\">").count(), 2, "where the ticket leads");
        let page = game.screen(&words, None, Classic::page).into_string();
        let [station, plain] =
            ["prompt-turn", "prompt-turn-plain"].map(|key| page.contains(&words.text(key)));
        assert_eq!((station, plain), (false, true), "nobody is told to build");
    }
}

#[test]
fn claimed_routes_and_stations_have_their_owners_signs() {
    let game = Game::after(5, 400);
    let now = game.screen(&english(), None, map_now).into_string();
    let board = game.rules.board();
    let mut stations = 0;
    for (index, route) in board.routes.iter().enumerate() {
        let element = element(&now, &format!("route:{}", route.id));
        match game.state.owner(rails::RouteId(index as u8)) {
            Some(seat) => assert!(element.contains(&format!("class=\"car {}\"", seat_class(seat)))),
            None => assert!(!element.contains("class=\"car") && element.contains("class=\"slots\"")),
        }
    }
    for (index, city) in board.cities.iter().enumerate() {
        let element = element(&now, &format!("city:{}", city.id));
        let built = game.state.stations().contains(rails::CityId(index as u8));
        assert_eq!(element.contains("class=\"station seat-"), built);
        stations += usize::from(built);
    }
    assert!(stations > 0, "the test sees some");
}

#[test]
fn what_can_be_done_glows_and_nothing_else() {
    let game = Game::after(3, 60);
    let legal = game.legal();
    let mut glowing = 0;
    for (focus, asked) in [(None, false), (Some("stations"), true)] {
        let now = game.screen(&english(), focus, map_now).into_string();
        for (index, route) in game.rules.board().routes.iter().enumerate() {
            let element = element(&now, &format!("route:{}", route.id));
            let can = legal
                .iter()
                .any(|action| matches!(action, Action::Claim { route, .. } if route.index() == index));
            assert_eq!(classes(element).contains(&"can"), can, "{}", route.id);
            assert_eq!(element.contains("tabindex=\"-1\""), !can);
            glowing += usize::from(can);
        }
        for (index, city) in game.rules.board().cities.iter().enumerate() {
            let can = legal
                .iter()
                .any(|action| matches!(action, Action::Station { city, .. } if city.index() == index));
            let element = element(&now, &format!("city:{}", city.id));
            assert_eq!(classes(element).contains(&"can"), can && asked, "{}", city.id);
        }
    }
    assert!(glowing > 0, "the test sees some");
}

#[test]
fn a_spectator_sees_the_same_board() {
    let game = Game::after(4, 200);
    let view = game.rules.view(&game.state, Viewer::Spectator);
    let words = english();
    let screen = game.screen_for(&words, Some("ticket:brest-petrograd"), Viewer::Spectator, &view, &[]);
    let now = map_now(&screen).into_string();
    check_well_formed(&now);
    assert!(!now.contains(" can"));
    assert!(now.contains(" way"), "what is free");
}

#[test]
fn what_is_in_focus_stands_out() {
    let game = Game::after(2, 0);
    let look = |focus: &str| game.screen(&english(), Some(focus), map_now).into_string();
    let now = look("route:dieppe-paris");
    assert!(classes(element(&now, "route:dieppe-paris")).contains(&"focus"));
    assert_eq!(now.matches(" focus").count(), 1);
    assert!(classes(element(&look("city:paris"), "city:paris")).contains(&"focus"));

    // Nobody has built anything: the shortest way, and both ends.
    let now = look("ticket:brest-venezia");
    let way = |focus: &str| classes(element(&now, focus)).contains(&"way");
    assert!(way("route:brest-paris") && way("route:paris-zurich") && way("route:venezia-zurich"));
    assert_eq!(now.matches(" way").count(), 3);
    for city in ["city:brest", "city:venezia"] {
        assert!(classes(element(&now, city)).contains(&"goal"));
    }

    // What isn't on the board is nothing, and nothing gets out.
    for focus in
        ["", "route:", "route:\"><script>", "ticket:-", "ticket:paris", "city:atlantis", "ticket:a-ж-б"]
    {
        assert_eq!(look(focus), game.screen(&english(), None, map_now).into_string(), "{focus}");
    }
}

#[test]
fn nothing_overlaps() {
    let rules = Classic::standard(2).expect("two can play");
    let board = rules.board();
    let layout = Layout::of(&rules, &english());
    assert_eq!(layout.rows.len(), board.routes.len());
    for (index, (route, row)) in board.routes.iter().zip(layout.rows.iter()).enumerate() {
        assert_eq!(row.slots.len(), usize::from(route.length));
        for slot in &row.slots {
            assert!(slot.long >= 11.0, "{}: {slot:?}", route.id);
            let Spot { x, y } = slot.at;
            assert!((14.0..986.0).contains(&x) && (14.0..646.0).contains(&y), "{}", route.id);
            for city in &board.cities {
                let spot = Spot::new(city.at);
                let far = apart(slot.piece(), (spot, spot));
                assert!(far > SLOT / 2.0 + DOT - 0.4, "{} and {}: {far}", route.id, city.id);
            }
            for (other, others) in board.routes.iter().zip(layout.rows.iter()).skip(index + 1) {
                for another in &others.slots {
                    let far = apart(slot.piece(), another.piece());
                    assert!(far > SLOT - 0.2, "{} and {}: {far}", route.id, other.id);
                }
            }
        }
    }
}

/// The pictures that a page refers to.
fn pictures(page: &str) -> Vec<String> {
    let tags = page.split("<image ").skip(1);
    let paths = tags.map(|tag| tag.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()));
    let found = paths.map(|path| path.and_then(pages::assets::find).expect("the picture is there"));
    found.map(|asset| String::from_utf8(asset.bytes.clone()).expect("it is text")).collect()
}

/// Styles and shapes of the page don't reach into a picture.
#[track_caller]
fn check_picture(svg: &str) {
    let (head, rest) = svg.split_once("<style>").expect("it has styles");
    let (style, drawing) = rest.split_once("</style>").expect("they end");
    assert!(!style.contains('<'));
    check_well_formed(&format!("{head}{drawing}"));
    let quoted = |mark: &str| -> Vec<&str> {
        drawing.split(mark).skip(1).filter_map(|rest| rest.split(['"', ')']).next()).collect()
    };
    for name in quoted("href=\"#").into_iter().chain(quoted("url(#")) {
        assert!(drawing.contains(&format!(" id=\"{name}\"")), "{name} is drawn in it");
    }
    // The hills are styled one by one.
    for class in quoted(" class=\"").into_iter().filter(|class| *class != "hills") {
        assert!(style.contains(&format!(".{class}")), "{class} has a style");
    }
}

#[test]
fn what_never_changes_is_a_picture_of_its_own_drawn_once() {
    let game = Game::after(2, 40);
    let both = Language::ALL.map(|language| {
        let svg = game.screen(&Words::new(language), None, map).into_string();
        let pictures = pictures(&svg);
        assert_eq!(pictures.len(), 1, "the land, and what lies under the slots");
        pictures.iter().for_each(|svg| check_picture(svg));
        assert_eq!(
            pictures,
            self::pictures(&game.screen(&Words::new(language), Some("city:paris"), map).into_string())
        );
        pictures
    });
    assert_ne!(both[0], both[1], "waters have names");
    let under = both.map(|pictures| pictures[0].split_once("class=\"wakes\"").expect("wakes").1.to_owned());
    assert_eq!(under[0], under[1], "routes don't move with the language");
}

#[test]
fn a_board_without_geography_is_paper() {
    let ours = include_str!("../../../classic/boards/europe.toml");
    for (x, paper) in [("325", false), ("326", true)] {
        // The land is that of the cities, whatever the board is called.
        let text = ours.replace("id = \"europe\"", "id = \"my-own\"").replace("x = 325", &format!("x = {x}"));
        let board = Board::parse(&text).expect("it is right");
        let rules = Classic::new(board.into(), 2, First::Random).expect("two can play");
        let game = Game { rules, ..Game::after(2, 0) };
        let svg = game.screen(&english(), None, map).into_string();
        check_well_formed(&svg);
        let land = &pictures(&svg)[0];
        assert_eq!(svg.contains("class=\"on-paper\""), paper);
        assert_eq!((land.contains("class=\"paper\""), land.contains("id=\"land\"")), (paper, !paper));
    }
}
