"""How strong players are: which games are rated, what that does, the leaderboard, and all of it made anew."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rulebound.cli import main
from rulebound.server.guests import Guest
from rulebound.server.rating import MODEL, Rating, can_be_rated, info_of, player_of, rated
from rulebound.server.rating_store import LEAST
from rulebound.server.results import Result
from rulebound.server.store import Store
from tests.server.people import Person, begun
from tests.server.stored import ONLY_SQLITE
from tests.server.talking import Server

BOTH_DATABASES = "slow"  # see conftest


def games_of(person: Person, game: str = "courses") -> int:
    """How many rated games a guest has."""
    mine = person.get(f"games/{game}/ratings")["mine"]
    return int(mine["rating"]["games"]) if mine else 0


def lost(loser: Person, link: str) -> None:
    with loser.at(link) as table:
        table.now("concede")


def with_a_bot(person: Person, bot: str = "Apprentice", **wanted: Any) -> str:
    """A game of a guest who has met a bot: its link."""
    key = person.open(**wanted)["key"]
    with person.here(key):
        person.post(f"/{key}/bot", seat=1, bot=bot)
        return str(person.post(f"/{key}/ready", ready=True)["link"])


# -- the numbers -------------------------------------------------------------------------------------------------------


def test_who_wins_gains_what_the_loser_loses_and_both_are_known_better() -> None:
    after = rated(["a", "b"], [1, 2], {"a": Rating(), "b": Rating()})

    assert after["a"].mu - 25 == pytest.approx(25 - after["b"].mu)
    assert after["a"].mu > 26
    assert after["a"].sigma == pytest.approx(after["b"].sigma)
    assert after["a"].sigma < Rating().sigma
    assert [(it.games, it.people, it.won) for it in after.values()] == [(1, 1, 1), (1, 1, 0)]


def test_a_win_against_the_stronger_counts_for_more() -> None:
    strong, weak = Rating(mu=35, sigma=2), Rating(mu=15, sigma=2)
    expected = rated(["a", "b"], [1, 2], {"a": strong, "b": weak})["a"].mu - strong.mu
    surprise = rated(["a", "b"], [2, 1], {"a": strong, "b": weak})["b"].mu - weak.mu

    assert 0 < expected < surprise / 5


def test_equal_players_who_draw_stay_equal() -> None:
    after = rated(["a", "b"], [1, 1], {"a": Rating(), "b": Rating()})

    assert after["a"].mu == pytest.approx(25) == after["b"].mu
    assert after["a"].won == after["b"].won == 0


def test_the_order_of_the_seats_means_nothing() -> None:
    before = {"a": Rating(mu=20, sigma=4), "b": Rating(mu=25, sigma=5), "c": Rating(mu=30, sigma=3)}
    one = rated(["a", "b", "c"], [1, 2, 2], before)
    other = rated(["c", "a", "b"], [2, 1, 2], before)

    assert {player: rating.mu for player, rating in one.items()} == pytest.approx(
        {player: rating.mu for player, rating in other.items()}
    )


def test_a_level_with_two_seats_is_one_player_and_has_played_once() -> None:
    bot = player_of("", "Apprentice")
    after = rated(["a", bot, bot], [1, 2, 2], {"a": Rating(), bot: Rating()})

    assert list(after) == ["a", bot]
    assert after[bot].games == 1
    assert after[bot].mu < 25 < after["a"].mu
    assert after["a"].people == 0
    assert after[bot].people == 1


def test_after_many_games_the_numbers_say_who_is_stronger() -> None:
    """Three players who win three games in four against the next weaker one."""
    ratings = {"a": Rating(), "b": Rating(), "c": Rating()}
    for n in range(400):
        pair = [("a", "b"), ("b", "c"), ("a", "c")][n % 3]
        win = n // 3 % (10 if pair == ("a", "c") else 4) > 0
        ratings |= rated(pair, [1, 2] if win else [2, 1], ratings)

    info = {player: info_of(rating) for player, rating in ratings.items()}
    assert 120 < info["a"].points - info["b"].points < 280
    assert 120 < info["b"].points - info["c"].points < 280
    assert info["a"].low < info["a"].points < info["a"].high
    assert info["a"].sure == "certain"
    assert info_of(Rating()).sure == "a first guess"
    assert (info_of(Rating()).points, info_of(Rating()).low, info_of(Rating()).high) == (1500, 1000, 2000)


@pytest.mark.parametrize(
    ("players", "can"),
    [
        (["a", "b"], True),
        (["a", "bot Apprentice"], True),
        (["a", "bot Apprentice", "bot Apprentice"], True),
        (["a", "a"], False),
        (["a", ""], False),
        (["a"], False),
        (["bot Apprentice", "bot Master"], False),
    ],
)
def test_a_game_is_rated_between_different_people_and_levels_of_bots(players: list[str], can: bool) -> None:  # noqa: FBT001
    assert can_be_rated(players) == can


def test_a_bot_that_is_no_level_is_no_player_on_the_scale() -> None:
    assert player_of("", "ismcts:5s") == ""
    assert player_of("", "Master") == "bot Master"
    assert player_of("key", "") == "key"


# -- which games -------------------------------------------------------------------------------------------------------


def test_conceding_counts_as_a_loss(ann: Person, tor: Person) -> None:
    _key, (_mine, theirs), _watch = begun(ann, tor)
    lost(tor, theirs)

    mine, other = (person.get("games/courses/ratings")["mine"] for person in (ann, tor))
    assert mine["rating"]["points"] > 1500 > other["rating"]["points"]
    assert (mine["won"], other["won"], mine["people"]) == (1, 0, 1)
    assert ann.get("games/windward/ratings")["mine"] is None


def test_bots_are_rated_on_the_same_scale(ann: Person) -> None:
    lost(ann, with_a_bot(ann))

    (bot,) = ann.get("games/courses/ratings")["players"]
    assert (bot["bot"], bot["name"], bot["place"], bot["mine"]) == ("Apprentice", "", 1, False)
    assert bot["rating"]["points"] > 1500
    assert games_of(ann) == 1


def test_a_table_may_be_unrated(ann: Person, tor: Person) -> None:
    key, (_mine, theirs), _watch = begun(ann, tor, rated=False)
    lost(tor, theirs)

    assert ann.look(key)["rated"] is False
    assert games_of(ann) == games_of(tor) == 0


def test_other_rules_than_the_usual_are_not_rated(ann: Person, tor: Person) -> None:
    key, (_mine, theirs), _watch = begun(ann, tor, options={"first": "1"})
    lost(tor, theirs)

    assert ann.look(key)["rated"] is False
    assert games_of(ann) == 0


def test_a_game_with_a_bot_that_is_no_level_is_not_rated(ann: Person) -> None:
    lost(ann, with_a_bot(ann, "ismcts:5"))

    assert games_of(ann) == 0


def test_games_by_separate_links_and_at_one_screen_are_not_rated(ann: Person, tor: Person) -> None:
    for screen in (False, True):
        wanted = {"game": "courses", "seats": [{"name": "Ann"}, {"name": "Tor"}], "screen": screen}
        made = ann.send("tables", 201, **wanted)["links"]
        ann.get(f"tables/{made[0]['link']}/talk")
        with ann.at(made[0]["link"]) as table, tor.at(made[-1]["link"]):
            table.now("concede", seat=0)

    assert games_of(ann) == games_of(tor) == 0


def undone(ann: Person, tor: Person, *, asks: bool) -> None:
    """A rated game in which somebody takes an action back as soon as that is possible: by asking, or without."""
    _key, (mine, theirs), _watch = begun(ann, tor)
    with ann.at(mine) as anns, tor.at(theirs) as tors:
        pair = (anns, tors)
        while not (
            one := next((it for it in pair if it.state["can"]["undo"] and asks == it.state["can"]["undo_asks"]), None)
        ):
            decider = next(it for it in pair if it.options)
            decider.act(decider.options[0]["code"])
            for table in pair:
                table.catch_up(max(it.state["revision"] for it in pair))
        other = tors if one is anns else anns
        before = one.state["revision"]
        one.now("undo")
        if asks:
            other.hear_until(lambda state: state["undo_request"] is not None)
            other.now("agree", yes=True)
        for table in pair:
            table.hear_until(lambda state: state["revision"] > before)
        other.now("concede")


def test_a_game_in_which_the_others_allowed_undo_of_what_cannot_be_unknown_is_not_rated(
    ann: Person, tor: Person
) -> None:
    undone(ann, tor, asks=True)
    assert games_of(ann) == games_of(tor) == 0

    undone(ann, tor, asks=False)
    assert games_of(ann) == games_of(tor) == 1


def test_a_rated_game_has_no_hints(ann: Person) -> None:
    with ann.at(with_a_bot(ann)) as table:
        table.hear_until(lambda state: bool(table.options))
        assert not table.state["can"]["hint"]
        assert table.refused("hint")["sentence"] == "This game is rated, so bots give no hints."
    with ann.at(with_a_bot(ann, rated=False)) as table:
        table.hear_until(lambda state: bool(table.options))
        assert table.state["can"]["hint"]


def test_a_rematch_is_rated_too(ann: Person, tor: Person) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    lost(tor, theirs)
    again = ann.send(f"tables/{mine}/again", 201)["link"]
    lost(ann, again)

    assert games_of(ann) == games_of(tor) == 2


def test_a_game_is_rated_once(ann: Person, tor: Person) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    lost(tor, theirs)
    ann.send(f"tables/{mine}/again", 201)  # which is stored at the table that is over

    assert games_of(ann) == 1


# -- where it is shown -------------------------------------------------------------------------------------------------


def test_who_takes_a_seat_is_shown_with_how_strong_they_are(ann: Person, tor: Person) -> None:
    _key, (_mine, theirs), _watch = begun(ann, tor)
    lost(tor, theirs)
    key = ann.open(listed=True)["key"]
    with ann.here(key):
        waiting = ann.get("meetings")["tables"]
        meeting = tor.sit(key)
        ann.look(key)

    assert meeting["rated"]
    assert [chair["rating"]["games"] for chair in meeting["chairs"]] == [1, 1]
    assert meeting["chairs"][0]["rating"]["points"] > 1500 > meeting["chairs"][1]["rating"]["points"]
    (table,) = waiting
    assert table["rated"]
    assert [it["points"] for it in table["ratings"]] == [meeting["chairs"][0]["rating"]["points"]]


def test_a_free_seat_has_no_rating_and_a_new_player_the_usual_one(ann: Person) -> None:
    chairs = ann.open()["chairs"]

    assert chairs[0]["rating"] == {"points": 1500, "low": 1000, "high": 2000, "sure": "a first guess", "games": 0}
    assert chairs[1]["rating"] is None


def fill(store: Store, results: list[Result]) -> None:
    with store.db:
        for result in results:
            row = (result.home, result.home.removeprefix("bot "), result.turns, result.decisions)
            store.db.execute(
                "INSERT INTO ratings (game, player, name, mu, sigma, games, people, won) "
                "VALUES ('courses', ?, ?, ?, 3, ?, 0, 0)",
                row,
            )


def player(name: str, mu: int, games: int = LEAST) -> Result:
    return Result(home=name, game="courses", ended="", turns=mu, decisions=games, replay="")


def test_the_leaderboard_has_who_has_played_enough_and_bots_the_strongest_first(ann: Person) -> None:
    ann.open()
    key = Guest(ann.secret).key
    rows = [player("weak", 10), player("strong", 40), player("new", 60, LEAST - 1), player("bot Master", 30, 1)]
    ann.server.registry.store.do_now(fill, [*rows, player(key, 20)])

    board = ann.get("games/courses/ratings")
    shown = [(it["place"], it["name"], it["bot"], it["mine"]) for it in board["players"]]
    assert shown == [(1, "strong", "", False), (2, "", "Master", False), (3, key, "", True), (4, "weak", "", False)]
    assert board["mine"] == board["players"][2]
    assert board["least"] == LEAST
    assert not board["more"]


def test_who_has_not_played_enough_has_no_place_yet(ann: Person, tor: Person) -> None:
    _key, (_mine, theirs), _watch = begun(ann, tor)
    lost(tor, theirs)

    board = ann.get("games/courses/ratings")
    assert board["players"] == []
    assert (board["mine"]["place"], board["mine"]["name"]) == (0, "Ann")


def test_a_long_leaderboard_has_pages(ann: Person) -> None:
    ann.server.registry.store.do_now(fill, [player(f"p{n:02}", n + 1) for n in range(60)])

    first, second = ann.get("games/courses/ratings"), ann.get("games/courses/ratings?page=1")
    assert (first["more"], second["more"]) == (True, False)
    assert [it["place"] for it in first["players"] + second["players"]] == list(range(1, 61))
    assert second["players"][-1]["name"] == "p00"
    assert ann.get("games/courses/ratings?page=-1", 400)
    assert ann.get("games/nothing/ratings", 404)


# -- made anew ---------------------------------------------------------------------------------------------------------


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["ratings", *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The database of a server at which three games were played, two of them rated."""
    database = tmp_path / "tables.db"
    with Server(database, own=False) as server:
        ann, tor = Person(server, "Ann"), Person(server, "Tor")
        for loser, wanted in ((0, {}), (1, {}), (1, {"rated": False})):
            _key, links, _watch = begun(ann, tor, **wanted)
            lost((ann, tor)[loser], links[loser])
        lost(ann, with_a_bot(ann))
    return database


def test_the_ratings_are_made_anew_from_the_stored_games(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{played}"
    before = all_ratings(played)
    assert len(before) == 3
    with sqlite3.connect(played) as db:
        db.execute("UPDATE ratings SET mu = 99 WHERE player NOT LIKE 'bot %'")
    db.close()

    anew = printed(capsys, "--db", url, "--anew")
    assert anew["anew"] == {"replayed": 4, "other": 0, "new": 0, "failed": 0, "rated": 3}
    assert all_ratings(played) == before
    assert [it["name"] for it in anew["ratings"]["courses"]] == ["Apprentice"]


def test_a_result_that_was_noted_wrongly_is_corrected_from_the_game(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = all_ratings(played)
    with sqlite3.connect(played) as db:
        db.execute("UPDATE result_seats SET rank = 3 - rank WHERE home = (SELECT home FROM results WHERE number = 1)")
        db.execute("DELETE FROM results WHERE number = 3")
        db.execute("DELETE FROM result_seats WHERE home NOT IN (SELECT home FROM results)")
    db.close()

    found = printed(capsys, "--db", f"sqlite:///{played}", "--anew")["anew"]
    assert (found["other"], found["new"]) == (1, 1)
    assert all_ratings(played) == before


def test_games_whose_tables_are_gone_still_count(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = all_ratings(played)
    with sqlite3.connect(played) as db:
        db.execute("DELETE FROM tables")
    db.close()

    found = printed(capsys, "--db", f"sqlite:///{played}", "--anew")["anew"]
    assert (found["replayed"], found["rated"]) == (0, 3)
    assert all_ratings(played) == before


def all_ratings(database: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(database) as db:
        found = db.execute("SELECT game, player, name, mu, sigma, games, people, won FROM ratings ORDER BY 1, 2")
        rows = found.fetchall()
    db.close()
    return rows


def test_the_command_prints_who_is_how_strong(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["ratings", "--db", f"sqlite:///{played}", "--anew"]) == 0

    said = capsys.readouterr().out
    assert said.startswith("4 stored games were replayed. 0 end otherwise than was noted.")
    assert "3 games are rated." in said
    assert "1 bot Apprentice" in said
    assert "a first guess), 1 game" in said


@pytest.mark.slow
@ONLY_SQLITE
def test_the_command_makes_no_database_and_takes_none_from_a_server(
    tmp_path: Path, group: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ratings", "--db", str(tmp_path / "none.db")]) == 1
    assert "there is no such file" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()

    assert main(["ratings", "--db", str(group.database)]) == 1
    assert "another server is using it" in capsys.readouterr().err


def test_the_model_is_the_one_that_the_decision_names() -> None:
    assert type(MODEL).__name__ == "BradleyTerryPart"
