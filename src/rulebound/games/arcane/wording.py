"""What the words in braces stand for in the sentences of Arcane Academy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.arcane.card import SPELL, words_of
from rulebound.games.arcane.laying import would_join
from rulebound.games.arcane.linking import edges, seen_without, would_set_off
from rulebound.games.arcane.slate import SPACES, TURNED, TURNS, place_name, touching
from rulebound.games.arcane.zones import DECK, OPEN, SLATE
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.ability_keys import USE
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.language import N_, _, _n, translated

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table

IT: Final = N_("it")
SIDES: Final = (N_("north"), N_("east"), N_("south"), N_("west"))
GIVEN_BY_ACTIONS: Final = {"shards given": "Shard", "will given": "Will"}
OF_A_CARD: Final = {  # words about a card, and what is said where the reader may not know it, or it is not there
    "it": N_("a card"),
    "cost": N_("its cost"),
    "purse": N_("less"),
    "use": "",
    "sets off": "",
}


def word(table: Table, word: str, me: int, it: int) -> Part:
    """The text of a word, and the piece that it names. It tells nothing that `me` may not know."""
    if word == "player":
        return Part(table.setup.names[it] if 0 <= it < table.seats else _("a player"))
    if word == "choice":
        return Part(table.question[0].choices[it] if table.question and it < len(table.question[0].choices) else _(IT))
    if word == "source":
        return named(table, table.scopes[-1].source, me) if table.scopes else Part(_(IT))
    if word == "turn":
        return Part(_("Your last turn") if table.finals[me] else _("Your turn"))
    if word == "tile":
        return named(table, tile_of(table), me)
    if word == "activated":
        return named(table, table.activated, me) if table.activated >= 0 else Part(_("the activated tile"))
    if word == "left":
        return Part(listed(actions_left(table)) or _("nothing"))
    if word == "space":
        return Part(place_name(it) if it >= 0 else _("a space"))
    if word == "connectors":
        return Part(connectors_at(it // SPACES))
    if word == "slate":
        return Part(slate_meant(table, me))
    if word == "there":
        return Part(chosen_place(table))
    if word == "covering":
        return covering(table, me, it)
    if word == "facing":
        return Part(facing(table, me, it))
    if word == "drawing":
        return Part(_(" and draw another card") if table.cards_in(DECK) else "")
    if word in GIVEN_BY_ACTIONS:
        resource = GIVEN_BY_ACTIONS[word]
        n = table.given_by(me, resource) if 0 <= me < table.seats else 1
        return Part(counted(n, spell=resource == "Will"))
    if word == "turned":
        return Part(turned_as(table, it))
    assert word in OF_A_CARD, f"no word {word!r} at this table"
    if it < 0 or it >= len(table.faces) or table.faces[it] < 0 or not table.knows(me, it):
        return Part(translated(OF_A_CARD[word]))
    return of_card(table, word, me, it)


def of_card(table: Table, word: str, me: int, it: int) -> Part:
    """A word about a piece whose face the reader knows."""
    if word == "it":
        return named(table, it, me)
    if word == "sets off":
        return Part(sets_off(table, it))
    if word == "use":
        return Part(use_of(table, it))
    spell = table.print_of(it).kind == SPELL
    if word == "cost":
        return Part(counted(table.cost(it), spell=spell))
    return Part(counted(table.will[me] if spell else table.shards[me], spell=spell))


def sets_off(table: Table, it: int) -> str:
    """Which un-exhausted neighbours a tile would set off; nothing where it would set off none."""
    if not table.is_visible(it):
        return ""
    names = [table.card(other).name for other in would_set_off(table, it)]
    return _(" (linked: {tiles})", tiles="; ".join(names)) if names else ""


def use_of(table: Table, it: int) -> str:
    """What using an item does, in its own words; nothing where it cannot be used. Other cards' words come from them."""
    printed = [line for line in table.card(it).text.splitlines() if line.startswith("USE: ")]
    lines = [line.removeprefix("USE: ") for line in printed or uses_of_others(table, it)]
    return ": " + " ".join(lines).rstrip(".") if lines else ""


def uses_of_others(table: Table, it: int) -> list[str]:
    """What an item that prints no USE ability can be used for."""
    return [one.ability.text for one in table.standing.get(USE, NO_ABILITIES) if one.source == it]


def actions_left(table: Table) -> list[str]:
    """The actions that are left of the tile being resolved, alike ones together as on tiles: `2x Gain Will`."""
    left = [words_of(symbol) for symbol in table.scopes[-1].picks] if table.scopes else []
    return [f"{left.count(words)}x {words}" if left.count(words) > 1 else words for words in dict.fromkeys(left)]


def slate_meant(table: Table, me: int) -> str:
    """On whose slate a tile is being laid, for the player who lays it."""
    seat = seat_of_placing(table, me)
    return _("your slate") if seat in (me, NOTHING) else _("the slate of {player}", player=table.setup.names[seat])


def covering(table: Table, me: int, space: int) -> Part:
    """What would be covered at a space of the slate that is being laid on."""
    seat = seat_of_placing(table, me)
    if not 0 <= space < SPACES or seat < 0:
        return Part("")
    top = table.top[seat * SPACES + space]
    return Part(_(", covering {tile}", tile=table.card(top).name) if top >= 0 else "")


def facing(table: Table, me: int, space: int) -> str:
    """How many connectors of the tiles around a space point at it: so many links a tile could have there."""
    seat = seat_of_placing(table, me)
    if not 0 <= space < SPACES or seat < 0:
        return ""
    moving, n = tile_of(table), 0
    for side, place in enumerate(touching(space)):
        it = seen_without(table, seat * SPACES + place, moving) if place >= 0 else NOTHING
        if it != NOTHING:
            n += edges(table, it) >> (side + 2) % 4 & 1
    return _n(", by {n} connector", ", by {n} connectors", n) if n else ""


def connectors_at(sides: int) -> str:
    """The edges with half a connector, as a log line has them."""
    names = [_(name) for side, name in enumerate(SIDES) if sides >> side & 1]
    if not names:
        return _("no connectors")
    return _n("one connector {sides}", "connectors {sides}", len(names), sides=listed(names))


def chosen_place(table: Table) -> str:
    """Where the tile that is being turned lies, or will lie."""
    spot = table.scopes[-1].number if table.scopes else NOTHING
    return _(" on {space}", space=place_name(spot)) if 0 <= spot < len(table.top) else ""


def seat_of_placing(table: Table, me: int) -> int:
    """Whose slate a tile is being laid on."""
    if me not in range(table.seats):
        return NOTHING
    return table.slate_of(me) if table.scopes else me


def tile_of(table: Table) -> int:
    """The tile that is being placed, moved or turned; NOTHING where there is none."""
    if not table.scopes:
        return NOTHING
    scope = table.scopes[-1]
    return scope.source if scope.it < 0 else scope.it


def turned_as(table: Table, turns: int) -> str:
    """How a tile in hand would lie after so many quarter turns: its connectors, and what they would join."""
    if not table.scopes or not 0 <= turns < TURNS:
        return _("turned")
    tile, spot = tile_of(table), table.scopes[-1].number
    if tile < 0 or tile >= len(table.faces) or table.faces[tile] < 0 or not 0 <= spot < len(table.top):
        return _("turned")
    own = TURNED[table.print_of(tile).edges * TURNS + turns]
    sides = [_(name) for side, name in enumerate(SIDES) if own >> side & 1]
    joined = [table.card(other).name for other in would_join(table, tile, spot, turns)]
    where = listed(sides) or _("nowhere")
    return _("Connectors {where}, joined to {tiles}", where=where, tiles="; ".join(joined) or _("nothing"))


def named(table: Table, it: int, me: int) -> Part:
    """A piece's name, as this seat may know it; what lies nowhere that one could point at is only named."""
    if it < 0:
        return Part(_(IT))
    return Part(table.name_of(it, me), it if table.knows(me, it) and lies_open(table, it) else NOTHING)


def lies_open(table: Table, it: int) -> bool:
    """Whether one can point at it: not below another tile, in the bag or deck, or out of the game."""
    zone = table.zone[it]
    return table.is_visible(it) if zone == SLATE else zone in OPEN


def counted(n: int, *, spell: bool) -> str:
    """What spells or items are paid with: `1 Shard`, `3 Shards`, `3 Will`."""
    return _("{n} Will", n=n) if spell else _n("{n} Shard", "{n} Shards", n)


def listed(words: list[str]) -> str:
    """`north`, `north and east`, `north, east and south`."""
    return _(" and ").join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
