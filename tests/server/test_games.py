"""The games as clients are told of them: lists, rulebooks, cards, decks, and own sets."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import pytest

import rulebound
from tests.server.talking import TWO, Server

MINE = """
[[card]]
name = "Lantern Keeper"
kind = "supporter"
cost = 2
text = "Tap this: Draw a card."
"""


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_every_game_is_there_with_all_that_a_set_up_needs(server: Server, name: str) -> None:
    game = rulebound.load(name)
    card = next(one for one in server.get("/api/games")["games"] if one["name"] == name)
    info = server.get(f"/api/games/{name}")

    assert {key: info[key] for key in card} == card
    assert (card["title"], card["seats"], card["cards"]) == (game.title, list(game.seats), len(game.cards))
    assert card["theme"]["frames"]
    assert len(card["faces"]) == 6
    assert [deck["name"] for deck in info["decks"]] == list(game.decks)
    assert {switch["name"] for switch in info["rulings"]} == set(game.rulings)
    without_effect = {"windows"} if not game.stops else set()
    without_effect |= {"deck_lists"} if not game.decks else set()
    assert {switch["name"] for switch in info["options"]} == set(game.options) - without_effect
    for switch in [*info["rulings"], *info["options"]]:
        assert switch["values"][0]["value"] == switch["default"]


def test_an_option_says_with_how_many_seats_it_matters(server: Server) -> None:
    options = {switch["name"]: switch for switch in server.get("/api/games/avarium")["options"]}

    assert [options[f"idol_{n}"]["seats"] for n in (2, 3, 4)] == [2, 3, 4]
    assert {one["value"]: one["seats"] for one in options["first"]["values"]}["4"] == 4


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_a_game_comes_with_its_quick_tips(server: Server, name: str) -> None:
    told = [(tip["title"], tuple(tip["lines"])) for tip in server.get(f"/api/games/{name}")["help"]]

    assert told == [(tip.title, tip.lines) for tip in rulebound.load(name).help]


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_every_game_can_be_played_without_a_change_to_the_server(server: Server, name: str) -> None:
    game = rulebound.load(name)
    for seats in game.seats:
        ann, *_ = server.links([{"name": f"P{n}"} for n in range(seats)], game=name)
        assert server.look(ann)["view"]["game"] == name


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_the_rulebook_has_every_clause_and_the_switch_of_each_ruling(server: Server, name: str) -> None:
    game = rulebound.load(name)
    clauses = server.get(f"/api/games/{name}/rules")["clauses"]

    assert [clause["id"] for clause in clauses] == list(game.rules)
    assert all(clause["text"] and clause["heading"] for clause in clauses)
    assert {clause["switch"] for clause in clauses} - {""} <= set(game.rulings)


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_every_card_is_there_with_its_face(server: Server, name: str) -> None:
    cards = server.get(f"/api/games/{name}/cards")["cards"]

    assert [card["name"] for card in cards] == [card.name for card in rulebound.load(name).card_list]
    assert all(card["face"]["name"] == card["name"] and not card["own"] for card in cards)


# Own cards


def test_own_cards_are_shown_with_the_others(server: Server) -> None:
    cards = server.post("/api/games/courses/cards", {"cards": MINE})["cards"]

    assert [card["name"] for card in cards if card["own"]] == ["Lantern Keeper"]


def test_the_picture_of_an_own_card_is_served_and_can_do_nothing(server: Server) -> None:
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>'
    art = f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"

    cards = server.post("/api/games/courses/cards", {"cards": f'{MINE}art = "{art}"\n'})["cards"]
    face = next(card["face"] for card in cards if card["own"])
    served = server.client.get(f"/api/pictures/{face['picture']}")

    assert (served.text, served.headers["content-type"]) == (drawn, "image/svg+xml")
    assert "sandbox" in served.headers["content-security-policy"]
    assert server.refused("/api/pictures/none.svg", status=404)["sentence"] == "There is no such picture."


@pytest.mark.slow
def test_what_is_wrong_with_own_cards_is_told_at_its_place(server: Server) -> None:
    text = MINE.replace("Draw a card", "Draw a crad").replace("cost = 2", "cost = 200")

    refusal = server.refused("/api/games/courses/cards", {"cards": text}, status=422)

    assert refusal["sentence"] == "Your cards: 2 problems."
    cost, word = sorted(refusal["problems"], key=lambda problem: problem["line"])
    assert (cost["line"], cost["text"]) == (5, "'cost' must be a number from 0 to 20, not 200")
    assert word["line"] == 6
    assert word["column"] > 0
    assert "^" in word["text"]


@pytest.mark.parametrize("text", ["[[card]", "[[spell]]\nname = 'x'", "x = 1"])
def test_what_is_no_file_of_cards_is_told_without_a_path_of_this_computer(server: Server, text: str) -> None:
    refusal = server.refused("/api/games/courses/cards", {"cards": text}, status=422)

    assert "/" not in str(refusal["problems"]).replace("//", "")


def test_a_game_is_played_with_own_cards_and_comes_back_with_them(server: Server) -> None:
    deck = server.get("/api/games/courses")["decks"][0]
    some = next(name for name, copies in deck["lists"]["cards"].items() if copies == 3)
    listed = {**deck["lists"]["cards"], "Lantern Keeper": 3}
    del listed[some]
    mine = {**deck, "name": "Mine", "lists": {**deck["lists"], "cards": listed}}

    ann, *_ = server.links(TWO, decks=[mine, ""], cards=MINE)
    server.registry.sweep(seconds=-1)

    assert server.look(ann)["players"][0]["name"] == "Ann"
    assert "Lantern Keeper" in server.room(ann).table.game.cards


def test_a_texts_next_words_are_told(server: Server) -> None:
    assert server.post("/api/games/courses/complete", {"text": "Draw two c"})["ways"]


# Decks


def test_a_shipped_deck_has_no_faults_and_can_be_read_back(server: Server) -> None:
    for deck in server.get("/api/games/courses")["decks"]:
        check = server.post("/api/games/courses/deck", {"deck": deck})
        again = server.post("/api/games/courses/deck", {"text": check["text"]})

        assert check["faults"] == []
        assert check["counts"] == {"courses": 10, "cards": 60}
        assert again == check


def test_the_faults_of_a_deck_are_told_while_it_is_built(server: Server) -> None:
    deck = {"name": "Mine", "lists": {"courses": {}, "cards": {"Aki": 4, "Akl": 1, "Twig": 0}}}

    check = server.post("/api/games/courses/deck", {"deck": deck})

    assert sorted(check["faults"]) == [
        "0 courses, must be 10",
        "4 copies of 'Aki', at most 3",
        "5 cards, must be 60",
        "there is no card 'Akl'; did you mean 'Aki'?",
    ]


def test_a_deck_that_is_wrong_can_be_read_all_the_same(server: Server) -> None:
    text = '[[deck]]\nname = "Mine"\ncards = ["Aki", "Aki"]\ncourses = 7\n'

    check = server.post("/api/games/courses/deck", {"text": text})

    assert check["deck"]["lists"] == {"courses": {}, "cards": {"Aki": 2}}
    assert [(problem["line"], problem["text"]) for problem in check["problems"]] == [
        (4, "'courses' must be a list of names, or a table of numbers by name")
    ]
    assert "2 cards, must be 60" in check["faults"]


@pytest.mark.parametrize("name", ['quo"te', "back\\slash", "tab\tbed", "né\u2028e", "\x7f"])
def test_any_name_of_a_deck_survives_being_written(server: Server, name: str) -> None:
    deck: dict[str, Any] = {"name": name, "about": name, "lists": {"courses": {}, "cards": {name: 1}}}

    check = server.post("/api/games/courses/deck", {"deck": deck})
    again = server.post("/api/games/courses/deck", {"text": check["text"]})

    assert again["deck"]["lists"]["cards"] == {name: 1}
