//! How a game ends (SS-41, SS-42).

use super::table::europe;

#[test]
fn ss_41_the_team_wins_the_moment_the_last_good_arrives() {
    let goods = [("yellow", 2), ("blue", 1), ("red", 2), ("white", 2)];
    let table = europe()
        .alone()
        .hand("A", "2 move 1 switch")
        .loaded("black-1", "lyon--marseille.1>marseille", "blue")
        .arrived(0, &goods);
    table
        .plays("A", "move black-1 with move | black=5")
        .shows("phase over delivered")
        .shows("A hand 0 1 1")
        .results("end delivered")
        .results("score A 8: goods 8")
        .results("winner A B")
        .refused("A", "end", "SS-41");
}

#[test]
fn ss_41_seven_goods_are_not_enough() {
    let goods = [("yellow", 2), ("blue", 1), ("red", 2), ("white", 1)];
    let table = europe()
        .alone()
        .hand("A", "2 move 1 switch")
        .loaded("black-1", "lyon--marseille.1>marseille", "blue")
        .arrived(0, &goods);
    table.plays("A", "move black-1 with move | black=5").shows("phase cards");
}

#[test]
fn ss_42_the_team_loses_when_the_turn_of_the_last_instruction_ends() {
    europe()
        .alone()
        .hand("A", "1 signal")
        .instructions(0)
        .plays("A", "end")
        .results("end instructions")
        .results("winner none")
        .results("score B 0: goods 0");
    europe()
        .alone()
        .hand("A", "1 signal")
        .hand("B", "1 signal")
        .instructions(1)
        .plays("A", "end | move move move move move card=14")
        .shows("phase cards")
        .shows("turn B")
        .plays("B", "end")
        .shows("phase over instructions");
}
