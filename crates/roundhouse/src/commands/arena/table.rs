//! A report as tables on the terminal.

use arena::Share;
use arena::report::{ItemGroupReport, ItemReport, Report, Standing, grouped};
use arena::result::Forfeit;
use engine::Message;
use words::{Words, capitalised};

use super::super::grid::grid;
use super::super::{counts, title};
use pages::report::{surely, time};

/// How many items of a group are told.
const TOLD: usize = 5;

/// All that the terminal shows.
pub fn lines(words: &Words, report: &Report, seconds: f64) -> Vec<String> {
    let tell = Tell { words, report };
    let mut lines = vec![tell.head(seconds)];
    lines.extend(tell.ended());
    let headline = vec![capitalised(&words.say(&report.headline()))];
    let mut blocks = vec![headline];
    if report.head.games > 0 {
        blocks.push(grid(&tell.standings()));
        blocks.extend((report.entrants.len() > 2).then(|| grid(&tell.crosstable())));
        blocks.extend([grid(&tell.points()), grid(&tell.times()), tell.remarks()]);
    }
    lines.extend(blocks.into_iter().flat_map(|block| [vec![String::new()], block].concat()));
    lines
}

/// What tells a report.
struct Tell<'a> {
    words: &'a Words,
    report: &'a Report,
}

impl Tell<'_> {
    fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    fn head(&self, seconds: f64) -> String {
        let head = &self.report.head;
        let message = Message::new("arena-head")
            .with("game", title(&head.game))
            .with("board", head.board.as_str())
            .with("seats", head.seats)
            .with("games", grouped(head.games))
            .with("deals", grouped(head.deals))
            .with("seatings", head.seatings.len())
            .with("seed", head.seed.as_str())
            .with("time", time(self.words, seconds));
        self.words.say(&message)
    }

    /// Why there are no more games, or that more would be needed.
    fn ended(&self) -> Option<String> {
        let short = self.report.head.cut_short();
        short.map(|short| self.words.say(&short)).or_else(|| self.unsettled())
    }

    /// That the test has settled nothing, if it was asked.
    fn unsettled(&self) -> Option<String> {
        let planned = grouped(self.report.head.planned);
        self.report
            .sequential
            .map(|_| self.words.say(&Message::new("arena-unsettled").with("games", planned)))
    }

    /// Who won how often.
    fn standings(&self) -> Vec<Vec<String>> {
        let rated = self.report.entrants.iter().any(|standing| standing.rating.is_some());
        let mut keys = vec!["arena-column-bot"];
        keys.extend(rated.then_some("arena-column-rating"));
        keys.extend([
            "arena-column-won",
            "arena-column-points",
            "arena-column-decisions",
            "arena-column-iterations",
        ]);
        let mut rows: Vec<Vec<String>> = vec![keys.into_iter().map(|key| self.text(key)).collect()];
        for standing in &self.report.entrants {
            let mut row = vec![standing.name.clone()];
            row.extend(rated.then(|| standing.rating.map_or(String::new(), |rating| rating.to_string())));
            row.push(self.share(&standing.won));
            let (mean, spread) = (&standing.points.mean, &standing.points.spread);
            row.push(format!("{} ± {}", self.words.decimal(*mean, 1), self.words.decimal(*spread, 1)));
            row.push(self.words.decimal(standing.decisions.mean, 1));
            row.push(grouped(standing.iterations.round() as u64));
            rows.push(row);
        }
        rows
    }

    /// The head of a table with a column for each.
    fn names(&self, key: &str) -> Vec<String> {
        let names = self.report.entrants.iter().map(|standing| standing.name.clone());
        [self.text(key)].into_iter().chain(names).collect()
    }

    /// Who came in before whom.
    fn crosstable(&self) -> Vec<Vec<String>> {
        let entrants = &self.report.entrants;
        let mut rows = vec![self.names("arena-column-before")];
        for (standing, cells) in entrants.iter().zip(&self.report.crosstable) {
            let cell =
                |cell: &Option<Share>| cell.as_ref().map_or("—".to_owned(), |share| self.share(share));
            rows.push([standing.name.clone()].into_iter().chain(cells.iter().map(cell)).collect());
        }
        rows
    }

    /// Points line by line, and what else is counted.
    fn points(&self) -> Vec<Vec<String>> {
        let (game, entrants) = (&self.report.head.game, &self.report.entrants);
        let mut rows = vec![self.names("arena-column-line")];
        let Some(first) = entrants.first() else { return rows };
        let row = |name: String, of: &dyn Fn(&Standing) -> f64| {
            let cells = entrants.iter().map(|standing| self.words.decimal(of(standing), 1));
            [name].into_iter().chain(cells).collect::<Vec<String>>()
        };
        for (place, line) in first.lines.iter().enumerate() {
            let name = self.text(&format!("{game}-score-{}", line.kind));
            rows.push(row(name, &|standing| standing.lines[place].points.mean));
        }
        if first.lines.len() > 1 {
            rows.push(row(self.text("score-total"), &|standing| standing.points.mean));
        }
        for (place, figure) in first.figures.iter().enumerate() {
            let name = self.text(&format!("arena-figure-{}", figure.kind));
            rows.push(row(name, &|standing| standing.figures[place].mean.mean));
        }
        rows
    }

    /// How long decisions took.
    fn times(&self) -> Vec<Vec<String>> {
        let mut rows = vec![vec![self.text("arena-column-time"), self.text("arena-column-mean")]];
        rows[0].extend(["50 %", "95 %", "99 %"].map(str::to_owned));
        rows[0].push(self.text("arena-column-most"));
        for standing in &self.report.entrants {
            let taken = &standing.time;
            let times = [taken.mean, taken.p50, taken.p95, taken.p99, taken.most];
            let cells = times.iter().map(|seconds| time(self.words, *seconds));
            rows.push([standing.name.clone()].into_iter().chain(cells).collect());
        }
        rows
    }

    /// Everything that is no table.
    fn remarks(&self) -> Vec<String> {
        let (report, words) = (self.report, self.words);
        let mut messages = vec![
            Message::new("arena-length")
                .with("decisions", words.decimal(report.decisions.mean, 1))
                .with("turns", words.decimal(report.turns.mean, 1))
                .with("endings", counts((&report.head.game, "ending"), &report.endings, grouped)),
        ];
        if !report.head.together {
            let turn = |(place, share): (usize, &Share)| {
                Message::new("arena-turn").with("place", place + 1).with("share", self.share(share))
            };
            let turns: Vec<Message> = report.by_turn.iter().enumerate().map(turn).collect();
            messages.push(Message::new("arena-by-turn").with("turns", turns));
        }
        if !report.ties.is_empty() {
            messages.push(
                Message::new("arena-ties")
                    .with("ties", counts((&report.head.game, "tiebreak"), &report.ties, grouped)),
            );
        }
        messages.extend(report.item_groups.iter().flat_map(|group| self.group(group)));
        messages.extend(report.sequential.map(|test| surely(words, report, &test)));
        let overruns = report.entrants.iter().filter_map(|standing| standing.time.overrun);
        let late: u64 = report.entrants.iter().map(|standing| standing.time.late).sum();
        messages.extend(overruns.reduce(f64::max).map(|over| {
            Message::new("arena-overrun")
                .with("over", words.decimal(100.0 * over, 1))
                .with("late", grouped(late))
                .with("count", grouped(report.checked))
        }));
        messages.push(
            Message::new("arena-checked")
                .with("checked", grouped(report.checked))
                .with("illegal", grouped(report.illegal)),
        );
        messages.extend(report.forfeits.iter().map(|first| self.forfeits(first)));
        messages.push(Message::new("arena-method"));
        messages.extend((!report.head.together).then(|| Message::new("arena-method-ratings")));
        messages.iter().map(|message| words.say(message)).collect()
    }

    /// How many games somebody forfeited, and why the first.
    fn forfeits(&self, (entrant, deal, seating, first): &(usize, u64, usize, Forfeit)) -> Message {
        let standing = &self.report.entrants[*entrant];
        let kind = |(kind, count): (&&str, &u64)| {
            let what = Message::new(format!("arena-forfeit-{kind}"));
            Message::new("arena-forfeit").with("what", what).with("count", grouped(*count))
        };
        Message::new("arena-forfeits")
            .with("bot", standing.title())
            .with("count", standing.forfeited.values().sum::<u64>() as i64)
            .with("kinds", standing.forfeited.iter().map(kind).collect::<Vec<_>>())
            .with("deal", (deal + 1).to_string())
            .with("seating", self.report.head.seatings[*seating].as_str())
            .with("step", first.step)
            .with("why", first.breach.why.clone())
    }

    /// What winners hold rather than losers, and the other way round.
    fn group(&self, group: &ItemGroupReport) -> Option<Message> {
        let told = |item: &&ItemReport| {
            Message::new("arena-item")
                .with("item", item.name.clone())
                .with("winners", format!("{:.0}", 100.0 * item.winners))
                .with("losers", format!("{:.0}", 100.0 * item.losers))
        };
        let best: Vec<Message> = group.ranked().iter().take(TOLD).map(told).collect();
        (!best.is_empty()).then(|| Message::new(format!("arena-best-{}", group.name)).with("items", best))
    }

    /// A share with its interval, in per cent.
    fn share(&self, share: &Share) -> String {
        let number = |share: f64| self.words.decimal(100.0 * share, 1);
        format!("{} ({}–{})", number(share.mean), number(share.low), number(share.high))
    }
}
