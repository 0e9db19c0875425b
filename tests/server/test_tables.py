"""Tables: opened, played, taken back, given up, and begun anew."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.talking import TWO, LocalTable, Server, play, sentence


def test_a_link_cannot_be_guessed(server: Server) -> None:
    links = server.links()

    assert len(set(links)) == 3
    assert all(len(link) >= 22 for link in links), "22 letters of base64 hold 128 bits"
    server.refused(f"/api/tables/{links[0][:-1]}", status=404)


@pytest.mark.slow
def test_two_people_play_a_whole_game(server: Server) -> None:
    ann, tor, watch = server.links()

    with server.sit(ann) as first, server.sit(tor) as second, server.sit(watch) as third:
        play(first, second)
        third.hear_until(lambda state: state["ended"] is not None)

    assert first.state["ended"] == second.state["ended"] == third.state["ended"]
    assert first.state["waiting"] is None
    assert first.state["view"]["outcome"]["reason"] == first.state["ended"]["reason"]
    assert [state["revision"] for state in first.states] == sorted(state["revision"] for state in first.states)


def test_a_person_plays_a_whole_game_against_a_bot(server: Server) -> None:
    ann, _ = server.links([{"name": "Ann"}, {"bot": "random"}])

    with server.sit(ann) as person:
        play(person)

    assert person.state["ended"]
    assert person.state["players"][1]["bot"] == "Rolling Dice"
    assert person.state["view"]["seats"][1]["who"] == "bot: Rolling Dice"


@pytest.mark.slow
def test_bots_play_among_themselves_while_somebody_watches(server: Server) -> None:
    (watch,) = server.links([{"bot": "random"}, {"bot": "random"}])

    with server.sit(watch) as watcher:
        watcher.hear_until(lambda state: state["ended"] is not None)

    assert watcher.state["facing"] == -1


def test_everybody_is_told_who_must_decide_and_since_when(server: Server) -> None:
    ann, _, watch = server.links(options={"first": "1"})

    for state in (server.look(ann), server.look(watch)):
        assert state["waiting"]["seat"] == 0
        assert not state["waiting"]["bot"]
        assert state["waiting"]["since"].endswith("Z")
        assert state["view"]["decision"]["since"] == state["waiting"]["since"]


def test_who_is_away_is_said_to_be(server: Server) -> None:
    ann, tor, _ = server.links()

    with server.sit(ann) as first:
        assert [player["here"] for player in first.state["players"]] == [True, False]
        with server.sit(tor):
            first.hear()
            assert [player["here"] for player in first.state["players"]] == [True, True]
        first.hear()
        assert not first.state["players"][1]["here"]
        assert first.state["players"][1]["since"]
        assert first.state["view"]["seats"][1]["who"] == "away"


def test_two_tabs_see_the_same(server: Server) -> None:
    ann, *_ = server.links(options={"first": "1"})

    with server.sit(ann) as one, server.sit(ann) as other:
        one.act()
        other.hear_until(lambda state: state["revision"] == one.state["revision"])

        assert other.state == one.state


def test_who_decides_can_ask_whether_an_action_is_final_and_nothing_is_done(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        revision, code = first.state["revision"], first.options[0]["code"]

        answer = first.say("final", revision=revision, code=code)
        refusal = second.refused("final", revision=revision, code=code)

        assert answer["is"] == "final"
        assert answer["why"]  # the first hand is kept, and the other player decides then
        assert refusal["sentence"] == "This is only for the player who decides now."
        assert server.look(ann)["revision"] == revision


def test_who_decides_can_ask_what_an_action_would_do_and_nothing_is_done(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        revision, code = first.state["revision"], first.options[0]["code"]

        answer = first.say("forecast", revision=revision, code=code)
        refusal = second.refused("forecast", revision=revision, code=code)

        assert (answer["is"], answer["code"], answer["loses"]) == ("forecast", code, False)
        assert refusal["sentence"] == "This is only for the player who decides now."
        assert server.look(ann)["revision"] == revision


def test_only_who_plays_may_open_the_rematch(server: Server) -> None:
    ann, tor, watch = server.links()
    with server.sit(ann) as first:
        first.now("concede")

    assert [server.look(link)["can"]["again"] for link in (ann, tor, watch)] == [True, True, False]


# Refusals


def test_a_stale_action_is_refused_with_a_sentence_and_the_table_as_it_is(server: Server) -> None:
    ann, *_ = server.links(options={"first": "1"})
    with server.sit(ann) as one, server.sit(ann) as other:
        old = other.state
        one.act()

        refusal = other.refused("act", revision=old["revision"], code=old["view"]["decision"]["options"][0]["code"])

        assert refusal["code"] == "stale"
        assert refusal["sentence"] == "The table has changed since you chose that. Look again, and choose once more."
        other.hear_until(lambda state: state["revision"] == one.state["revision"])


def test_an_action_that_the_rules_forbid_is_refused_with_its_clause(server: Server) -> None:
    ann, *_ = server.links(options={"first": "1"})
    with server.sit(ann) as first:
        legal = {option["code"] for option in first.options}
        code = next(code for code in range(200) if code not in legal)
        before = first.state

        refusal = first.refused("act", code=code)

        assert refusal["code"] == "impossible"
        assert refusal["clause"]
        assert server.look(ann)["revision"] == before["revision"]


def test_nobody_acts_for_another_seat(server: Server) -> None:
    _, tor, watch = server.links(options={"first": "1"})
    with server.sit(tor) as second, server.sit(watch) as third:
        assert second.refused("act", code=0)["sentence"] == "It is Ann who decides now."
        assert second.refused("act", code=0, seat=0)["code"] == "forbidden"
        assert third.refused("act", code=0)["sentence"] == "Watchers cannot act at the table."


def test_what_could_be_done_with_a_card_is_told_and_why_the_rest_cannot(server: Server) -> None:
    ann, *_ = server.links([{"name": "Ann"}, {"bot": "random"}], seed="19", options={"first": "1"})
    with server.sit(ann) as first:
        first.act()  # takes another first hand
        first.hear_until(lambda state: state["view"]["decision"].get("clause") == "main.any")
        cards = next(area for area in first.state["view"]["areas"] if area.get("role") == "hand")["cards"]
        assert any(first.now("why", touch=[card["id"]])["can"] for card in cards)
        enters(first)

        refusals = [refusal for card in cards for refusal in first.now("why", touch=[card["id"]])["cannot"]]

        assert refusals
        assert all(refusal["reason"] and refusal["clause"] in server.room(ann).table.game.rules for refusal in refusals)


def test_where_another_seat_decides_that_is_the_answer(server: Server) -> None:
    _, tor, _ = server.links(options={"first": "1"})
    with server.sit(tor) as second:
        hand = next(area for area in second.state["view"]["areas"] if area.get("role") == "hand" and area["owner"] == 1)

        answer = second.now("why", touch=[hand["cards"][0]["id"]])

        assert not answer["can"]
        assert [sentence(refusal["reason"]) for refusal in answer["cannot"]] == ["Ann decides now."]


# Taking back


def enters(person: LocalTable) -> None:
    """Begins an action, which is not yet done."""
    person.act(person.option("Enter"))


def test_what_nothing_stands_in_the_way_of_is_taken_back_at_once(server: Server) -> None:
    ann, *_ = server.links([{"name": "Ann"}], lesson="stars")
    with server.sit(ann) as first:
        before = first.state["view"]
        enters(first)
        assert first.state["can"]["undo"] and not first.state["can"]["undo_asks"]

        first.now("undo")

        after = first.state["view"]
        for view in (before, after):
            view["decision"].pop("since")
        assert after == before


def test_of_what_nothing_can_be_done_with_it_is_said_what_is_asked_now(server: Server) -> None:
    ann, *_ = server.links([{"name": "Ann"}, {"bot": "random"}], options={"first": "1"})
    with server.sit(ann) as first:
        [refusal] = first.now("why", touch=["seat.1"])["cannot"]

    assert not refusal["text"]  # else the page would ask whether that is done
    asked = "Do you keep your first hand?"
    assert refusal["reason"] == [f"Nothing can be done with this now. You are asked: {asked}"]


def test_past_that_the_others_are_asked_and_may_agree(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        second.hear_until(lambda state: state["waiting"]["seat"] == 1)
        assert first.state["can"]["undo_asks"]

        first.now("undo")
        second.hear_until(lambda state: state["undo_request"] is not None)
        assert second.state["undo_request"]["sentence"] == "Ann would like to take back the last decision."
        assert second.state["undo_request"]["waits_for"] == [1]
        assert first.refused("agree", yes=True)["sentence"] == "You are not asked; the others must agree."
        second.now("agree", yes=True)

        assert second.state["undo_request"] is None
        assert second.state["waiting"]["seat"] == 0


def test_a_wish_that_is_refused_or_overtaken_is_gone(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        first.now("undo")
        second.hear_until(lambda state: state["undo_request"] is not None)
        second.now("agree", yes=False)
        assert second.state["undo_request"] is None
        first.hear_until(lambda state: state["revision"] == second.state["revision"])
        first.now("undo")
        second.hear_until(lambda state: state["undo_request"] is not None)
        second.act()

        assert second.state["undo_request"] is None


def test_a_bot_never_agrees(server: Server) -> None:
    ann, _ = server.links([{"name": "Ann"}, {"bot": "random"}], options={"first": "1"})
    with server.sit(ann) as first:
        first.act()
        first.hear_until(lambda state: state["waiting"]["seat"] == 0 and state["revision"] > 2)

        refusal = first.refused("undo")

        assert refusal["sentence"].endswith("The others would have to agree, and a bot never does.")
        assert not first.state["can"]["undo"]


def test_how_a_game_ended_is_said_in_full(server: Server) -> None:
    ann, *_ = server.links([{"name": "Ann"}, {"bot": "random"}], game="avarium", options={"idol_1": "Kumara RAJ"})
    table = server.room(ann).table

    table.match.state.end([0], "win-con", "win.con.start")

    said = server.look(ann)["ended"]["sentence"]
    assert said.startswith("The win-con of Ann's idol is met. Kumara RAJ: You win if you start your turn with 31 Merit")


# Giving up


def test_who_gives_up_at_a_table_of_two_has_lost(server: Server) -> None:
    ann, tor, _ = server.links()
    with server.sit(ann) as first, server.sit(tor) as second:
        first.now("concede")

        second.hear_until(lambda state: state["ended"] is not None)
        assert second.state["ended"] == {
            "winners": [1],
            "reason": "conceded",
            "sentence": "Ann has given up.",
            "clause": "",
        }
        assert second.refused("act", code=0)["sentence"] == "The game is over."
        assert int(second.state["seed"]) > 0


@pytest.mark.slow
def test_at_a_larger_table_a_bot_plays_on(server: Server) -> None:
    ann, tor, cyd, _ = server.links([*TWO, {"name": "Cyd"}])
    with server.sit(ann) as first, server.sit(tor) as second, server.sit(cyd) as third:
        first.now("concede")
        assert first.state["players"][0]["bot"] == "Rolling Dice"
        assert first.refused("undo")["sentence"] == "You have given up, and a bot plays on for you."
        assert first.state["ended"] is None
        play(second, third, most=12)
        third.catch_up(second.state["revision"])
        third.hear_until(lambda state: not state["waiting"]["bot"])  # until then the table can change at any time
        third.now("concede", seat=2)

        assert third.state["ended"]["winners"] == [1]


# Again


def test_a_rematch_has_the_same_seats_and_another_deal(server: Server) -> None:
    ann, tor, watch = server.links()
    with server.sit(ann) as first, server.sit(tor) as second:
        first.now("concede")
        opened = server.post(f"/api/tables/{tor}/again", {}, 201)
        first.hear_until(lambda state: state["next"] != "")
        second.hear_until(lambda state: state["next"] != "")

        assert second.state["next"] == opened["link"]
        assert server.look(first.state["next"])["seats"] == [0]
        assert server.look(opened["link"])["seats"] == [1]
        assert server.look(watch)["next"] == opened["watch"]


def test_a_table_is_closed_by_who_opened_it_alone(server: Server) -> None:
    ann, tor, _ = server.links()
    server.refused(f"/api/tables/{tor}/end", {}, status=403)

    with server.sit(tor) as second:
        server.post(f"/api/tables/{ann}/end", {})

        assert second.hear() == {"is": "gone", "sentence": "This table was closed by the person who opened it."}
    server.refused(f"/api/tables/{ann}", status=404)
    assert server.get("/api/tables") == {"tables": []}


# One screen


def test_at_one_screen_nobody_sees_the_cards_of_another(server: Server) -> None:
    (link, _) = server.links(screen=True, options={"first": "1"})
    with server.sit(link) as screen:
        assert (screen.state["facing"], screen.state["cover"], screen.state["seats"]) == (-1, 0, [0, 1])
        assert screen.refused("act", code=0)["sentence"] == "Take the screen first."
        assert screen.say("uncover", seat=1)["sentence"] == "Ann decides now, and takes the screen."

        screen.say("uncover", seat=0)
        screen.hear_until(lambda state: state["facing"] == 0)
        screen.act()

        assert (screen.state["facing"], screen.state["cover"]) == (-1, 1)
        assert screen.state["view"]["viewer"] == -1


@pytest.mark.slow  # the rest of a game is as its beginning, which the tests above play
def test_at_one_screen_a_whole_game_is_played(server: Server) -> None:
    (link, _) = server.links(screen=True)
    with server.sit(link) as screen:
        while not screen.state["ended"]:
            if screen.state["cover"] >= 0:
                seat = screen.state["cover"]
                assert screen.say("uncover", seat=seat)["is"] == "yes"
                while screen.state["facing"] != seat:
                    screen.hear()
            screen.act()

    assert screen.state["facing"] == -1


# Setting up


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"seats": []}, "is for 2 to 4 seats, not 0"),
        ({"seats": [{"name": "Ann"}, {"name": "Ann"}]}, "two players are called 'Ann'"),
        ({"seats": [{"name": "A{b}"}, {}]}, "a name has up to 30 letters"),
        ({"seats": [{}, {"bot": "oracle"}]}, "there is no bot 'oracle'"),
        ({"decks": ["Harbour Lights", "Nowhere"]}, "there is no deck 'Nowhere'"),
        ({"decks": [{"name": "Mine", "lists": {"cards": {"Aki": 61}}}, ""]}, "deck 'Mine': 61 copies of 'Aki'"),
        ({"decks": [{"name": "Mine", "lists": {"spells": {}}}, ""]}, "of a deck, 'spells' is not known here"),
        ({"rulings": {"untap": "none"}}, "ruling 'untap' cannot be 'none'"),
        ({"options": {"first": "4"}}, "option 'first' cannot be '4' at a table of 2"),
        ({"seed": "seven"}, "a seed is a whole number, not 'seven'"),
    ],
)
def test_what_cannot_be_set_up_is_told(server: Server, given: dict[str, Any], problem: str) -> None:
    refusal = server.refused("/api/tables", {"game": "courses", "seats": list(TWO), **given}, status=422)

    assert refusal["code"] == "wrong"
    assert any(problem in found["text"] for found in refusal["problems"]), refusal["problems"]


def test_the_same_seed_deals_the_same_cards(server: Server) -> None:
    views = []
    for _ in range(2):
        ann, *_ = server.links(seed="7", options={"first": "1"})
        state = server.look(ann)
        assert state["seed"] == "", "even a chosen seed is not told before the end"
        state["view"]["decision"].pop("since")
        views.append(state["view"])

    assert views[0] == views[1]


def test_decks_rulings_and_options_are_those_wished_for(server: Server) -> None:
    deck = server.get("/api/games/courses")["decks"][0]
    mine = {**deck, "name": "Mine"}
    ann, *_ = server.links(decks=[mine, ""], rulings={"untap": "all"}, options={"deck_lists": "closed"})

    setup = server.room(ann).table.match.state.setup

    assert setup.decks[0].name == "Mine"
    assert setup.decks[0].lists == deck["lists"]
    assert (setup.rulings["untap"], setup.options["deck_lists"]) == ("all", "closed")


def test_people_without_names_get_some(server: Server) -> None:
    ann, *_ = server.links([{}, {"bot": "random"}, {"bot": "random"}])

    assert [player["name"] for player in server.look(ann)["players"]] == ["Player 1", "Bot 2", "Bot 3"]


# Lessons


def test_a_lesson_points_waits_and_goes_on(server: Server) -> None:
    lessons = server.get("/api/games")["games"][0]["lessons"]
    ann, _ = server.links([{"name": "Ann"}], lesson=lessons[1]["name"])
    with server.sit(ann) as first:
        lesson = first.state["lesson"]
        assert (lesson["title"], lesson["n"], lesson["of"], lesson["step"]) == (lessons[1]["title"], 2, len(lessons), 1)
        assert lesson["point"] == [first.options[0]["touches"][0]]
        assert [option["verb"] for option in first.options] == ["Enter"], "nothing else can be done"

        first.act(first.option("Enter Aki"))

        assert (first.state["lesson"]["step"], first.state["lesson"]["praise"]) == (2, "Good.")


def test_a_lesson_notices_what_was_tried_in_vain(server: Server) -> None:
    ann, _ = server.links([{"name": "Ann"}], lesson="guards")
    with server.sit(ann) as first:
        answer = first.now("why", touch=first.state["lesson"]["point"])
        first.hear_until(lambda state: state["lesson"]["step"] == 2)

        assert answer["cannot"][0]["clause"] == "clear.guarded"


def test_what_is_possible_and_not_of_the_lesson_is_refused_in_its_words(server: Server) -> None:
    ann, _ = server.links([{"name": "Ann"}], lesson="stars")
    with server.sit(ann) as first:
        twig = next(card for card in cards_of(first) if name_of(first, card) == "Twig")

        answer = first.now("why", touch=[twig["id"]])

        assert answer["can"] == []
        assert "The rules allow that" in sentence(answer["cannot"][0]["reason"])


def cards_of(person: LocalTable) -> list[dict[str, Any]]:
    """The hand of who sits there."""
    areas = person.state["view"]["areas"]
    return next(area for area in areas if area.get("role") == "hand" and area["owner"] == 0)["cards"]  # type: ignore[no-any-return]


def name_of(person: LocalTable, card: dict[str, Any]) -> str:
    return str(person.state["view"]["faces"][card["face"]]["name"])


def test_a_step_is_read_once_and_a_lesson_begins_again(server: Server) -> None:
    ann, watch = server.links([{"name": "Ann"}], lesson="points")
    with server.sit(ann) as first, server.sit(watch) as other:
        assert first.state["lesson"]["reads"] and not first.options
        first.say("read", step=1)
        first.say("read", step=1)  # in a second tab
        assert first.state["lesson"]["step"] == 2
        first.act(first.option("Clear"))

        first.say("restart")

        assert first.state["lesson"]["step"] == 1
        assert other.say("restart")["code"] == "forbidden"


def test_how_far_a_lesson_has_come_is_kept(server: Server) -> None:
    ann, _ = server.links([{"name": "Ann"}], lesson="stars")
    with server.sit(ann) as first:
        first.act(first.option("Enter Aki"))
        told = first.state["lesson"]
    server.registry.sweep(seconds=-1)

    assert server.look(ann)["lesson"] == told


def test_the_rival_of_a_lesson_does_as_it_says_and_no_bot_thinks(server: Server) -> None:
    ann, _ = server.links([{"name": "Ann"}], lesson="points")
    with server.sit(ann) as first:
        first.say("read", step=1)
        first.act(first.option("Clear"))
        first.now("why", touch=first.state["lesson"]["point"])
        first.hear_until(lambda state: state["lesson"]["step"] == 4)

        first.act(first.option("End your turn"))
        first.hear_until(lambda state: state["lesson"]["step"] == 5)

        assert first.state["lesson"]["praise"] == "Your rival has cleared too."


def test_lessons_are_not_among_the_games_that_were_left(server: Server) -> None:
    server.links([{"name": "Ann"}], lesson="points")
    ann, _ = server.links([{"name": "Ann"}, {"bot": "random"}], advice=True)

    left = server.get("/api/tables")["tables"]

    assert [table["link"] for table in left] == [ann]
    assert server.look(ann)["advice"]


def test_a_lesson_that_there_is_not_is_refused(server: Server) -> None:
    wrong = {"game": "courses", "seats": [], "lesson": "star"}

    assert "did you mean 'stars'?" in server.refused("/api/tables", wrong, status=422)["sentence"]
