//! The table of Europe, USA and other classic ticket games: what is their own beside what all ticket games
//! share.

mod animation;
mod legend;
mod short;
mod station;
mod tunnel;

use ::classic::{Action, Card, Classic, Event, Illegal, Phase, Route, RouteKind, State, View};
use engine::{BySeat, Message, Rules, Seat, Seats};
use maud::{Markup, html};
use rails::pad::{HasPad as _, Laid};
use rails::{CityId, CitySet, RouteId, RouteSet, TicketId, TicketSet};

use crate::Screen;
use crate::animation::Transfer;
use crate::handbook::position;
use crate::legend::Sign;
use crate::moment::Moment;
use crate::parts::say;
use crate::ticket_game::cards::kinds;
use crate::ticket_game::{
    Building, Built, CardFace, Course, Doing, Line, Market, MarketChange, Own, Sitting, Stock, TicketGame,
};

/// With so few cars the end is near (EU-34).
const FEW_CARS: u8 = 5;

impl TicketGame for Classic {
    type Card = Card;

    const BUILDING: Building = Building::Station;

    fn points(&self, length: u8) -> u8 {
        self.board().scoring.by_length.get(usize::from(length)).copied().unwrap_or_default()
    }

    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::Refilled { .. })
    }

    fn animate(event: &Event) -> Vec<Transfer> {
        animation::animate(event)
    }

    fn scored(event: &Event) -> Vec<(Seat, i32)> {
        match event {
            Event::Claimed { seat, points, .. } => vec![(*seat, (*points).into())],
            _ => Vec::new(),
        }
    }

    /// Only a tunnel that asks for more is a moment: that a route simply got built one sees.
    fn moment(event: &Event) -> Option<Moment> {
        match event {
            Event::Dug { extra, .. } if *extra > 0 => Some(Moment::Tunnel),
            Event::LastRound { .. } => Some(Moment::LastRound),
            Event::Over { .. } => Some(Moment::Victory),
            _ => None,
        }
    }

    fn opened(event: &Event) -> Option<Seat> {
        match event {
            Event::Opened { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn built(event: &Event) -> Option<Built> {
        match event {
            Event::Claimed { route, .. } => Some(Built::Route(*route)),
            Event::Built { city, .. } => Some(Built::In(*city)),
            _ => None,
        }
    }

    fn line(route: &Route) -> Line {
        match route.kind {
            RouteKind::Rail => Line::Rail,
            RouteKind::Tunnel => Line::Tunnel,
            RouteKind::Ferry { locomotives } => Line::Ferry { locomotives },
        }
    }

    fn builds(&self) -> bool {
        self.board().pieces.stations > 0
    }

    fn is_long(&self, ticket: TicketId) -> bool {
        self.board().long.contains(ticket)
    }

    fn card_face(card: Card) -> CardFace {
        CardFace::of(card)
    }

    fn market_size(&self) -> usize {
        self.board().terms.market.into()
    }

    fn market_change(event: &Event) -> Option<MarketChange<Card>> {
        match event {
            Event::Took { card, .. } => Some(MarketChange::Took(*card)),
            Event::Refilled { card } => Some(MarketChange::TurnedUp(*card)),
            Event::Flushed { .. } => Some(MarketChange::Cleared),
            _ => None,
        }
    }

    fn unseen(&self, view: &View) -> Vec<(Card, u8)> {
        let mut open = vec![view.market, view.discards];
        open.extend(view.own.as_ref().map(|own| own.hand));
        let others = Seat::all(view.seats.len()).zip(&view.seats).filter(|(seat, _)| !view.viewer.is(*seat));
        open.extend(others.map(|(_, seat)| seat.known));
        if let Phase::Tunnel { laid, turned, .. } = view.phase {
            open.extend([laid.cards(), turned]);
        }
        kinds(&self.board().cards().rest(&open))
    }

    fn dearness(card: Card) -> u8 {
        u8::from(card == Card::Locomotive)
    }

    /// EU-11.
    fn is_whole_turn(card: Card) -> bool {
        card == Card::Locomotive
    }

    fn course(view: &View) -> Course {
        let seats = view.seats.len();
        let acting = match view.phase {
            Phase::Opening => Seat::all(seats).filter(|seat| view.seats[seat.index()].offer > 0).collect(),
            Phase::Over(_) => Seats::NONE,
            _ => Seats::only(view.turn),
        };
        Course {
            seats,
            turn: view.turn,
            acting,
            opening: view.phase == Phase::Opening,
            turns_left: view.turns_left,
            claiming: view.phase == Phase::Turn,
        }
    }

    fn sitting(view: &View, seat: Seat) -> Sitting {
        let facts = &view.seats[seat.index()];
        let stock = |key, count| Stock { key, count, few: false };
        Sitting {
            routes: facts.routes,
            buildings: facts.stations,
            points: facts.points.into(),
            stock: [
                Some(Stock { few: facts.cars <= FEW_CARS, ..stock("players-cars", facts.cars) }),
                Some(stock("players-cards", facts.hand)),
                Some(stock("players-tickets", facts.tickets)),
                // Some games have none.
                (facts.stations_left > 0 || !facts.stations.is_empty())
                    .then(|| stock("players-stations", facts.stations_left)),
            ]
            .into_iter()
            .flatten()
            .collect(),
            revealed: facts.revealed,
        }
    }

    fn own(view: &View) -> Option<Own<Card>> {
        let own = view.own.as_ref()?;
        Some(Own { hand: kinds(&own.hand), tickets: own.tickets, offer: own.offer })
    }

    fn market(view: &View) -> Market<Card> {
        Market {
            open: kinds(&view.market),
            decks: vec![("deck", view.deck)],
            discards: view.discards.total(),
        }
    }

    fn lenders(view: &View, seat: Seat) -> CitySet {
        view.seats[seat.index()].stations
    }

    fn doing(action: &Action) -> Doing<Card> {
        match *action {
            Action::Take(card) => Doing::Take(card),
            Action::Blind => Doing::Deck("deck"),
            Action::Claim { route, .. } => Doing::Claim(route),
            Action::Station { city, .. } => Doing::Build(city),
            Action::Pay(_) => Doing::Pay,
            Action::Tickets => Doing::Tickets,
            Action::Keep(tickets) => Doing::Keep(tickets),
            Action::Pass => Doing::Pass,
            Action::Decline => Doing::Else,
        }
    }

    fn paid(action: &Action) -> Vec<(Card, u8)> {
        match action {
            Action::Claim { payment, .. } | Action::Station { payment, .. } | Action::Pay(payment) => {
                kinds(&payment.cards())
            }
            _ => Vec::new(),
        }
    }

    fn asks(screen: &Screen<'_, Classic>) -> Message {
        match screen.view.phase {
            Phase::SecondCard => Message::new("prompt-second-card"),
            Phase::Tunnel { extra, .. } => Message::new("prompt-tunnel").with("count", extra),
            _ if screen.rules.builds() => Message::new("prompt-turn"),
            _ => Message::new("prompt-turn-plain"),
        }
    }

    fn waits(view: &View) -> &'static str {
        match view.phase {
            Phase::Tickets => "prompt-wait-tickets",
            Phase::SecondCard => "prompt-wait-second-card",
            Phase::Tunnel { .. } => "prompt-wait-tunnel",
            _ => "prompt-wait",
        }
    }

    /// As the second card a locomotive can't be taken (EU-12).
    fn barred(screen: &Screen<'_, Classic>, card: Card) -> Option<Message> {
        let second = screen.view.phase == Phase::SecondCard && card == Card::Locomotive;
        second.then(|| screen.rules.explain(&Illegal::SecondLocomotive))
    }

    fn own_signs(&self) -> Vec<Sign> {
        legend::signs(self)
    }

    fn rule_told(&self, sign: &str) -> Option<String> {
        legend::rule_of(sign).map(|number| self.board().rule(number))
    }

    fn short(screen: &Screen<'_, Classic>, route: RouteId) -> Vec<Message> {
        let cost = screen.rules.board().route(route).cost();
        screen.view.own.as_ref().map_or(Vec::new(), |own| short::short(cost, &own.hand))
    }

    fn lacks(screen: &Screen<'_, Classic>, routes: RouteSet) -> Vec<Message> {
        let Some(own) = &screen.view.own else { return Vec::new() };
        let costs = || routes.iter().map(|id| screen.rules.board().route(id).cost());
        short::lacks(costs, &own.hand)
    }

    fn warning(route: &Route) -> Option<Message> {
        (route.kind == RouteKind::Tunnel).then(|| Message::new("route-tunnel-risk"))
    }

    fn question(screen: &Screen<'_, Classic>) -> Option<Markup> {
        match screen.view.phase {
            Phase::Tunnel { route, laid, turned, extra } => {
                Some(tunnel::tunnel(screen, route, laid, &turned, extra))
            }
            _ => None,
        }
    }

    fn focused(screen: &Screen<'_, Classic>, seat: Seat, kind: &str, id: &str) -> Option<Markup> {
        match kind {
            "city" => station::city(screen, seat, id),
            "stations" => Some(station::anywhere(screen, seat)),
            _ => None,
        }
    }

    fn hand_links(screen: &Screen<'_, Classic>) -> Markup {
        let can = screen.legal.iter().any(|action| matches!(action, Action::Station { .. }));
        html! {
            @if can {
                a.take href="?focus=stations" data-focus="stations" { (say(screen, &Message::new("hand-station"))) }
            }
        }
    }

    fn figured(&self, claimed: &[(RouteId, Seat)], built: &[(CityId, Seat)]) -> State {
        let mut state = State { phase: Phase::Turn, ..position(self) };
        for (route, seat) in claimed {
            let routes = &mut state.holdings[*seat].routes;
            *routes = routes.with(*route);
        }
        for (city, seat) in built {
            let stations = &mut state.holdings[*seat].stations;
            *stations = stations.with(*city);
        }
        state
    }

    /// With the help of its stations.
    fn completed(screen: &Screen<'_, Classic>, seat: Seat) -> TicketSet {
        ::classic::ticket_score(screen.rules, &laid_open(screen), seat).completed
    }
}

/// The end as a position: all that counts for tickets lies open now.
fn laid_open(screen: &Screen<'_, Classic>) -> State {
    let laid = BySeat::new(|seat| match screen.view.seats.get(seat.index()) {
        Some(seat) => Laid {
            routes: seat.routes,
            buildings: seat.stations,
            tickets: seat.revealed.unwrap_or_default(),
            ..Laid::default()
        },
        None => Laid::default(),
    });
    screen.rules.laid_out(&laid)
}
