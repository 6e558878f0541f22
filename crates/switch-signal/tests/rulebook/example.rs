//! The worked example of a turn in the rulebook, as far as it names what happens.

use switch_signal::{Event, Halt};

use super::table::europe;

#[test]
fn ss_12_ss_32_the_rulebooks_worked_example_of_a_turn() {
    // A brown train is under way, and the clock is full. The active player has six cards.
    let table = europe()
        .alone()
        .hand("A", "1 signal 2 switch 3 move")
        .train("brown-1", "warsaw")
        // The card shows a new train, then black, then gray. The team picks black.
        .reveals(1, "")
        .shows("phase new-train")
        // A 6 is rolled: Calais. For the new train a 4: it reaches Paris with 3 points, and the one left
        // costs nothing, because a train always stops in a city.
        .plays("A", "new black | die=2 die=4 black=4")
        .shows("black-1 paris")
        .halts(|halt| *halt == Halt::InCity, 0)
        .shows("clock 7")
        .shows("phase cards")
        .happened(1, |event| matches!(event, Event::Numbers { dice: Some([2, 4]), number: 6, .. }));
    table
        // 1. The train is loaded, with a move card.
        .plays("A", "load black-1 with move")
        .shows("black-1 paris blue")
        // 2. A signal in Paris.
        .plays("A", "signal reims--strasbourg@1 > paris--dijon@0 with signal")
        // 3. A switch, so that the train can pass.
        .plays("A", "switch dijon: dijon--lyon with switch")
        // 4. The train moves 3: the player picks the way.
        .plays("A", "move black-1 with move | black=3")
        .plays("A", "leave paris--dijon")
        .shows("black-1 dijon--basel.1>basel blue")
        // 5. The switch just passed is set again.
        .plays("A", "switch dijon: dijon--basel with switch")
        // 6. A 4 for the brown train: it has to stop at a red signal, and one point costs a token.
        //    The hand is empty then: five cards are drawn, and the turn passes.
        .plays("A", "move brown-1 with move | brown=4 signal switch switch move move card=14")
        .shows("brown-1 berlin--poznan.1>berlin")
        .shows("clock 6")
        .shows("A hand 1 2 2")
        .shows("turn B");
}
