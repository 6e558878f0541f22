//! Dice and cards, the same on every board: read once from `boards/switch-signal.toml`.

use std::fmt::Write as _;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use engine::Message;
use rails::facts::{Document, Entry, Fact};
use serde::{Deserialize, Serialize};

use crate::pieces::{Colour, Hand, Kind, TRAINS_PER_COLOUR};

/// The most instructions there can be: a set of them is one integer.
pub const MAX_INSTRUCTIONS: usize = 32;
/// The most movement points a die can give.
pub const MAX_POINTS: usize = 6;

/// A transport instruction's place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct InstructionId(pub u8);

impl InstructionId {
    /// Its place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What an instruction moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// All trains of this colour (SS-15).
    Colour(Colour),
    /// All trains of a colour that the team picks (SS-16).
    Any,
    /// Every train (SS-17).
    Every,
}

/// A transport instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Its number in the file.
    pub number: u8,
    /// How many new trains it brings (SS-12).
    pub new_trains: u8,
    /// What it moves, from top to bottom.
    pub moves: ArrayVec<Symbol, 3>,
}

/// Dice and cards.
#[derive(Clone, Debug)]
pub struct Cards {
    /// The faces of the dice, colour by colour (SS-1).
    pub dice: [[u8; 6]; 3],
    /// How many action cards there are of each kind (SS-2).
    pub actions: Hand,
    /// The instructions (SS-3).
    pub instructions: Vec<Instruction>,
    /// The colours of the start card, in order (SS-11).
    pub start: [Colour; 3],
    /// Instructions removed as a standard (SS-3).
    pub removed: u8,
    /// Time tokens as a standard, and how many there are (SS-5).
    pub time: [u8; 2],
    /// Cards dealt, drawn after a turn, and held at the most (SS-2, SS-9).
    pub hands: [u8; 3],
    /// Signal tokens and switch tokens in the box.
    pub tokens: [u8; 2],
    /// Goods of each colour in the box (SS-54).
    pub goods: u8,
}

/// Ours, read once.
static STANDARD: LazyLock<Cards> = LazyLock::new(|| {
    let text = include_str!("../boards/switch-signal.toml");
    Cards::parse(text).unwrap_or_else(|faults| panic!("our own cards are wrong: {faults:?}"))
});

impl Cards {
    /// The cards and dice in the box.
    pub fn standard() -> &'static Cards {
        &STANDARD
    }

    /// An instruction.
    pub fn instruction(&self, id: InstructionId) -> &Instruction {
        &self.instructions[id.index()]
    }

    /// The set of all instructions.
    pub(crate) fn all_instructions(&self) -> u32 {
        (1_u64 << self.instructions.len()).wrapping_sub(1) as u32
    }

    /// Reads and checks a file of cards.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line.
    pub fn parse(text: &str) -> Result<Cards, Vec<Message>> {
        let document = Document::open(text).map_err(|fault| vec![fault])?;
        read(&document).filter(|_| document.is_sound()).ok_or_else(|| document.faults())
    }

    /// All facts that the rules depend on, in one way of writing.
    pub(crate) fn facts(&self) -> String {
        let mut text = format!("dice {:?}\nactions {:?}\nstart {:?}\n", self.dice, self.actions, self.start);
        let _ = writeln!(
            text,
            "box {} {:?} {:?} {:?} {}",
            self.removed, self.time, self.hands, self.tokens, self.goods
        );
        for card in &self.instructions {
            let _ = writeln!(text, "instruction {} {} {:?}", card.number, card.new_trains, card.moves);
        }
        text
    }
}

fn read(document: &Document<'_>) -> Option<Cards> {
    let setup = document.table("setup").map(|entry| read_setup(&entry));
    let start = document.table("start").and_then(|entry| {
        let colours = entry.fact("deploy").and_then(|fact| colours(&fact));
        let moves = entry.fact("moves").and_then(|fact| fact.list());
        close(&entry);
        moves?.is_empty().then_some(())?;
        colours?.try_into().ok()
    });
    if let Some(entry) = document.table("departure_dice") {
        // Two ordinary dice (SS-11): other numbers have no departure point.
        entry.number("count", 2..=2);
        let faces = entry.fact("faces").and_then(|fact| fact.list()).unwrap_or_default();
        for (fact, face) in faces.iter().zip(1..) {
            fact.number(face..=face);
        }
        close(&entry);
    }
    let mut dice = [[0; 6]; 3];
    for (entry, colour) in document.tables("train", 3..=3).iter().zip(Colour::ALL) {
        entry.one_of("color", &[colour.id()]);
        entry.number("count", TRAINS_PER_COLOUR as u8..=TRAINS_PER_COLOUR as u8);
        let faces = entry.fact("die").and_then(|fact| fact.list()).unwrap_or_default();
        let faces: Vec<u8> = faces.iter().filter_map(|fact| fact.number(1..=MAX_POINTS as u8)).collect();
        match faces.try_into() {
            Ok(faces) => dice[colour.index()] = faces,
            Err(_) => entry.fault(Message::new("switch-signal-fault-die")),
        }
        close(entry);
    }
    let mut actions = [0; 3];
    for (entry, kind) in document.tables("action", 3..=3).iter().zip(Kind::ALL) {
        entry.one_of("kind", &[kind.id()]);
        actions[kind.index()] = entry.number("count", 10..=60).unwrap_or_default();
        close(entry);
    }
    let entries = document.tables("instruction", 8..=MAX_INSTRUCTIONS);
    let instructions: Vec<Instruction> = entries.iter().filter_map(read_instruction).collect();
    document.close();
    let [removed, time, most_time, dealt, drawn, held, switches, signals, goods] = setup??;
    let (time, hands, tokens) = ([time, most_time], [dealt, drawn, held], [signals, switches]);
    Some(Cards { dice, actions, instructions, start: start?, removed, time, hands, tokens, goods })
}

fn read_setup(entry: &Entry<'_>) -> Option<[u8; 9]> {
    let numbers = [
        entry.number("instructions_removed", 0..=7),
        entry.number("time_tokens", 1..=20),
        entry.number("time_tokens_in_box", 1..=20),
        entry.number("hand_start", 1..=10),
        entry.number("hand_draw", 1..=10),
        entry.number("hand_limit", 1..=10),
        entry.number("switch_tokens_in_box", 1..=60),
        entry.number("signal_tokens_in_box", 1..=60),
        entry.number("goods_in_box_per_color", 1..=9),
    ];
    close(entry);
    let [a, b, c, d, e, f, g, h, i] = numbers;
    Some([a?, b?, c?, d?, e?, f?, g?, h?, i?])
}

fn read_instruction(entry: &Entry<'_>) -> Option<Instruction> {
    let number = entry.number("id", 1..=99);
    let new_trains = entry.number("deploy", 0..=2);
    let moves = entry.fact("moves").and_then(|fact| {
        let words = fact.list()?;
        let words: Vec<&str> =
            words.iter().filter_map(|fact| fact.one_of(&["black", "brown", "gray", "any"])).collect();
        let symbols = symbols(&words);
        if symbols.is_none() {
            fact.fault(Message::new("switch-signal-fault-moves"));
        }
        symbols
    });
    close(entry);
    Some(Instruction { number: number?, new_trains: new_trains?, moves: moves? })
}

/// One to three symbols: different colours, or one to three that the team picks.
fn symbols(words: &[&str]) -> Option<ArrayVec<Symbol, 3>> {
    match words {
        ["any", "any", "any"] => Some([Symbol::Every].into_iter().collect()),
        ["any"] => Some([Symbol::Any].into_iter().collect()),
        ["any", "any"] => Some([Symbol::Any, Symbol::Any].into_iter().collect()),
        [] | [_, _, _, _, ..] => None,
        colours => {
            let mut symbols = ArrayVec::new();
            for word in colours {
                let symbol = Symbol::Colour(Colour::from_id(word)?);
                if symbols.contains(&symbol) {
                    return None;
                }
                symbols.push(symbol);
            }
            Some(symbols)
        }
    }
}

fn colours(fact: &Fact<'_>) -> Option<Vec<Colour>> {
    let words = fact.list()?;
    words.iter().map(|fact| Colour::from_id(fact.one_of(&Colour::ALL.map(Colour::id))?)).collect()
}

/// Where a fact comes from is for people.
fn close(entry: &Entry<'_>) {
    entry.find("source");
    entry.close();
}
