//! The table of Great Lakes: what is its own beside what all ticket games share.

mod animation;
mod art;
mod exchange;
mod harbour;
mod legend;
mod pieces;
mod refill;
mod short;

use ::great_lakes::{
    Action, Card, Cards, Event, GreatLakes, Illegal, Kind, MARKET, Phase, Route, State, View,
};
use engine::{Message, Rules, Seat, Seats};
use maud::{Markup, html};
use rails::{Card as _, CityId, RouteId, RouteSet, TicketId, TicketSet};

use crate::Screen;
use crate::animation::Transfer;
use crate::handbook::position;
use crate::legend::Sign;
use crate::moment::Moment;
use crate::ticket_game::{
    Building, Built, CardFace, Course, Doing, Line, Market, MarketChange, Own, Site, Sitting, Stock,
    TicketGame, connected,
};

/// With so few pieces the end is near (GL-23).
const FEW_PIECES: u8 = 10;

impl TicketGame for GreatLakes {
    type Card = Card;

    const BUILDING: Building = Building::Harbour;

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
            Event::Exchanged { seat, points, .. } => vec![(*seat, -i32::from(*points))],
            _ => Vec::new(),
        }
    }

    fn moment(event: &Event) -> Option<Moment> {
        match event {
            Event::LastRounds { .. } => Some(Moment::LastRound),
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
            Kind::Train => Line::Rail,
            Kind::Ship => Line::Sea,
        }
    }

    fn site(&self, city: CityId) -> Site {
        match self.board() {
            board if board.ports.contains(city) => Site::Port,
            board if board.junctions.contains(city) => Site::Junction,
            _ => Site::City,
        }
    }

    fn card_face(card: Card) -> CardFace {
        art::card_face(card)
    }

    /// Trains in one row, ships in another, a colour below itself.
    fn hand_order() -> Vec<Card> {
        let mut order: Vec<Card> = (0..Card::KINDS).map(Card::of_kind).collect();
        order.sort_by_key(|card| (matches!(card, Card::Ship { .. }), card.colour().is_none(), card.colour()));
        order
    }

    fn market_size(&self) -> usize {
        MARKET.into()
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
        let mut open = vec![view.market, Cards { trains: view.trains.discards, ships: view.ships.discards }];
        open.extend(view.own.as_ref().map(|own| own.hand));
        let others = Seat::all(view.seats.len()).zip(&view.seats).filter(|(seat, _)| !view.viewer.is(*seat));
        open.extend(others.map(|(_, seat)| seat.known));
        let trains: Vec<_> = open.iter().map(|cards| cards.trains).collect();
        let ships: Vec<_> = open.iter().map(|cards| cards.ships).collect();
        let all = self.board().all_cards();
        by_colour(&Cards { trains: all.trains.rest(&trains), ships: all.ships.rest(&ships) })
    }

    fn dearness(card: Card) -> u8 {
        match card {
            Card::Wild => 2,
            Card::Train { marked: true, .. } => 1,
            _ => 0,
        }
    }

    /// GL-9.
    fn is_whole_turn(card: Card) -> bool {
        card == Card::Wild
    }

    fn course(view: &View) -> Course {
        let seats = view.seats.len();
        let opening = matches!(view.phase, Phase::Opening | Phase::Pieces);
        let acting = match view.phase {
            Phase::Over(_) => Seats::NONE,
            _ if opening => Seat::all(seats).filter(|seat| !view.seats[seat.index()].has_chosen).collect(),
            _ => Seats::only(view.turn),
        };
        Course {
            seats,
            turn: view.turn,
            acting,
            opening,
            turns_left: view.turns_left,
            claiming: view.phase == Phase::Turn,
        }
    }

    fn sitting(view: &View, seat: Seat) -> Sitting {
        let facts = &view.seats[seat.index()];
        let few = facts.trains + facts.ships <= FEW_PIECES && !Self::course(view).opening;
        let stock = |key, count| Stock { key, count, few: false };
        Sitting {
            routes: facts.routes,
            buildings: facts.harbours,
            points: i32::from(facts.points) - i32::from(facts.exchanged),
            stock: vec![
                Stock { few, ..stock("players-cars", facts.trains) },
                Stock { few, ..stock("players-ships", facts.ships) },
                stock("players-cards", facts.train_cards + facts.ship_cards),
                stock("players-tickets", facts.tickets),
                stock("players-harbours", facts.harbours_left),
            ],
            revealed: facts.revealed,
        }
    }

    fn own(view: &View) -> Option<Own<Card>> {
        let own = view.own.as_ref()?;
        Some(Own { hand: by_colour(&own.hand), tickets: own.tickets, offer: own.offer })
    }

    fn market(view: &View) -> Market<Card> {
        Market {
            open: by_colour(&view.market),
            decks: vec![(Kind::Train.id(), view.trains.deck), (Kind::Ship.id(), view.ships.deck)],
            discards: view.trains.discards.total() + view.ships.discards.total(),
        }
    }

    fn doing(action: &Action) -> Doing<Card> {
        match *action {
            Action::Take(card) => Doing::Take(card),
            Action::Blind(deck) | Action::Refill(deck) => Doing::Deck(deck.id()),
            Action::Claim { route, .. } => Doing::Claim(route),
            Action::Harbour { city, .. } => Doing::Build(city),
            Action::Tickets => Doing::Tickets,
            Action::Keep(tickets) => Doing::Keep(tickets),
            Action::Pass => Doing::Pass,
            Action::Pieces(_) | Action::Exchange { .. } => Doing::Else,
        }
    }

    fn paid(action: &Action) -> Vec<(Card, u8)> {
        match action {
            Action::Claim { payment, .. } | Action::Harbour { payment, .. } => {
                payment.cards().each().collect()
            }
            _ => Vec::new(),
        }
    }

    fn asks(screen: &Screen<'_, GreatLakes>) -> Message {
        Message::new(match screen.view.phase {
            Phase::Pieces => "lakes-prompt-pieces",
            Phase::Refill { .. } => "lakes-prompt-refill",
            Phase::SecondCard => "prompt-second-card",
            _ if screen.legal.contains(&Action::Pass) => "lakes-prompt-stuck",
            _ => "lakes-prompt-turn",
        })
    }

    fn waits(view: &View) -> &'static str {
        match view.phase {
            Phase::Tickets => "prompt-wait-tickets",
            Phase::SecondCard => "prompt-wait-second-card",
            Phase::Refill { .. } => "lakes-prompt-wait-refill",
            _ => "prompt-wait",
        }
    }

    /// As the second card a wild can't be taken (GL-10).
    fn barred(screen: &Screen<'_, GreatLakes>, card: Card) -> Option<Message> {
        let second = screen.view.phase == Phase::SecondCard && card == Card::Wild;
        second.then(|| screen.rules.explain(&Illegal::SecondWild))
    }

    fn figured(&self, claimed: &[(RouteId, Seat)], built: &[(CityId, Seat)]) -> State {
        let mut state = State { phase: Phase::Turn, ..position(self) };
        for (route, seat) in claimed {
            let routes = &mut state.holdings[*seat].routes;
            *routes = routes.with(*route);
        }
        for (city, seat) in built {
            let harbours = &mut state.holdings[*seat].harbours;
            *harbours = harbours.with(*city);
        }
        state
    }

    fn own_signs(&self) -> Vec<Sign> {
        legend::SIGNS.to_vec()
    }

    fn rule_told(&self, sign: &str) -> Option<String> {
        legend::rule_of(sign).map(|number| format!("GL-{number}"))
    }

    fn short(screen: &Screen<'_, GreatLakes>, route: RouteId) -> Vec<Message> {
        let cost = screen.rules.board().route(route).cost();
        screen.view.own.as_ref().and_then(|own| short::short(cost, &own.hand)).into_iter().collect()
    }

    fn lacks(screen: &Screen<'_, GreatLakes>, routes: RouteSet) -> Vec<Message> {
        let Some(own) = &screen.view.own else { return Vec::new() };
        let costs: Vec<_> = routes.iter().map(|id| screen.rules.board().route(id).cost()).collect();
        short::lacks(&costs, &own.hand)
    }

    fn question(screen: &Screen<'_, GreatLakes>) -> Option<Markup> {
        match screen.view.phase {
            Phase::Pieces => Some(pieces::pieces(screen)),
            Phase::Refill { .. } => Some(refill::refill(screen)),
            _ => None,
        }
    }

    fn focused(screen: &Screen<'_, GreatLakes>, seat: Seat, kind: &str, id: &str) -> Option<Markup> {
        match kind {
            "city" => harbour::city(screen, seat, id),
            "harbours" => Some(harbour::anywhere(screen, seat)),
            "exchange" => Some(exchange::exchange(screen, seat)),
            _ => None,
        }
    }

    fn hand_links(screen: &Screen<'_, GreatLakes>) -> Markup {
        let builds = screen.legal.iter().any(|action| matches!(action, Action::Harbour { .. }));
        let exchanges = screen.legal.iter().any(|action| matches!(action, Action::Exchange { .. }));
        let link = |focus: &str, key: &str| {
            html! { a.take href=(format!("?focus={focus}")) data-focus=(focus) { (screen.words.text(key)) } }
        };
        html! {
            @if builds { (link("harbours", "lakes-hand-harbour")) }
            @if exchanges { (link("exchange", "lakes-hand-exchange")) }
        }
    }

    fn market_links(screen: &Screen<'_, GreatLakes>) -> Markup {
        refill::standing(screen)
    }

    fn completed(screen: &Screen<'_, GreatLakes>, seat: Seat) -> TicketSet {
        let revealed = screen.view.seats[seat.index()].revealed.unwrap_or_default();
        connected(screen, seat, revealed)
    }

    /// What a harbour there would score for the viewer.
    fn about_city(screen: &Screen<'_, GreatLakes>, city: CityId) -> Option<Message> {
        harbour::worth(screen, city)
    }
}

/// Those of the viewer's tickets that start or end in a city, and those of them that are completed.
fn tickets_at(screen: &Screen<'_, GreatLakes>, seat: Seat, city: CityId) -> (TicketSet, TicketSet) {
    let tickets = screen.view.own.as_ref().map(|own| own.tickets).unwrap_or_default();
    let ends_here = |id: &TicketId| screen.rules.board().ticket(*id).ends.contains(&city);
    let here: TicketSet = tickets.iter().filter(ends_here).collect();
    (here, connected(screen, seat, here))
}

/// Cards by kind, those of one colour side by side.
fn by_colour(cards: &Cards) -> Vec<(Card, u8)> {
    let mut kinds: Vec<(Card, u8)> = cards.each().collect();
    kinds.sort_by_key(|(card, _)| (card.colour().is_none(), card.colour()));
    kinds
}
