"""What a card does: games that branch where it comes up, and the command `measure`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.bots.spec import judge_of
from rulebound.cli import main
from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.files.datafile import read_entries
from rulebound.lab.measure.branching import branches, pieces_of
from rulebound.lab.measure.measurement import Measurement
from rulebound.lab.measure.of_barring import play_barred
from rulebound.lab.measure.of_cards import CardTables
from rulebound.lab.measure.of_decks import DeckTables, in_order
from rulebound.lab.measure.of_rulings import Noted, RulingTables, meeting_of
from rulebound.lab.measure.question import Asked
from rulebound.lab.measure.quick import allowed, player_of
from rulebound.lab.measure.report import report, table, verdict
from rulebound.lab.measure.sums import Compared, Measured, Sums, sums_of, wider
from rulebound.lab.measure.tables import turned_by
from rulebound.lab.measure.variants import NEW, Variants, exchange
from rulebound.lab.measure.whole import finish
from rulebound.lab.pairs import Pairs, mean_of
from rulebound.lab.split import Split
from rulebound.lab.statistics import Rate

AKI = '[[card]]\nname = "Aki"\nkind = "partner"\ncost = 0\npoints = 9\npower = 9\n'
KITTY = """\
[[card]]
name = "Peppermint KITTY"
kind = "idol"
rank = "basic"
merit = 29
reputation = 9
combat = 9
club = "Cheerleader"
gender = "female"
faction = "Neutral"
"""
SLOOP = '[[card]]\nname = "Sloop"\nkind = "ship"\ncost = 0\ncargo = 9\nrenown = 5\ncopies = 3\n'
LUGGER = '[[card]]\nname = "Test Lugger"\nkind = "ship"\ncost = 0\ncargo = 9\nrenown = 5\n'


def written(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


# -- Variants ----------------------------------------------------------------------------------------------------------


def test_a_variant_has_a_number_after_all_cards_of_the_game(tmp_path: Path) -> None:
    variants = Variants("windward", [written(tmp_path, SLOOP + LUGGER)])

    sloop, lugger = variants.found
    shipped = len(load("windward").card_list)
    assert (sloop.number, lugger.number) == (shipped, shipped + 1)
    assert variants.base.card_list[sloop.old].name == "Sloop"
    assert lugger.old == NEW


def test_cards_that_are_as_they_were_cannot_be_measured(tmp_path: Path) -> None:
    sloop = next(card for card in load("windward").card_list if card.name == "Sloop")
    values = "".join(f"{key} = {value}\n" for key, value in sloop.values().items())
    file = written(tmp_path, f'[[card]]\nname = "Sloop"\nkind = "ship"\ncopies = {sloop.copies}\n{values}')

    with pytest.raises(SetupError, match="no card of these files differs"):
        Variants("windward", [file])


@pytest.mark.parametrize("name", GAMES)
def test_a_table_plays_on_in_the_game_with_variants(name: str, tmp_path: Path) -> None:
    variants = Variants(name, [written(tmp_path, changed(name))])
    (variant,) = variants.found
    state = variants.carried_over(variants.base.begin(variants.base.setup(seed=1)))
    hidden = [it for it in pieces_of(state, variant.old) if not state.known[it]]

    exchange(state, hidden, variant.number)
    bots = [judge_of("greedy", seat) for seat in range(2)]
    for _ in range(8):
        state.apply(bots[state.seat].choose(state.seat_of(state.seat)))

    assert len(pieces_of(state, variant.number)) == len(hidden)
    assert state.options


def changed(name: str) -> str:
    """A file in which one card of a game costs another number than it did."""
    for path in sorted((load(name).folder / "cards").glob("*.toml")):
        for entry in read_entries(path, ("card",)):
            if "cost" in entry.values:
                values = entry.values | {"cost": 4 if entry.values["cost"] == 3 else 3}
                lines = [f"{key} = {json.dumps(value)}" for key, value in values.items() if key != "printed"]
                return "\n".join(["[[card]]", *lines, ""])
    raise AssertionError(name)


# -- Branches ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_same_card_makes_no_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    variants = Variants("windward", [written(tmp_path, SLOOP)])
    (sloop,) = variants.found
    monkeypatch.setattr(variants, "found", [replace(sloop, number=sloop.old)])
    monkeypatch.setattr(variants, "replaced", {("Sloop", sloop.old): variants.base})

    found = [branch for seed in range(3) for branch in played(variants, seed)]

    assert found
    assert all(one.before == one.now for one in found)


@pytest.mark.slow
def test_a_better_ship_wins_for_who_alone_may_hire_it(tmp_path: Path) -> None:
    variants = Variants("windward", [written(tmp_path, SLOOP)])

    found = [branch for seed in range(6) for branch in played(variants, seed)]

    assert sum(one.now.won for one in found) > sum(one.before.won for one in found)
    assert any(one.now.used for one in found)
    assert all(one.now.could or not one.now.used for one in found)


def test_a_new_card_takes_the_place_of_another_of_its_kind(tmp_path: Path) -> None:
    variants = Variants("windward", [written(tmp_path, LUGGER)])

    found = [branch for seed in range(4) for branch in played(variants, seed)]

    assert found
    assert all(one.other is None for one in found)
    assert any(one.before != one.now for one in found)


def played(variants: Variants, seed: int) -> list[Compared]:
    """The branches of a game of windward."""
    setup = variants.base.setup(seed=seed, options={"windows": "none"})
    return branches(variants, variants.found, setup, "greedy", other=False)


# -- Measuring ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_idol_is_given_to_each_player_in_turn(tmp_path: Path) -> None:
    tables = CardTables(Asked(game="avarium", cards=(written(tmp_path, KITTY),), bot="quick"))

    first, second = tables.deal(0, 0), tables.deal(0, 1)

    assert tables.each == 2
    assert [one.holder for one in first.compared + second.compared] == [0, 1]
    assert first.chances == second.chances == {"Peppermint KITTY": 1}


@pytest.mark.slow
def test_what_a_given_card_does_is_counted_against_each_card_that_others_are_given(tmp_path: Path) -> None:
    tables = CardTables(Asked(game="avarium", cards=(written(tmp_path, KITTY),), bot="quick"))
    new = CardTables(Asked(game="avarium", cards=(written(tmp_path, KITTY.replace("Peppermint KITTY", "Test ODA")),)))

    met = tables.play(range(2)).matchups
    replaced = new.deal(0, 1)

    assert {(name, mine) for name, mine, _others in met} == {("Peppermint KITTY", "Peppermint KITTY")}
    others = {others for _name, _mine, others in met}
    assert others <= load("avarium").cards.keys() - {"Peppermint KITTY"}
    assert sum(sums.came for sums in met.values()) == 4
    assert replaced.entrants[1] == "Test ODA" != replaced.entrants[0]


def test_what_a_ruling_does_is_counted_for_each_character() -> None:
    (name, switch), *_more = load("avarium").rulings.items()
    value = next(one for one in switch.values if one != switch.default)
    tables = RulingTables(Asked(game="avarium", changed=((name, value),)))

    deal = tables.deal(0, 0)

    assert [one.holder for one in deal.met] == [0, 1]
    assert len(set(deal.entrants)) == 2 and set(deal.entrants) <= load("avarium").cards.keys()


@pytest.mark.slow
def test_a_new_idol_is_given_in_place_of_another(tmp_path: Path) -> None:
    file = written(tmp_path, KITTY.replace("Peppermint KITTY", "Test ODA"))
    tables = CardTables(Asked(game="avarium", cards=(file,), bot="quick"))
    (oda,) = tables.variants.found

    deals = [tables.deal(0, turned) for turned in range(2)]

    assert tables.question(tables.subjects[0]) == "one player is given it, in place of another idol."
    assert [one.holder for deal in deals for one in deal.compared] == [0, 1]
    assert tables.to_give(oda, 0) == tables.to_give(oda, 0)
    assert len({tables.to_give(oda, group).old for group in range(40)}) == 8
    assert any(one.before != one.now for deal in deals for one in deal.compared)


def test_the_deck_with_the_card_meets_others(tmp_path: Path) -> None:
    tables = CardTables(Asked(game="courses", cards=(written(tmp_path, AKI),)))
    (aki,) = tables.variants.found

    for group in range(8):
        mine, other = tables.met(group, 0)
        assert mine is not other
        assert tables.holds(mine, aki)
        assert tables.met(group, 1) == [other, mine]


def test_where_no_deck_is_brought_each_deal_is_played_once(tmp_path: Path) -> None:
    tables = CardTables(Asked(game="windward", cards=(written(tmp_path, SLOOP),)))

    deal = tables.deal(0, 0)

    assert tables.each == 1
    assert deal.chances == {"Sloop": 2}
    assert (deal.entrants, deal.met) == ([], [])
    assert [one.holder for one in deal.compared] == [0, 1]


@pytest.mark.slow
def test_a_measurement_is_the_same_on_any_number_of_workers(tmp_path: Path) -> None:
    asked = Asked(game="windward", cards=(written(tmp_path, SLOOP),), games=8)
    one, two = Measurement(asked, 1), Measurement(asked, 2)

    one.run()
    two.run()

    assert one.sums == two.sums
    assert one.sums.games == 8
    assert one.games_needed(one.subjects[0]) is not None


@pytest.mark.slow
def test_a_measurement_stops_when_it_is_sure(tmp_path: Path) -> None:
    asked = Asked(game="windward", cards=(written(tmp_path, SLOOP),), games=400, within=50)
    measurement = Measurement(asked, 1)

    measurement.run()

    assert measurement.enough()
    assert measurement.sums.games < 400


def test_matchups_with_few_games_say_nothing(tmp_path: Path) -> None:
    measurement = Measurement(Asked(game="courses", cards=(written(tmp_path, AKI),), games=2), 1)
    (aki,) = measurement.subjects
    few, many = Sums(came=1, pairs=Pairs()), Sums(came=80, pairs=Pairs())
    few.pairs.add(0, 1, 1)
    for group in range(40):
        many.pairs.add(0, group % 4 == 0, 2)
    measurement.sums.matchups = {("Aki", "A", "B"): few, ("Aki", "A", "C"): many}
    measurement.sums.subjects["Aki"] = Sums(chances=80, came=80, pairs=many.pairs)

    thin, found = measurement.matchups(aki)

    assert not thin.tells
    assert found.tells
    assert found.rate.low < found.alone.low < found.alone.high < found.rate.high
    said = report(measurement)
    assert "A against C" in said
    assert "A against B" not in said
    assert "1 of 2 matchups: too few games to say anything." in said


def test_intervals_of_many_cards_are_wider() -> None:
    rate = Rate(0.1, 0.0, 0.2)

    assert wider(rate, 1) == rate
    found = wider(rate, 10)
    assert found is not None
    assert found.low < rate.low and found.high > rate.high


def test_a_verdict_says_plainly_that_it_cannot_tell() -> None:
    assert verdict(Rate(0.1, 0.02, 0.2), 4) == "stronger"
    assert verdict(Rate(-0.1, -0.2, -0.02), 4) == "weaker"
    assert verdict(Rate(0.0, -0.03, 0.03), 4) == "changes little: less than 3 points either way"
    assert verdict(Rate(0.1, -0.1, 0.3), 4) == "cannot tell whether it is stronger or weaker"


def test_of_few_games_it_does_not_say_that_little_changes(tmp_path: Path) -> None:
    measurement = Measurement(Asked(game="courses", cards=(written(tmp_path, AKI),), games=200), 1)
    (aki,) = measurement.subjects
    seldom = Sums(chances=400, came=1)
    seldom.pairs.add(0, 0, 1)
    measurement.sums.subjects["Aki"] = seldom

    measurement.sums.groups, measurement.sums.games = 8, 16
    assert "Aki: cannot tell" in report(measurement)
    assert measurement.games_needed(aki) == 32

    measurement.sums.groups, measurement.sums.games = 24, 48
    assert "Aki: changes little" in report(measurement)
    assert measurement.games_needed(aki) == 0


def test_a_verdict_on_a_ruling_is_about_who_begins() -> None:
    assert verdict(Rate(0.1, 0.02, 0.2), 4, "ruling") == "better for who begins"
    assert verdict(Rate(0.1, -0.1, 0.3), 4, "ruling") == "cannot tell whether it is better or worse for who begins"


def test_the_mean_of_an_amount_has_the_interval_of_the_textbook() -> None:
    pairs = Pairs()
    for before, now in ((10, 12), (8, 9), (9, 13), (11, 12)):
        pairs.add(before, now, 1)

    found = mean_of(pairs)

    assert found is not None
    assert found.rate == 2.0
    assert found.high - found.rate == pytest.approx(3.182 * (2 / 4) ** 0.5, abs=1e-3)


def test_sums_of_no_branches_are_none() -> None:
    assert sums_of([]) == Sums()


# -- Decks and rulings -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_same_deck_makes_no_difference() -> None:
    tables = DeckTables(Asked(game="courses", old_decks=("High Ridge",), new_decks=("High Ridge",)))

    (one,) = tables.deal(0, 1).compared

    assert one.before == one.now
    assert one.holder == 1


def test_the_order_in_which_a_deck_is_laid_beside_another_is_that_of_the_measurement_alone() -> None:
    game = load("courses")
    decks = [game.decks["Harbour Lights"], game.decks["High Ridge"]]
    dealt = game.new_state(seed=3, decks=decks).fingerprint()

    DeckTables(Asked(game="courses", old_decks=("High Ridge",), new_decks=("Harbour Lights",)))

    assert game.new_state(seed=3, decks=decks).fingerprint() == dealt


@pytest.mark.slow
def test_a_deck_with_a_new_card_is_compared_with_the_deck_as_it_was(tmp_path: Path) -> None:
    pilot = '[[card]]\nname = "Harbour Pilot"\nkind = "partner"\ncost = 0\npoints = 9\npower = 9\n'
    asked = Asked(
        game="courses", cards=(written(tmp_path, pilot),), old_decks=("High Ridge",), new_decks=(deck(tmp_path),)
    )
    tables = DeckTables(asked)

    measured = tables.play(range(3))

    sums = measured.subjects["High Ridge (deck.toml)"]
    assert not measured.failures
    assert (sums.chances, sums.came) == (6, 6)
    assert sums.pairs.new >= sums.pairs.old
    assert {mine for _name, mine, _others in measured.matchups} == {"High Ridge (deck.toml)"}


def deck(folder: Path) -> str:
    """A file with High Ridge, in which a card of three copies is a Harbour Pilot."""
    old = load("courses").decks["High Ridge"]
    left_out = next(name for name, count in old.lists["cards"].items() if count == 3)
    kept = {name: count for name, count in old.lists["cards"].items() if name != left_out}
    lines = ["[[deck]]", 'name = "High Ridge"', 'about = "With pilots."']
    lines.append(f"courses = {json.dumps(list(old.lists['courses']))}")
    lines += ["[deck.cards]", *[f"{json.dumps(name)} = {count}" for name, count in kept.items()]]
    path = folder / "deck.toml"
    path.write_text("\n".join([*lines, '"Harbour Pilot" = 3', ""]), encoding="utf-8")
    return str(path)


def test_a_new_deck_lies_in_the_order_of_the_old_one() -> None:
    assert in_order([1, 1, 2, 3, 5], [3, 4, 1, 2, 1]) == [1, 1, 2, 3, 4]
    assert in_order([1, 2], [2, 3, 4]) == [3, 2, 4]
    assert in_order([1, 2, 3], [3]) == [3]


def test_a_ruling_is_measured_by_who_begins_and_by_the_length() -> None:
    tables = RulingTables(Asked(game="courses", changed=(("untap", "all"),)))

    deal = tables.deal(0, 0)

    assert [one.name for one in tables.subjects] == ["untap=all"]
    assert tables.subjects[0].before == "untap=own"
    assert len(deal.compared) == 1
    assert deal.compared[0].before.won == deal.compared[0].before.began
    assert len(deal.met) == 2
    assert tables.setup.rulings["untap"] == "own"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["courses", "varia"])
def test_a_ruling_that_is_never_asked_for_changes_nothing_and_is_not_played(name: str) -> None:
    tables = RulingTables(Asked(game=name, changed=(("all", ""),)))
    asked: dict[str, bool] = {}
    for group in range(2):
        decks = turned_by(meeting_of(tables.decks, group, 2), 0)
        setup = tables.setup_of(group, decks)
        noted = setup.rulings = Noted(setup.rulings)
        usual = tables.game.begin(setup)
        finish(usual, "quick")

        for ruling, value in tables.changes:
            other = tables.ruled(group, decks, ruling, value)
            same = (other.decisions, other.winners, other.turn) == (usual.decisions, usual.winners, usual.turn)
            assert same or ruling in noted.read, ruling
            asked[ruling] = asked.get(ruling, False) or ruling in noted.read

    assert set(asked.values()) == {True, False}


@pytest.mark.slow
def test_a_ruling_says_in_how_many_games_it_was_asked_for_and_in_how_many_they_went_otherwise() -> None:
    tables = RulingTables(Asked(game="courses", changed=(("untap", "all"), ("stranded", "hand"))))

    measured = tables.play(range(2))

    untap, stranded = (measured.subjects[one] for one in ("untap=all", "stranded=hand"))
    assert (untap.could, untap.came) == (4, 4) and untap.used > 0
    assert stranded.used == 0 and stranded.pairs.old == stranded.pairs.new


def test_all_rulings_are_those_that_are_not_as_they_are_already() -> None:
    tables = RulingTables(Asked(game="courses", changed=(("all", ""),), rulings=(("untap", "all"),)))

    names = [one.name for one in tables.subjects]
    assert "untap=own" in names
    assert "untap=all" not in names


def test_decks_meet_in_all_pairs() -> None:
    decks = list(load("courses").decks.values())

    met = {tuple(deck.name for deck in meeting_of(decks, group, 2)) for group in range(12)}

    assert len(met) == 12
    assert all(one != other for one, other in met)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ([], "say what to measure"),
        (["--ruling", "untp=all"], "there is no ruling 'untp'; did you mean 'untap'"),
        (["--ruling", "untap=own"], "untap=own is how it is already"),
        (["--decks", "High Ridg", "--decks", "High Ridge"], "there is no deck 'High Ridg'; did you mean 'High Ridge'"),
        (["--decks", "A", "--decks", "High Ridge,High Ridge"], "as many old decks as new ones"),
        (["--decks", "A"] * 4, "three times at most"),
        (["--barring", "Complet"], "has no action 'Complet'"),
    ],
)
def test_what_cannot_be_measured_is_said(words: list[str], wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["measure", "courses", *words])

    assert status == 2
    assert wrong in capsys.readouterr().err


# -- Barring by lot ----------------------------------------------------------------------------------------------------

ACTIONS = ("Recruit", "Play")


def test_who_is_barred_from_all_cards_takes_the_action_only_where_nothing_else_is_possible() -> None:
    game = load("avarium")
    setup = game.setup(seed=3, seats=2, options={"windows": "none"})

    free = play_barred(game, setup, ACTIONS, "quick", barring=0)
    barred = play_barred(game, setup, ACTIONS, "quick", barring=100)

    assert sum(sums.used for sums in free.values()) > 0
    assert sum(sums.split.lacking for sums in free.values()) == 0
    assert sum(sums.split.having + sums.used for sums in barred.values()) == 0
    assert sum(sums.split.lacking for sums in barred.values()) > 0


def test_a_bot_takes_the_best_of_what_it_may() -> None:
    game = load("arcane")
    state = game.begin(game.setup(seed=1, seats=2))
    bot = player_of("greedy", 1)
    seat = state.seat_of(state.seat)
    ranked = [judged.action for judged in bot.judge(seat)]

    assert allowed(bot, seat, set()) == ranked[0]
    assert allowed(bot, seat, set(ranked[:2])) == ranked[2]
    assert allowed(bot, seat, set(ranked)) == ranked[0]


@pytest.mark.slow
def test_a_game_counts_for_those_to_whom_a_card_came_up_and_for_no_one_else() -> None:
    measurement = Measurement(Asked(game="avarium", barred=ACTIONS, games=2), 1)

    measurement.run()

    assert measurement.sums.subjects
    for sums in measurement.sums.subjects.values():
        split = sums.split
        assert sums.used <= sums.could == split.having
        assert split.having_won <= split.having
        assert split.lacking_won <= split.lacking
        assert split.having + split.lacking == sums.came <= 2 * 2


def test_all_cards_of_an_action_have_a_line_each_and_the_best_is_first() -> None:
    measurement = Measurement(Asked(game="avarium", barred=ACTIONS), 1)
    names = [one.name for one in measurement.tables.subjects[:3]]
    counted = [(510, 500, 10), (700, 400, 900)]
    measurement.sums = Measured(
        {
            name: Sums(2000, 2000, 1000, used, split=Split(1000, won, 1000, barred_won))
            for name, (won, barred_won, used) in zip(names, counted, strict=False)
        }
    )

    lines = table(measurement)

    assert [line.split("  ")[0] for line in lines] == [names[1], names[0]]
    assert "+30.0 points (+25.2 to +34.8)" in lines[0]
    assert lines[0].endswith("used by 90 % of 1000 who may")


# -- The command -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_command_says_what_it_measures_and_what_it_would_take(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "6", "--workers", "1", "--within", "1"]
    status = main(["measure", "windward", "--cards", written(tmp_path, SLOOP), *words])

    told = capsys.readouterr().out
    assert status == 0
    assert "it lies in the common supply in place of the card as it was, and one player alone may use it." in told
    assert "more games" in told


def test_the_command_gives_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["measure", "windward", "--cards", written(tmp_path, LUGGER), "--games", "4", "--workers", "1", "--json"]
    status = main(words)

    found = json.loads(capsys.readouterr().out)
    assert status == 0
    assert found["games"] == 4
    assert [one["name"] for one in found["measured"]] == ["Test Lugger"]
    assert found["measured"][0]["before"] == "in place of another ship"


def test_points_must_be_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["measure", "windward", "--cards", "x.toml", "--within", "zero"])

    assert "must be a number of points above 0" in capsys.readouterr().err
