"""The command `tune`: numbers of cards within bounds, so that a set is fair."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebound.cardgame.game import CardGame
from rulebound.cli import main
from rulebound.games import load
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.entrants import characters
from rulebound.lab.split import Split
from rulebound.lab.statistics import Groups
from rulebound.lab.tune.playing import Found, Games, play
from rulebound.lab.tune.report import report, unseen_line
from rulebound.lab.tune.search import Budget, Trial, Tuning
from rulebound.lab.tune.targets import Targets
from rulebound.lab.tune.varying import Varied

SLOOP = '[[card]]\nname = "Sloop"\nkind = "ship"\ncost = 1\ncargo = 6\nrenown = 2\ncopies = 3\n'
EVEN = Targets(0.45, 0.55, 0.08)


def game_of(name: str) -> CardGame:
    game = load(name)
    assert isinstance(game, CardGame)
    return game


def varied(*words: str, game: str = "courses", files: tuple[str, ...] = ()) -> Varied:
    return Varied(game_of(game), files, words)


# -- What may change ---------------------------------------------------------------------------------------------------


def test_bounds_with_signs_are_differences_and_a_kind_is_all_its_cards() -> None:
    idols = varied("idol.merit=-2..+3", game="avarium").numbers

    game = load("avarium")
    assert {one.card for one in idols} == {card.name for card in game.card_list if card.kind == "idol"}
    assert all((one.low, one.high) == (one.now - 2, one.now + 3) for one in idols)
    assert all(one.now == game.cards[one.card].values()["merit"] for one in idols)


def test_bounds_stay_within_what_a_card_may_print() -> None:
    (power,) = varied("Twig.power=-5..+1").numbers

    assert (power.low, power.now, power.high) == (0, 0, 1)


def test_a_set_with_other_numbers_is_a_file_with_the_changed_cards_alone(tmp_path: Path) -> None:
    numbers = varied("Aki.power=1..4", "Aki.cost=0..3", "Twig.points=1..2")

    (tmp_path / "tuned.toml").write_text(numbers.text(numbers.now | {"Aki.power": 4}), encoding="utf-8")

    game = load("courses", [tmp_path / "tuned.toml"])
    assert game.cards["Aki"].values()["power"] == 4 and game.cards["Aki"].values()["cost"] == 1
    assert numbers.text(numbers.now) == "" and "Twig" not in (tmp_path / "tuned.toml").read_text(encoding="utf-8")


def test_own_cards_are_in_the_file_whether_they_change_or_not(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SLOOP + SLOOP.replace("Sloop", "Test Lugger"), encoding="utf-8")
    numbers = Varied(load_cards("windward", path), [str(path)], ["Sloop.cargo=3..6"])

    text = numbers.text({"Sloop.cargo": 4})

    assert text.count("[[card]]") == 2 and "cargo = 4" in text and "cargo = 6" in text


def load_cards(name: str, path: Path) -> CardGame:
    game = load(name, [path])
    assert isinstance(game, CardGame)
    return game


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("Aki.power", "write CARD.NUMBER=LOW..HIGH"),
        ("Akii.power=1..2", "there is no card or kind 'Akii'; did you mean 'Aki'?"),
        ("Aki.pwer=1..2", "Aki has no number 'pwer'; did you mean 'power'?"),
        ("Aki.power=4..2", "Aki.power cannot be from 4 to 2"),
    ],
)
def test_what_cannot_change_is_told(word: str, told: str) -> None:
    with pytest.raises(SetupError, match=told.replace("?", r"\?").replace("..", r"\.\.")):
        varied(word)


# -- What is wanted ----------------------------------------------------------------------------------------------------


def groups(won: int, games: int) -> Groups:
    return Groups(games, won, games, won, won, games)


def test_the_loss_is_nothing_within_the_bounds_and_grows_outside() -> None:
    def with_rate(won: int) -> float:
        return EVEN.loss(Found({(2, "A"): groups(won, 100), (2, "B"): groups(50, 100)}, {}))

    assert with_rate(50) == with_rate(55) == 0.0
    assert with_rate(57) == pytest.approx(2.0, rel=0.1) and with_rate(65) == pytest.approx(50.0, rel=0.1)


def test_a_figure_counts_the_more_the_better_it_is_known() -> None:
    few, many = groups(65, 100), groups(5000, 10000)

    assert EVEN.loss(Found({(2, "A"): few, (2, "B"): many}, {})) < 2.0  # where the mean of both is 50
    assert EVEN.loss(Found({(2, "A"): groups(6500, 10000), (2, "B"): groups(50, 100)}, {})) > 95.0
    assert EVEN.loss(Found({}, {})) == 0.0


def test_with_more_players_the_same_parts_of_an_even_share_are_wanted() -> None:
    (figure,) = EVEN.figures(Found({(4, "A"): groups(25, 100)}, {}))
    (strong,) = EVEN.figures(Found({(4, "A"): groups(45, 100)}, {}))

    assert [figure.least, figure.most, figure.outside] == pytest.approx([0.225, 0.275, 0.0])
    assert strong.outside == pytest.approx(35.0)  # as 90 of 100 would be for two players


def test_a_card_counts_once_enough_players_drew_it() -> None:
    few, many = Split(5, 5, 50, 10), Split(60, 45, 60, 15)

    assert EVEN.figures(Found({}, {("Aki", "", 0, 2): few})) == []
    (figure,) = EVEN.figures(Found({}, {("Aki", "", 0, 2): many}))
    assert figure.rate.rate == pytest.approx(0.5) and figure.outside == pytest.approx(42.0)


# -- Games -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "kind"), [("avarium", "idol"), ("windward", ""), ("courses", "")])
def test_the_characters_of_a_game_are_what_players_begin_with(name: str, kind: str) -> None:
    game = load(name)
    state = game.new_state(seed=4, seats=2)
    assert isinstance(state, CardTable)

    found = characters(state)

    assert [game.cards[one].kind for one in found] == ([kind] * 2 if kind else [])


@pytest.mark.slow
def test_decks_have_each_seat_equally_often_and_the_deals_are_always_the_same() -> None:
    games = Games("varia", "quick", 3, ())

    one, again = (play(games, "", 2, range(1, 3)) for _ in range(2))

    assert one == again and one.games == 4
    assert all(groups_of.games == 2 * groups_of.groups for groups_of in one.entrants.values())


def test_other_numbers_change_the_games_and_not_the_deals() -> None:
    games = Games("windward", "quick", 3, ("Sloop",))

    usual, strong = (play(games, text, 2, range(12)) for text in ("", SLOOP.replace("renown = 2", "renown = 9")))

    assert usual.games == strong.games == 12
    assert usual.cards != strong.cards


MOTH = '[[card]]\nname = "Test Moth"\nkind = "partner"\ncost = 1\npoints = 1\npower = 9\n'


def moths(folder: Path) -> tuple[str, str]:
    """Files with a new card, and with a deck that has it."""
    cards, deck = folder / "mine.toml", folder / "moths.toml"
    cards.write_text(MOTH, encoding="utf-8")
    lists = load("courses").decks["High Ridge"].lists
    held = dict(lists["cards"])
    held["Test Moth"] = held.pop(next(iter(held)))
    listed = "".join(f"{json.dumps(name)} = {count}\n" for name, count in held.items())
    courses = json.dumps(list(lists["courses"]))
    deck.write_text(f'[[deck]]\nname = "Moths"\ncourses = {courses}\n[deck.cards]\n{listed}', encoding="utf-8")
    return str(cards), str(deck)


@pytest.mark.slow
def test_a_new_card_is_tuned_in_a_deck_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cards, deck = moths(tmp_path)
    words = ["tune", "courses", "--cards", cards, "--vary", "Test Moth.power=0..9", "--trials", "2", "--games", "4"]
    words += ["--fresh", "4", "--workers", "1", "--json"]

    found = json.loads(said(capsys, *words, "--decks", f"{deck},High Ridge"))

    assert {one["what"] for one in found["measured"]} >= {"Moths", "High Ridge"}
    assert main(words) == 2
    assert "Test Moth is in no deck that plays" in capsys.readouterr().err
    assert main([*words, "--decks", "Low Ridge"]) == 2
    assert "there is no deck 'Low Ridge'; did you mean 'High Ridge'?" in capsys.readouterr().err


def test_of_a_kind_only_cards_that_are_in_decks_may_change() -> None:
    game = game_of("courses")
    listed = {name for deck in game.decks.values() for name in deck.lists["cards"]}

    found = {one.card for one in varied("partner.cost=-1..+1").numbers}

    assert found and found == {name for name in listed if game.cards[name].kind == "partner"}


# -- The search --------------------------------------------------------------------------------------------------------


def tuning(budget: Budget, *words: str, players: tuple[int, ...] = (2,)) -> Tuning:
    return Tuning(varied(*words), EVEN, Games("courses", "quick", 1, ("Aki",)), players, budget)


def made_of(numbers: Varied, wanted: int) -> object:
    """A player of games in which decks are the fairer, the nearer a number is to what is wanted."""

    def player(text: str, players: int, groups_played: range) -> list[Found]:
        power = next((int(line.split("= ")[1]) for line in text.split("\n") if line.startswith("power")), 1)
        games = 100 * len(groups_played)
        won = round(games * min(1.0, 0.5 + 0.05 * abs(power - wanted)))
        return [Found({(players, "A"): groups(won, games)}, {}, games)]

    return player


def test_the_search_finds_the_number_with_which_decks_are_fair_and_stops_what_is_worse() -> None:
    found = tuning(Budget(30, 40, 10), "Aki.power=1..20")
    told: list[Trial] = []

    found.search(made_of(found.varied, 12), told.append)  # type: ignore[arg-type]  # a player made for this test

    assert found.trials[0].values == {"Aki.power": 1} and found.trials[0].whole
    assert abs(found.best.values["Aki.power"] - 12) <= 1 and found.best.loss == 0.0
    assert any(not one.whole for one in found.trials) and told == found.trials
    worst = max(found.trials, key=lambda one: one.loss)
    assert not worst.whole or worst is found.trials[0]


def test_of_sets_that_are_as_fair_the_one_nearest_to_how_it_was_is_best() -> None:
    found = tuning(Budget(20, 40, 10), "Aki.power=1..9")

    found.search(lambda text, players, some: [Found({(2, "A"): groups(50, 100)}, {}, 100)], lambda trial: None)

    assert found.best.values == found.varied.now


@pytest.mark.slow
def test_cards_that_too_few_drew_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "windward", "--vary", "Sloop.cargo=3..4", "--trials", "1", "--fresh", "4", "--workers", "1"]

    few, many = said(capsys, *words, "--games", "5"), said(capsys, *words, "--games", "80")

    sentence = "Too few players drew these to see in the search what they change: Sloop."
    assert sentence in few and sentence not in many
    assert unseen_line([f"Card {n}" for n in range(90)]).endswith("Card 6, Card 7 and 82 more.")


def test_no_set_is_played_twice() -> None:
    found = tuning(Budget(12, 40, 10), "Aki.power=1..3")

    found.search(made_of(found.varied, 3), lambda trial: None)  # type: ignore[arg-type]  # as above

    assert len(found.trials) <= 3


def test_a_search_stops_when_its_time_is_over_and_the_best_so_far_counts() -> None:
    found = tuning(Budget(50, 40, 10, seconds=0.0), "Aki.power=1..20")

    found.search(made_of(found.varied, 12), lambda trial: None)  # type: ignore[arg-type]  # as above

    assert [one.whole for one in found.trials] == [True] and found.best.values == found.varied.now


def test_a_set_that_is_best_as_it_is_plays_its_fresh_games_once() -> None:
    found = tuning(Budget(1, 40, 40), "Aki.power=1..20")
    texts: list[str] = []

    def player(text: str, players: int, some: range) -> list[Found]:
        texts.append(text)
        return [Found({(players, "A"): groups(len(some), 2 * len(some))}, {}, len(some))]

    found.search(player, lambda trial: None)
    texts.clear()
    found.measure(player)

    assert found.measured and found.measured[0] == found.measured[1] and set(texts) == {""}
    assert sum(part.games for part in found.measured) == 2 * 20 and len(texts) == 2


def test_a_report_has_no_list_of_figures_where_too_few_games_gave_any() -> None:
    found = tuning(Budget(1, 40, 40), "Aki.power=1..20")

    def player(text: str, players: int, some: range) -> list[Found]:
        return [Found({}, {}, len(some))]

    found.search(player, lambda trial: None)
    found.measure(player)

    assert "measured on fresh seeds, before and now" not in report(found)
    assert "games with fresh seeds" in report(found)


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "tune",
        "windward",
        "--vary",
        "Sloop.cargo=0..6",
        "--trials",
        "3",
        "--games",
        "10",
        "--fresh",
        "60",
        "--json",
    ]

    answers = [json.loads(said(capsys, *words, "--workers", n)) for n in ("1", "2")]

    assert answers[0] == answers[1]
    assert answers[0]["trials"] and answers[0]["measured"]


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


@pytest.mark.slow
def test_the_proposal_is_measured_on_fresh_seeds_and_saved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SLOOP, encoding="utf-8")
    out = tmp_path / "tuned.toml"

    printed = said(
        capsys, "tune", "windward", "--cards", str(path), "--vary", "Sloop.cost=0..6", "--trials", "3", "--games", "20",
        "--fresh", "20", "--workers", "1", "--out", str(out),
    )  # fmt: skip

    assert "1. as it is:" in printed and "on 20 games with fresh seeds" in printed
    assert load("windward", [out]).cards["Sloop"].values()["cargo"] == 6


def test_a_search_that_is_stopped_says_how_far_it_came(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(tuning: Tuning, *_more: object, on: str) -> None:
        tuning.trials.append(Trial({one.name: one.now for one in tuning.varied.numbers}, 1.0, Found(), whole=True))
        raise KeyboardInterrupt

    monkeypatch.setattr(Tuning, "run", stop)

    assert main(["tune", "windward", "--vary", "Sloop.renown=0..9", "--trials", "7"]) == 130
    said = capsys.readouterr()
    assert said.err == "rulebound tune: Stopped after 1 set of 7.\n"
    assert "It is best as it is." in said.out


def test_weights_are_weighed_under_the_old_name_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "courses", "hold=0.4"]) == 2

    told = capsys.readouterr().err
    assert "This is `weigh` now" in told and "there is no weight 'hold'" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "say which numbers may change"),
        (("--vary", "Aki.power=1..2", "--players", "5"), "The Course Game has"),
        (("--vary", "Aki.power=1..2", "--share", "60..40"), "must be two shares such as 45..55"),
    ],
)
def test_what_cannot_be_tuned_is_told(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str) -> None:
    try:
        status = main(["tune", "courses", *words])
    except SystemExit as error:
        status = int(error.code or 0)

    assert status == 2 and told in capsys.readouterr().err
