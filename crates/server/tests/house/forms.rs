//! Whatever is sent to an address that takes forms is answered, and the answer never is that something
//! broke.

use proptest::prelude::*;
use test_track::{Edit, edited, edits, tries};
use tokio::runtime::Runtime;

use crate::guest::{Guest, house_with, step};

/// All addresses that take forms; those of a table behind it.
const ADDRESSES: &[&str] = &["/play", "/tables", "/enter", "/code"];
const OF_A_TABLE: &[&str] = &[
    "join", "bot", "clear", "start", "act", "propose", "withdraw", "pin", "plan", "hint", "skip", "hold",
    "seats", "swap", "paint", "first",
];

/// Forms that are right for some address; the number of the step is put in.
const FORMS: &[&str] = &[
    "game=europe&name=Anna&bots=1&level=trainee&first=me",
    "game=usa&name=Anna&seats=3&bots=0&hints=no",
    "game=great-lakes&seats=2&bots=1&level=driver&first=random",
    "game=card-game&seats=2&bots=0&peeking=A",
    "game=switch-signal&hands=2&bots=0&board=north-america&goods=10&removed=0",
    "game=europe&bots=1&own_board=[board]",
    "name=Борис",
    "name=Boris&seat=B",
    "level=stationmaster",
    "seats=3",
    "one=A&other=B",
    "first=B",
    "seat=A&colour=C&pattern=E",
    "code=abcdef",
    "seat=B&level=trainee",
    "passphrase=open sesame&back=/about",
    "step=STEP&action=blind",
    "step=STEP&action=tickets&have=0.0&viewport=800",
    "step=STEP&after=0&action=end",
    "place=city:paris&kind=look",
    "what=last&after=1&on=yes",
    "step=STEP&keep=a-b&keep=c-d",
    "step=STEP&once=ab12&like=1&then=/",
    "step=STEP&action=claim dieppe-paris: 1 purple",
    "",
];

/// Somebody sends a form somewhere, damaged or not.
#[derive(Clone, Debug)]
struct Sent {
    who: bool,
    address: prop::sample::Index,
    form: prop::sample::Index,
    edits: Option<Vec<Edit>>,
    plain: bool,
}

fn sent() -> impl Strategy<Value = Sent> {
    let (index, edits) = (any::<prop::sample::Index>, prop::option::weighted(0.7, edits()));
    (any::<bool>(), index(), index(), edits, any::<bool>())
        .prop_map(|(who, address, form, edits, plain)| Sent { who, address, form, edits, plain })
}

impl Sent {
    fn address(&self, table: &str) -> String {
        let of_tables = [table, "/t/nowhere"]
            .into_iter()
            .flat_map(|table| OF_A_TABLE.iter().map(move |address| format!("{table}/{address}")));
        let all: Vec<String> =
            ADDRESSES.iter().map(|address| (*address).to_owned()).chain(of_tables).collect();
        self.address.get(&all).clone()
    }

    fn form(&self, step: u32) -> String {
        let form = FORMS[self.form.index(FORMS.len())].replace("STEP", &step.to_string());
        self.edits.as_ref().map_or(form.clone(), |edits| edited(&form, edits))
    }
}

#[test]
fn forms_are_answered_whatever_is_in_them() {
    let runtime = Runtime::new().expect("a runtime");
    let house = runtime.block_on(house_with("forms", 50, |settings| {
        settings.limits.tables_an_hour = u32::MAX;
        settings.limits.idle_tables = 8;
    }));
    let inputs = (any::<prop::sample::Index>(), any::<bool>(), prop::collection::vec(sent(), 1..8));
    tries(40, &inputs, |(game, begun, all)| {
        runtime.block_on(async {
            let mut guests = ["en", "ru"].map(|language| Guest::new(&house, language));
            let games = ["europe", "usa", "great-lakes", "card-game", "switch-signal"];
            let game = game.get(&games);
            let table = guests[0].post("/tables", &format!("game={game}&seats=2&first=me")).await.location();
            if begun {
                guests[1].post(&format!("{table}/join"), "name=B").await;
                guests[0].post(&format!("{table}/start"), "").await;
            }
            for sent in &all {
                let step = step(&guests[0].get(&table).await.text);
                let (address, form) = (sent.address(&table), sent.form(step));
                let guest = &mut guests[usize::from(sent.who)];
                let answer = match sent.plain {
                    true => guest.post(&address, &form).await,
                    false => guest.post_raw(&address, &form).await,
                };
                assert!(answer.status < 500, "{address} {form:?}: {}", answer.text);
            }
            assert_eq!(guests[0].get(&table).await.status, 200);
        });
    });
}
