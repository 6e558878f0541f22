# What the Python package says beside what the rules say.

python-no-seat = There is no seat { $seat }; seats are 0 to { $most }.
python-no-such-place = There is no action { $place }: { $count } are legal, counted from 0.
python-no-position = No position looks like this: { $why }.
python-no-record-imagined = An imagined game has no record: nobody knows how it came about.
python-no-record-played-on = This game was read from a record that its seed alone doesn’t give, and was played on: it can’t be written down as one.
python-nothing-to-do = Seat { $seat } has nothing to decide now.
python-no-memory = In this game bots need to remember what was played, and nobody can remember an imagined game: ask them in the game itself.
