//! Going on from what a seat could imagine: that follows from what it knew, and from nothing else.

use super::*;

fn imagined_of<R: Notation + HasBots + HasPages>(rules: R) {
    let (words, chairs) = (Words::new(Language::En), chairs(rules.seats()));
    let rules = Arc::new(rules);
    let mut chance = FastChance::new(23);
    let mut game = Playing::deal(rules.clone(), Bots::default(), table_chance("imagined"));
    let mut tried = 0;
    for step in 0..150 {
        let Some(actor) = playout::actor(&*rules, &game.state, &mut chance) else { break };
        if step % 40 == 25 {
            for seat in Seat::all(rules.seats()) {
                let seed = Seed::from_text(&format!("{step} {seat}"));
                let other = swapped(&game, Viewer::Seat(seat), &mut chance);
                let [one, other] = [&game, &other].map(|game| game.imagine(seat, seed).expect("imagined"));
                assert_eq!(one.0, other.0, "what others really hold makes no difference");
                let context = context(&words, &chairs, Viewer::Seat(seat));
                assert_eq!(one.1.regions(&context), other.1.regions(&context));
                let Entry::Imagined { state, hash, .. } = one.0 else { panic!("{:?}", one.0) };
                let mut read = game.copy();
                let imagined = Imagined { seed, state };
                assert!(read.go_on_from(seat, &imagined, "another").is_err());
                read.go_on_from(seat, &imagined, &hash).expect("as written down");
                assert_eq!((read.steps, read.hash()), (game.steps + 1, hash));
                assert_eq!(
                    rules.view(&read.state, Viewer::Seat(seat)),
                    rules.view(&game.state, Viewer::Seat(seat))
                );
                // What was before is there to be looked at.
                assert_eq!(read.as_it_was(1).hash(), game.as_it_was(1).hash());
                goes_on(read);
                tried += 1;
            }
        }
        step_by_chance(&mut game, actor, &mut chance);
    }
    assert!(tried > 1);
    // A position that the seat could tell from the true one is none that it imagined.
    let elsewhere = Playing::deal(rules.clone(), Bots::default(), table_chance("elsewhere"));
    let imagined = Imagined { seed: Seed::from_text("x"), state: rules.write_state(&elsewhere.state) };
    let hash = elsewhere.hash();
    assert!(game.copy().go_on_from(Seat::default(), &imagined, &hash).is_err());
}

/// Bots have no trouble with what is remembered there.
fn goes_on<R: Notation + HasBots + HasPages>(game: Playing<R>) {
    let mut game: Box<dyn Live> = Box::new(game);
    for number in 0..12 {
        let Some(seat) = game.actors().first() else { return };
        let bot = if number == 3 { "stationmaster" } else { "driver" };
        let answer = game.decision(seat).answer(bot, &[], number, &|| false).expect("it decides");
        game = game.act(seat, &answer.action).expect("legal").1;
    }
}

#[test]
fn what_is_imagined_follows_from_what_the_seat_knew() {
    imagined_of(Classic::standard(3).expect("a table"));
    imagined_of(GreatLakes::standard(2).expect("a table"));
    imagined_of(CardGame::standard(3).expect("a table"));
}
