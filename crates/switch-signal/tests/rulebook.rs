//! Every rule of `docs/rules/switch-signal.md`, by number.

mod rulebook {
    mod table;

    mod cards;
    mod clock;
    mod coverage;
    mod end;
    mod example;
    mod helpers;
    mod instructions;
    mod movement;
    mod north_america;
    mod setup;
    mod variants;
}
