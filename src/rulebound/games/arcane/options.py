"""Options as a view shows them: short, with symbols for tiles, and with the future place of a tile."""

from __future__ import annotations

from typing import Any, Final, Literal

from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.games.arcane import ending, performing, rules
from rulebound.games.arcane.card import CHAOS_MAGIC, CORNER, SYMBOL_ACTIONS, TILE, letters_of
from rulebound.games.arcane.faces import ICONS, symbols, turns
from rulebound.games.arcane.laying import would_join
from rulebound.games.arcane.linking import within_reach, would_set_off
from rulebound.games.arcane.moving import WHICH_EMPTY_SPACE
from rulebound.games.arcane.slate import COLUMNS, DIFFERENT_TURNS, SPACES, place_name
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.wording import tile_of
from rulebound.games.arcane.zones import SLATE
from rulebound.kernel.basics import view as shape
from rulebound.kernel.basics.words import split
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.knowledge.view_parts import option as shown
from rulebound.kernel.knowledge.view_parts import verb as verb_of
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.effect import Pick
from rulebound.language import N_, _, translated

LAST: Final = (rules.Stop, performing.Done, rules.KeepAll)

# What is said of many options of a kind, where it is not what their action is called.
VERBS: Final[dict[type, str]] = {
    performing.TakeTile: N_("Take"),
    performing.UseItem: N_("Use"),
    rules.Link: N_("Resolve"),
}
QUARTERS: Final = [N_("As printed"), N_("A quarter turn"), N_("Half round"), N_("Three quarters")]
SAID: Final = {ICONS[action]: word for word, action in SYMBOL_ACTIONS.items()} | {"chaos": CHAOS_MAGIC}


def option(table: Table, seat: int, action: Action[Any]) -> shape.Option:
    """An option, with the cards and spaces that it names, its own first."""
    parts = table.said(seat, action)
    touched = [card_id(table, part.piece) for part in parts if part.piece >= 0]
    if isinstance(action, rules.Cast):
        touched += [card_id(table, it) for it in would_set_off(table, action.it)]
    space = space_id(table, seat, action)
    if space:
        touched = [space]
    verb = "" if isinstance(action, (Pick, Choice)) else translated(VERBS.get(type(action), "")) or verb_of(action)
    way: Literal["stop", "do"] = "stop" if isinstance(action, LAST) else "do"
    found = shown(table, seat, action, parts, touched, verb, way=way, to=space)
    found.text = in_short(table, seat, action) or with_symbols(table, found.text)
    if isinstance(action, Pick) and table.zone[action.it] == SLATE and are_of_several(table):
        found.text = [*found.text, f" ({whose(table, seat, action.it)})"]
    found.ghosts = ghosts(table, seat, action)
    return found


def are_of_several(table: Table) -> bool:
    """Whether the tiles that may be chosen lie on several slates."""
    return len({table.holder[one.it] for one in table.options if isinstance(one, Pick)}) > 1


def whose(table: Table, seat: int, it: int) -> str:
    """On whose slate a tile lies, in words for this reader."""
    owner = table.holder[it]
    return _("yours") if owner == seat else _("{name}'s", name=table.setup.names[owner])


def prompt(table: Table, said: shape.Words) -> shape.Words:
    """The question, with symbols for tiles."""
    return with_symbols(table, said)


# -- In few words ------------------------------------------------------------------------------------------------------


def in_short(table: Table, seat: int, action: Action[Any]) -> shape.Words:
    """A short sentence for an action whose details the table already shows; none for other actions."""
    if isinstance(action, ending.Lay):
        top = table.top[table.slate_of(seat) * SPACES + action.it]
        name = place_name(action.it)
        place: shape.Words = [name[:1].upper() + name[1:]]
        return [*place, _(", on "), *tile_words(table, top)] if top >= 0 else place
    if isinstance(action, ending.Turn):
        joined = would_join(table, tile_of(table), table.scopes[-1].number, action.it)
        turned = f"{_(QUARTERS[action.it])}: "
        return [turned, *([_("joined to "), *listed(table, joined)] if joined else [_("no link")])]
    if isinstance(action, rules.Cast):
        linked = would_set_off(table, action.it)
        tile = tile_words(table, action.it)
        if not linked:
            return filled(N_("Cast {tile}"), tile=tile)
        return filled(N_("Cast {tile}, then {linked}"), tile=tile, linked=listed(table, linked))
    if isinstance(action, performing.TakeTile):
        edges = f" ({', '.join(letters_of(table.print_of(action.it).edges))})"
        return [*filled(N_("Take {tile}"), tile=tile_words(table, action.it)), edges]
    return []


def filled(template: str, **parts: shape.Words) -> shape.Words:
    """A template in the reader's language, with these words in its braces."""
    found: shape.Words = []
    for i, chunk in enumerate(split(translated(template))):
        if i % 2:
            found += parts[chunk]
        elif chunk:
            found.append(chunk)
    return found


def listed(table: Table, tiles: list[int]) -> shape.Words:
    """`A`, `A and B`, `A, B and C`, each as its symbols."""
    said: shape.Words = []
    for place, it in enumerate(tiles):
        if place:
            said.append(_(" and ") if place == len(tiles) - 1 else ", ")
        said += tile_words(table, it)
    return said


def with_symbols(table: Table, said: shape.Words) -> shape.Words:
    """A sentence in which visible tiles are replaced by their symbols."""
    tiles = {card_id(table, it): it for it in range(len(table.faces)) if is_tile(table, it)}
    found: shape.Words = []
    for word in said:
        if isinstance(word, shape.Word) and word.card in tiles:
            found += tile_words(table, tiles[word.card])
        else:
            found.append(word)
    return found


def is_tile(table: Table, it: int) -> bool:
    return table.faces[it] >= 0 and table.print_of(it).kind in (TILE, CORNER)


def tile_words(table: Table, it: int) -> shape.Words:
    """The symbols of a tile; of a corner, with its number before them."""
    printed = table.print_of(it)
    said: shape.Words = []
    if printed.kind == CORNER:
        said.append(shape.Word(w=printed.name.partition(":")[0], card=card_id(table, it)))
        said.append(" ")
    for icon in symbols(printed):
        if icon != "/" and said and isinstance(said[-1], shape.Word):
            said.append(" + ")  # where icons are words, they must not run together
        said.append("/" if icon == "/" else shape.Word(w=SAID[icon], icon=icon, card=card_id(table, it)))
    return said


# -- Before it is done -------------------------------------------------------------------------------------------------


def ghosts(table: Table, seat: int, action: Action[Any]) -> list[shape.Ghost]:
    """How the tile in hand would lie: at a space in all different directions, or in the chosen direction.

    A tile that is moved keeps its direction. [R1]
    """
    if not isinstance(action, (ending.Lay, ending.Turn)) or not table.scopes or table.seat != seat:
        return []
    it = tile_of(table)
    spot = table.scopes[-1].number
    if isinstance(action, ending.Lay):
        spot = table.slate_of(seat) * SPACES + action.it
    if it < 0 or not is_tile(table, it) or not 0 <= spot < len(table.top):
        return []
    ways = [action.it]
    if isinstance(action, ending.Lay):
        moved = table.scopes[-1].it >= 0 and table.zone[it] == SLATE
        ways = [table.turns[it]] if moved else DIFFERENT_TURNS[table.print_of(it).edges]
    return [ghost(table, it, spot, way) for way in ways]


def ghost(table: Table, it: int, spot: int, way: int) -> shape.Ghost:
    there = [other for other in would_join(table, it, spot, way) if table.is_visible(other)]  # not what it uncovers
    joined = [card_id(table, other) for other in there]
    return shape.Ghost(card=card_id(table, it), at=place_id(spot), turn=turns(way), joins=joined)


def place_id(spot: int) -> str:
    """The id of a space, counted through all slates."""
    place = spot % SPACES
    return f"slate.{spot // SPACES}:{place // COLUMNS},{place % COLUMNS}"


def space_id(table: Table, seat: int, action: Action[Any]) -> str:
    """The space of an action; empty if the action is about a piece."""
    if not isinstance(action, ending.Lay):
        return ""
    return place_id((table.slate_of(seat) if table.scopes else seat) * SPACES + action.it)


def worth_explaining(table: Table, seat: int) -> list[Action[Any]]:
    """Actions that fail because of exhaustion, costs, links or covering."""
    if table.over or table.seat != seat:
        return []
    question = table.question[0]
    if question is rules.CAST_OR_REST:
        return [rules.CAST[it] for it in table.tiles_of(seat)]
    if question in (performing.WHICH_ACTION, performing.WHICH_OPEN_ACTION):
        return [action for action in table.candidates if isinstance(action, performing.Complete)]
    if question in (ending.WHICH_SPACE, WHICH_EMPTY_SPACE):
        return list(ending.LAY)
    if question is rules.WHICH_LINKED and table.is_visible(table.activated):
        return [rules.LINK[it] for it in within_reach(table, table.activated)]
    return []
