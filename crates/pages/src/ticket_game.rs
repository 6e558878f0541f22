//! Games of routes, cards and tickets: their table, drawn once for all of them.
//!
//! A game tells by [`TicketGame`] what is on its board, in a view and in an action; everything that
//! two of them have in common is drawn here from that, one region a file.

pub(crate) mod cards;
pub(crate) mod choice;
pub(crate) mod figures;
mod hand;
pub(crate) mod held;
mod legend;
pub(crate) mod letters;
pub(crate) mod market;
pub(crate) mod need;
pub(crate) mod needs;
mod pad;
mod players;
pub(crate) mod prompt;
pub(crate) mod score;
pub(crate) mod tickets;
pub(crate) mod unseen;
pub(crate) mod ways;
pub(crate) mod wells;

use arena::Report;
use engine::{Message, Notation, Seat, Seats};
use maud::{Markup, html};
use rails::pad::HasPad;
use rails::{
    Card, CityId, CitySet, Components, RouteGame, RouteId, RouteSet, TicketId, TicketSet, Track as _,
};
use words::Words;

use crate::animation::Transfer;
use crate::keys::{self, Key};
use crate::legend::Sign;
use crate::moment::Moment;
use crate::parts::log::{heard, log};
use crate::parts::{laid, side};
use crate::{HasPages, Region, Screen, map, moment, news, pad as pads, review};

pub(crate) use cards::CardFace;
pub use cards::Carded;
pub(crate) use map::{Building, Line, Site};
pub use wells::MarketChange;

/// A game of routes, cards and tickets, as its table needs it.
pub trait TicketGame: Notation + RouteGame + HasPad {
    /// Its cards.
    type Card: Card;

    /// What can be built in cities.
    const BUILDING: Building;

    /// Points for a route of this length.
    fn points(&self, length: u8) -> u8;
    /// Whether an event is worth a line of the log: not what one sees anyway.
    fn is_news(event: &Self::Event) -> bool;
    /// What moves over the table in an event.
    fn animate(event: &Self::Event) -> Vec<Transfer>;
    /// Who got or lost how many points in an event.
    fn scored(event: &Self::Event) -> Vec<(Seat, i32)>;
    /// What an event is beyond a line of the journal.
    fn moment(event: &Self::Event) -> Option<Moment>;
    /// Who has chosen their first tickets in an event.
    fn opened(event: &Self::Event) -> Option<Seat>;
    /// What was built on the map in an event.
    fn built(event: &Self::Event) -> Option<Built>;
    /// What a route is built on.
    fn line(route: &Self::Route) -> Line;
    /// Whether anything can be built in cities.
    fn builds(&self) -> bool {
        true
    }
    /// What a place on the board is.
    fn site(&self, _: CityId) -> Site {
        Site::City
    }
    /// Whether a ticket is one of the long ones.
    fn is_long(&self, _: TicketId) -> bool {
        false
    }
    /// What a card looks like.
    fn card_face(card: Self::Card) -> CardFace;
    /// Every kind of card, in the order of their places in a hand.
    fn hand_order() -> Vec<Self::Card> {
        (0..Self::Card::KINDS).map(Self::Card::of_kind).collect()
    }
    /// How many cards lie open.
    fn market_size(&self) -> usize;
    /// What an event does to the open cards.
    fn market_change(event: &Self::Event) -> Option<MarketChange<Self::Card>>;
    /// Cards that are out of the viewer's sight.
    fn unseen(&self, view: &Self::View) -> Vec<(Self::Card, u8)>;
    /// How dear a card is that is paid: a wild one dearer than another.
    fn dearness(card: Self::Card) -> u8;
    /// Whether a card that is taken openly counts for all that a turn may take.
    fn is_whole_turn(card: Self::Card) -> bool;

    /// How far the game is.
    fn course(view: &Self::View) -> Course;
    /// What everyone knows of a seat.
    fn sitting(view: &Self::View, seat: Seat) -> Sitting;
    /// What only the viewer knows.
    fn own(view: &Self::View) -> Option<Own<Self::Card>>;
    /// The cards that can be taken.
    fn market(view: &Self::View) -> Market<Self::Card>;
    /// Where a seat may use a route of another's.
    fn lenders(_: &Self::View, _: Seat) -> CitySet {
        CitySet::NONE
    }

    /// What an action does.
    fn doing(action: &Self::Action) -> Doing<Self::Card>;
    /// The cards that an action pays with.
    fn paid(action: &Self::Action) -> Vec<(Self::Card, u8)>;

    /// What the viewer may do, as a sentence.
    fn asks(screen: &Screen<'_, Self>) -> Message;
    /// The key of what everyone waits for.
    fn waits(view: &Self::View) -> &'static str;
    /// Why an open card can't be taken that one could expect to take.
    fn barred(screen: &Screen<'_, Self>, card: Self::Card) -> Option<Message>;
    /// What the viewer's hand is short of for a route.
    fn short(screen: &Screen<'_, Self>, route: RouteId) -> Vec<Message>;
    /// What the viewer's hand is short of for all of these routes together.
    fn lacks(screen: &Screen<'_, Self>, routes: RouteSet) -> Vec<Message>;
    /// What one should know before claiming a route.
    fn warning(_: &Self::Route) -> Option<Message> {
        None
    }
    /// What the viewer has to answer before anything else, beside which tickets to keep.
    fn question(screen: &Screen<'_, Self>) -> Option<Markup>;
    /// What was clicked on, beside routes and tickets: a city, or an id of the game's own.
    fn focused(screen: &Screen<'_, Self>, seat: Seat, kind: &str, id: &str) -> Option<Markup>;
    /// Links beside the title of the hand.
    fn hand_links(screen: &Screen<'_, Self>) -> Markup;
    /// Links beside the title of the market.
    fn market_links(_: &Screen<'_, Self>) -> Markup {
        Markup::default()
    }
    /// Those of a seat's tickets that count as completed at the end.
    fn completed(screen: &Screen<'_, Self>, seat: Seat) -> TicketSet;
    /// A position for a figure of the rules, in which these routes have been claimed and there has been built
    /// in these cities.
    fn figured(&self, claimed: &[(RouteId, Seat)], built: &[(CityId, Seat)]) -> Self::State;
    /// What of its table can be asked about beside what all have.
    fn own_signs(&self) -> Vec<Sign>;
    /// The number of the rule that tells of a sign.
    fn rule_told(&self, sign: &str) -> Option<String>;
    /// What there is to know of a city beside what stands there.
    fn about_city(_: &Screen<'_, Self>, _: CityId) -> Option<Message> {
        None
    }
}

/// What was built on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// A route.
    Route(RouteId),
    /// Something in a city.
    In(CityId),
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// How many sit at the table.
    pub seats: usize,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whom everyone waits for.
    pub acting: Seats,
    /// Whether everybody still chooses what to begin with.
    pub opening: bool,
    /// How many turns there still are, once the last round has begun.
    pub turns_left: Option<u8>,
    /// Whether the seat that has the turn may claim a route now.
    pub claiming: bool,
}

/// What everyone knows of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// Its routes.
    pub routes: RouteSet,
    /// Where it has built.
    pub buildings: CitySet,
    /// Its points so far.
    pub points: i32,
    /// What it has left, each with the key of its name.
    pub stock: Vec<Stock>,
    /// Its tickets, once they are laid open.
    pub revealed: Option<TicketSet>,
}

/// So many of something that a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock {
    /// The key of its name.
    pub key: &'static str,
    /// How many.
    pub count: u8,
    /// Whether that is so few that the end is near.
    pub few: bool,
}

/// What only a seat itself knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Own<C> {
    /// Its cards, by kind.
    pub hand: Vec<(C, u8)>,
    /// Its tickets.
    pub tickets: TicketSet,
    /// Those it has to choose from now.
    pub offer: TicketSet,
}

/// The cards that can be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Market<C> {
    /// Those that lie open, by kind.
    pub open: Vec<(C, u8)>,
    /// The decks: the id of each, and how many cards it has.
    pub decks: Vec<(&'static str, u8)>,
    /// How many cards have been discarded.
    pub discards: u8,
}

/// What an action does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing<C> {
    /// Takes an open card.
    Take(C),
    /// Draws from a deck, or names it.
    Deck(&'static str),
    /// Claims a route.
    Claim(RouteId),
    /// Builds in a city.
    Build(CityId),
    /// Pays what is asked.
    Pay,
    /// Draws tickets.
    Tickets,
    /// Keeps tickets.
    Keep(TicketSet),
    /// Passes.
    Pass,
    /// Something of the game's own.
    Else,
}

impl<G: TicketGame> HasPages for G {
    const PAD: bool = true;

    fn pad(&self, asked: &pads::Asked<'_>) -> Option<pads::Answer> {
        pads::answer(self, asked)
    }

    fn regions(screen: &Screen<'_, G>) -> Vec<Region> {
        let region = |id, html: Markup| Region { id, html: html.into_string() };
        vec![
            region("prompt", prompt::prompt(screen)),
            region("players", players::players(screen)),
            region("map-now", map::map_now(screen)),
            region("need", need::need(screen)),
            region("market", market::market(screen)),
            region("hand", hand::hand(screen)),
            region("tickets", tickets::tickets(screen)),
            region("choice", choice::choice(screen)),
            region("unseen", unseen::unseen(screen)),
            region("news", news::news(screen)),
            region("moments", moment::moments(screen)),
            region("log", log(screen)),
            region("heard", heard(screen)),
            region("score", score::score(screen)),
        ]
    }

    fn page(screen: &Screen<'_, G>) -> Markup {
        let content = html! {
            (players::players(screen))
            div.middle {
                (prompt::prompt(screen))
                div.map-frame { (map::map(screen)) (map::zoom(screen.words)) (need::need(screen)) (score::score(screen)) }
            }
            (side(screen, html! { (choice::choice(screen)) (news::news(screen)) (unseen::unseen(screen)) }))
            div.desk {
                (market::market(screen))
                (hand::hand(screen))
                (tickets::tickets(screen))
                (review::open(screen))
            }
        };
        laid(screen, &cards::symbols::<G>(), "routes", content)
    }

    fn is_news(event: &G::Event) -> bool {
        <G as TicketGame>::is_news(event)
    }

    fn animate(event: &G::Event) -> Vec<Transfer> {
        <G as TicketGame>::animate(event)
    }

    fn scored(event: &G::Event) -> Vec<(Seat, i32)> {
        <G as TicketGame>::scored(event)
    }

    /// Tickets are drawn for better or worse, and a wild card instead of two others. What is built is chosen
    /// first and paid then.
    fn spends_turn(_: &Screen<'_, G>, action: &G::Action) -> bool {
        match G::doing(action) {
            Doing::Tickets => true,
            Doing::Take(card) => G::is_whole_turn(card),
            _ => false,
        }
    }

    fn place(&self, event: &G::Event) -> Option<String> {
        let chart = self.chart();
        Some(match G::built(event)? {
            Built::Route(route) => format!("route:{}", chart.route(route).id()),
            Built::In(city) => format!("city:{}", chart.cities[city.index()].id),
        })
    }

    fn keys() -> Vec<Key> {
        [&keys::CARDS[..], &keys::ROUTES, &keys::EVERYWHERE].concat()
    }

    fn signs(&self) -> Vec<Sign> {
        legend::signs(self)
    }

    fn rule_of(&self, sign: &str) -> Option<String> {
        self.rule_told(sign)
    }

    fn held(screen: &Screen<'_, G>, state: &G::State, seat: Seat) -> Markup {
        held::held(screen, state, seat)
    }

    fn is_withheld(view: &G::View, event: &G::Event) -> bool {
        chooses(G::course(view).opening, G::own(view).map(|own| own.offer)) && G::opened(event).is_some()
    }

    fn moment(event: &G::Event) -> Option<Moment> {
        <G as TicketGame>::moment(event)
    }

    /// What is built on what, and a wild card that counts for two.
    fn sets_apart(&self, action: &G::Action) -> &'static str {
        match G::doing(action) {
            Doing::Take(card) if G::is_whole_turn(card) => "wild",
            Doing::Claim(route) => match G::line(self.chart().route(route)) {
                Line::Rail => "",
                Line::Tunnel => "tunnel",
                Line::Ferry { .. } => "ferry",
                Line::Sea => "sea",
            },
            _ => "",
        }
    }

    fn draw_board(&self, words: &Words) {
        map::BoardDrawing::of(self, words);
    }

    fn has_drawn(&self, words: &Words) -> bool {
        map::BoardDrawing::is_kept(self, words)
    }

    fn drawings(&self) -> Markup {
        cards::symbols::<G>()
    }

    fn figure(&self, words: &Words, figure: &str) -> Option<Markup> {
        figures::figure(self, words, figure)
    }

    fn heat_map(&self, words: &Words, report: &Report) -> Option<Markup> {
        crate::report::items_on_map(self, words, report)
    }
}

/// Whether somebody still chooses their first tickets: what others keep is not to be an advice.
pub(crate) fn chooses(opening: bool, offer: Option<TicketSet>) -> bool {
    opening && offer.is_some_and(|offer| !offer.is_empty())
}

/// What a city is called.
pub(crate) fn city_name<'s, G: TicketGame>(screen: &'s Screen<'_, G>, city: CityId) -> &'s str {
    let names = screen.rules.chart().cities.get(city.index()).map(|city| &city.names);
    names.map_or("", |names| screen.words.name(names))
}

/// Everyone at the table.
pub(crate) fn seats<G: TicketGame>(screen: &Screen<'_, G>) -> impl Iterator<Item = Seat> + use<G> {
    Seat::all(G::course(screen.view).seats)
}

/// Why a seat can't claim or build anything just now, if that is so.
pub(crate) fn not_now<G: TicketGame>(screen: &Screen<'_, G>, seat: Seat) -> Option<Message> {
    screen.rules.not_now(screen.view, seat).map(|why| screen.rules.explain(&why))
}

/// Who has built in a city.
pub(crate) fn builder<G: TicketGame>(screen: &Screen<'_, G>, city: CityId) -> Option<Seat> {
    seats(screen).find(|seat| G::sitting(screen.view, *seat).buildings.contains(city))
}

/// Those of a seat's tickets whose cities its own routes connect.
pub(crate) fn connected<G: TicketGame>(screen: &Screen<'_, G>, seat: Seat, tickets: TicketSet) -> TicketSet {
    let chart = screen.rules.chart();
    let routes = Components::of(&chart.network, G::sitting(screen.view, seat).routes);
    chart.completed(&routes, tickets)
}

/// The action that does this, if the viewer may do it now.
pub(crate) fn may<G: TicketGame>(screen: &Screen<'_, G>, doing: Doing<G::Card>) -> Option<G::Action> {
    screen.legal.iter().copied().find(|action| G::doing(action) == doing)
}
