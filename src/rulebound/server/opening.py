"""New tables: from a request, from another table, from a position, or from a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from rulebound.bots import LEVELS
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.setup import CLOSED, Deck
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import Record, read_record, record_of
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import N_, _
from rulebound.server import answers
from rulebound.server.decks import deck_of
from rulebound.server.names import alike, fault_of, written
from rulebound.server.requests import Branch, DeckSheet, NewTable, RecordFile, SeatRequest
from rulebound.session.errors import Refused
from rulebound.session.fair_seed import FairSeed, new_fair_seed
from rulebound.session.players import A_SECOND, Player, level_of, seated, seconds_of
from rulebound.session.table import Table
from rulebound.session.table_config import Place, TableConfig, new_link, new_seed
from rulebound.session.teaching import lesson_table

CHOSEN_SEED: Final = N_(
    "the seed cannot be chosen if several people have links of their own, because it reveals all hidden cards; "
    "it is shown after the game"
)
LONGEST: Final = 20.0  # seconds that a bot may think, and others wait
SEED: Final = re.compile(r"-?\d{1,60}")


# From a request


def config_of(
    game: Game,
    wanted: NewTable,
    *,
    own: bool = True,
    meeting: str = "",
    rated: bool = False,
    fair: FairSeed | None = None,
) -> TableConfig:
    """The table of a request. own: on the person's own computer. meeting: where its people met before. rated: whether
    its result says how strong they are. fair: what its seed is made of.

    Raises DataError with all that is wrong with it.
    """
    if wanted.lesson:
        return taught(game, wanted.lesson, wanted.seats[0].name if wanted.seats else "")
    players = players_of(wanted.seats)
    places = places_of(players, screen=wanted.screen)
    shared = sum(bool(place.seats) for place in places) > 1
    if wanted.seed.strip() and not own and shared:
        raise SetupError(_("a table"), [_(CHOSEN_SEED)])
    if shared and not wanted.seed.strip():
        fair = fair or new_fair_seed(len(players))
    match = Match(
        game,
        seed=fair.seed if fair is not None else seed_of(wanted.seed),
        seats=len(players),
        decks=decks_of(game, wanted.decks),
        rulings=wanted.rulings,
        options=wanted.options,
        names=[player.name for player in players],
    )
    return TableConfig(
        record=msgspec.structs.replace(match.record, seed_from=fair.parts if fair is not None else []),
        players=players,
        places=places,
        cards=wanted.cards,
        screen=wanted.screen,
        advice=wanted.advice,
        meeting=meeting,
        clock=wanted.clock,
        rated=rated,
    )


def seed_of(text: str) -> int:
    """The seed of a request; a secret one if it has none. Raises SetupError."""
    if not text.strip():
        return new_seed()
    if not SEED.fullmatch(text.strip()):
        raise SetupError(_("a table"), [_("a seed is a whole number, not {text!r}", text=text)])
    return int(text)


def players_of(wanted: Sequence[SeatRequest]) -> list[Player]:
    """The players, each with a name. Raises SetupError with all that is wrong."""
    return seated([Player(name=written(one.name), bot=one.bot, stops=one.stops) for one in wanted], faults_of)


def faults_of(players: Sequence[Player]) -> list[str]:
    """The faults of players at a table with others: names that mislead, and bots that think for too long."""
    names = [player.name for player in players]
    slow = [player.bot for player in players if seconds_of(player.bot) > LONGEST]
    most = _("{seconds:.0f} seconds or {iterations:.0f} iterations", seconds=LONGEST, iterations=LONGEST * A_SECOND)
    return [
        *[fault for fault in map(fault_of, names) if fault],
        *[_("here a bot thinks for {most} at most, and not as long as {bot!r}", most=most, bot=bot) for bot in slow],
        *alike(names),
    ]


def decks_of(game: Game, wanted: Sequence[str | DeckSheet] | None) -> list[str | Deck] | None:
    """The requested decks; for an empty name the game's choice for that seat."""
    if not wanted or not game.decks:
        return [deck_of(game, one) if isinstance(one, DeckSheet) else one for one in wanted or []] or None
    usual = list(game.decks)
    return [
        deck_of(game, one) if isinstance(one, DeckSheet) else one or usual[seat % len(usual)]
        for seat, one in enumerate(wanted)
    ]


def places_of(players: Sequence[Player], *, screen: bool) -> list[Place]:
    """A link for each person, or one for all at one screen, and one for watchers; the first is the opener's."""
    people = [seat for seat, player in enumerate(players) if not player.bot]
    together = [people] if screen and people else [[seat] for seat in people]
    return [Place(link=new_link(), seats=seats, opener=n == 0) for n, seats in enumerate([*together, []])]


def opened(config: TableConfig) -> answers.Opened:
    """The links of a new table, for the person who opened it."""
    links = [
        answers.SeatLink(
            seats=place.seats,
            name=f" {_('and')} ".join(config.players[seat].name for seat in place.seats),
            link=place.link,
        )
        for place in config.places
        if place.seats
    ]
    opener = next(place.link for place in config.places if place.opener)
    return answers.Opened(link=opener, links=links, watch=config.places[-1].link)


def taught(game: Game, lesson: str, name: str) -> TableConfig:
    """The table of a lesson, for a person with this name. Raises DataError."""
    config = lesson_table(game, lesson, written(name), faults_of)
    config.places = places_of(config.players, screen=False)
    return config


# From what there is


def again(table: Table, order: Sequence[int] = ()) -> TableConfig:
    """The same table with another deal; a lesson as it was. Its seed is made of what was contributed to it, or drawn.

    order: for each seat, the one that its player has now; empty for the same. Raises Refused if there was no deal.
    """
    if table.config.lesson:
        return taught(table.game, table.config.lesson, table.name_of(0))
    if table.config.shows:
        raise Refused("impossible", _("This is a record: go on from one of its positions, or open a table."))
    if table.match.origin is not None:
        raise Refused("impossible", _("This game did not begin with a deal, so it cannot be dealt again."))
    fair, order = table.next_fair_seed, order or range(len(table.players))
    if fair is not None:
        fair = fair.seated(order)
        config = table.dealt_again(fair.seed, fair.parts, order)
    else:
        config = table.dealt_again(new_seed(), order=order)
    places = [
        Place(link=new_link(), seats=sorted(map(order.index, it.seats)), opener=it.opener) for it in table.config.places
    ]
    config.places = sorted(places, key=lambda it: (not it.seats, it.seats))
    return config


def branch(table: Table, position: CardTable, asked: Branch, place: Place) -> TableConfig:
    """A table that continues from a position as one seat sees it: hidden cards are drawn again, bots play the others.

    Raises Refused and DataError.
    """
    if position.over:
        raise Refused("impossible", _("The game is over there; go on from an earlier position."))
    level = level_of(asked.level or LEVELS[-1].name)
    imagined = position.seat_of(asked.seat).imagine(Chance.of(new_seed(), "branch"))
    names = names_after(position.setup.names, asked.seat, place)
    match = Match.at(table.game, without_secrets(table.game, imagined, asked.seat, names))
    players = [Player(name=name, bot="" if seat == asked.seat else level) for seat, name in enumerate(names)]
    return TableConfig(
        record=match.record,
        players=players,
        places=places_of(players, screen=False),
        cards=table.config.cards,
        branched=asked.step,
    )


def names_after(names: Sequence[str], seat: int, place: Place) -> list[str]:
    """The names at a branch: a player who continues in another seat changes names with its player."""
    changed = list(names)
    if len(place.seats) == 1:
        mine = place.seats[0]
        changed[seat], changed[mine] = changed[mine], changed[seat]
    return changed


def without_secrets(game: Game, imagined: CardTable, seat: int, names: Sequence[str]) -> CardTable:
    """The position with a set-up that reveals no more than it: no seed, and no closed deck lists of rivals."""
    saved = game.save(imagined)
    setup: dict[str, Any] = saved["setup"]
    setup["seed"] = 0
    setup["names"] = list(names)
    if setup["options"]["deck_lists"] == CLOSED:
        usual = next(iter(game.decks.values())).save() if game.decks else None
        setup["decks"] = [deck if n == seat else usual for n, deck in enumerate(setup["decks"])]
    return game.load_state(saved)


def shown(game: Game, file: RecordFile, record: Record) -> tuple[TableConfig, list[int]]:
    """A record as a table that all may look at, and its actions. Raises RecordError if it cannot be replayed."""
    match = Match.from_record(record, game)
    names = match.state.setup.names
    beginning = msgspec.structs.replace(record_of(game, match.state, [], record.start), seed_from=record.seed_from)
    config = TableConfig(
        record=beginning,
        players=[Player(name=name) for name in names],
        places=[Place(link=new_link(), seats=[], opener=True)],
        cards=file.cards,
        shows=True,
    )
    return config, list(record.actions)


def record_in(text: str) -> Record:
    """The record in a text. Raises RecordError."""
    return read_record(text.encode(errors="replace"))
