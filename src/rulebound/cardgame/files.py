"""The files of a declared game: its cards and decks, what is wrong with them, and which faces come to a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rulebound.cardgame.box import Pool
from rulebound.cardgame.card import ValueCard
from rulebound.cardtext.advice.advisor import Advisor
from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.cards.token_copies import CreateTokenCopies
from rulebound.cardtext.phrases.cards.tokens import TokenCard
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.whole.card_files import CardFiles
from rulebound.kernel.basics.problem import CardError, nearest
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.files.datafile import Entry, Number, Schema, check_card, read_deck, read_entries
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.card import Card
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame
    from rulebound.cardgame.game import CardGame

G = TypeVar("G", bound="CardGame")

COPIES = Number(1, 9, usual=1)


def load(kind: type[G], cards: Sequence[Path], decks: Sequence[Path]) -> G:
    """The game with its own cards and decks and those of these files; cards of the same name are replaced."""
    known = kind.card_files.by_name([*sorted((kind.folder / "cards").glob("*.toml")), *cards])
    problems = kind.faults_of_cards(list(known.values())) + wrong_tokens(kind, list(known.values()))
    if problems:
        raise CardError(str([kind.folder / "cards", *cards][-1]), problems)
    game = kind(list(known.values()), {})
    if decks and not own_pools(game):
        raise CardError(str(decks[0]), [_("{title} is played without players' own decks", title=kind.title)])
    for path in [*sorted((kind.folder / "decks").glob("*.toml")), *decks]:
        try:
            game.decks.update((deck.name, deck) for deck in read_decks(game, path))
        except CardError as error:
            if path in decks or not cards:
                raise
            faults = [problem.partition(": ")[2] for problem in error.problems]
            raise CardError(
                str(cards[-1]), [_("with these cards, {fault}", fault=fault) for fault in faults]
            ) from error
    return game


def schemas_of(kind: type[DeclaredGame]) -> dict[str, Schema]:
    """What cards of each kind print. A card of a deck for all says how many of it there are, if not one."""
    optional = {"copies": COPIES} if any(not pool.each for pool in kind.box.pools) else {}
    schemas: dict[str, Schema] = {}
    for name in kind.kinds:
        printed = [value for value in kind.values if name in value.kinds]
        needed = {value.key: Number(value.least, value.most) for value in printed if not value.optional}
        others = {value.key: Number(value.least, value.most, value.usual) for value in printed if value.optional}
        schemas[name] = Schema(needed, optional | others, kind.words.get(name, {}))
    return schemas


def card_files(kind: type[DeclaredGame]) -> CardFiles[ValueCard]:
    """How the files of cards are read."""
    return CardFiles(
        lambda entry: check_card(entry, dict(kind.schemas)),
        kind.kinds,
        kind.texts.read,
        kind.card_of,
        Advisor(kind.texts.language, kind.folder),
    )


def card_of(
    kind: type[DeclaredGame], entry: Entry, abilities: list[Ability[Any]], tree: Text | None
) -> ValueCard:  # fmt: skip
    """The card of an entry in which nothing is wrong."""
    values = entry.values
    printed = [value for value in kind.values if values["kind"] in value.kinds]
    numbers = {value.key: values.get(value.key, value.usual) for value in printed}
    text, shown = values.get("text", "").strip(), list(values.get("printed", []))
    card = kind.card_class(values["name"], values["kind"], text, shown, numbers, values.get("copies", 1))
    card.abilities = abilities
    card.tree = tree
    return card


def wrong_numbers(kind: type[CardGame], cards: Sequence[Card]) -> list[str]:
    """Whether there are enough cards for the common decks, and room for all of them."""
    problems: list[str] = []
    for pool in [pool for pool in kind.box.pools if not pool.each]:
        count = sum(card.copies for card in cards if pool.holds(card.kind))
        if not pool.least <= count <= pool.room:
            within = _("{least} to {most}", least=pool.least, most=pool.room)
            possible = within if pool.least else _("at most {most}", most=pool.room)
            problems.append(
                _(
                    "there are {n} {pool} with their copies, and {possible} are possible",
                    n=count,
                    pool=pool.name,
                    possible=possible,
                )
            )
    return problems


def tokens_of(kind: type[CardGame], cards: Sequence[Card]) -> list[Card]:
    """The cards that the texts of these cards create, by name. Nothing is wrong with them any more."""
    found = {token.card_name(): token for card in cards for token in tokens_in(card)}
    made: list[Card] = []
    for name in sorted(found):
        entry = Entry("card", found[name].entry(), 0)
        abilities, tree = kind.card_files.text_of(entry, [])
        card: Card = kind.card_files.make(entry, abilities, tree)
        card.token = True
        card.copies = 0  # none of them is in any deck
        made.append(card)
    return made


def tokens_in(card: Card) -> list[TokenCard]:
    """The tokens that a card's text creates."""
    if not isinstance(card.tree, Phrase):
        return []
    return [part for part in walk(card.tree) if isinstance(part, TokenCard)]


def copies_tokens(card: Card) -> bool:
    """Whether a card's text creates tokens that are copies of other cards."""
    return isinstance(card.tree, Phrase) and any([isinstance(part, CreateTokenCopies) for part in walk(card.tree)])


def wrong_tokens(kind: type[CardGame], cards: Sequence[Card]) -> list[str]:
    """Whether two cards mean different tokens by one name, or a token has the name of a card."""
    problems: list[str] = []
    names = {card.name for card in cards}
    first: dict[str, tuple[TokenCard, Card]] = {}
    for card in cards:
        for token in tokens_in(card):
            name = token.card_name()
            before, other = first.setdefault(name, (token, card))
            if name in names:
                problems.append(
                    _(
                        "{name} creates {token}, which is the name of a card: give the token another name",
                        name=card.name,
                        token=name,
                    )
                )
            elif before.entry() != token.entry():
                problems.append(
                    _(
                        "{name} and {other} create different tokens that are called {token}",
                        name=card.name,
                        other=other.name,
                        token=name,
                    )
                )
            else:
                problems += faults_of_token(kind, card, token)
    return list(dict.fromkeys(problems))


def faults_of_token(kind: type[CardGame], card: Card, token: TokenCard) -> list[str]:
    """What is wrong with a token, as a card of its own would be."""
    problems: list[str] = []
    entry = Entry("card", token.entry(), 0)
    problems += kind.card_files.check(entry)
    kind.card_files.text_of(entry, problems)
    return [
        _("{name} creates {token}: {fault}", name=card.name, token=token.card_name(), fault=problem.partition(": ")[2])
        for problem in problems
    ]


# -- Faces -------------------------------------------------------------------------------------------------------------


def faces_of(game: CardGame, setup: Setup) -> list[int]:
    """The face of each piece of a new table, -1 where there is none."""
    faces = [-1] * len(game.box.layout(setup.seats, tokens=game.creates).owners)
    for pool in [pool for pool in game.box.pools if pool.brought]:
        for seat in range(setup.seats if pool.each else 1):
            first = game.box.first_of(pool, seat)
            listed = game.faces_of_pool(pool, seat, setup)
            faces[first : first + len(listed)] = listed
    return faces


def common_faces(cards: Sequence[Card], pool: Pool) -> list[int]:
    """All cards of a pool for all, with their copies, by name."""
    found = sorted((card for card in cards if pool.holds(card.kind)), key=lambda card: card.name)
    return [card.number for card in found for _ in range(card.copies)]


def listed_faces(game: CardGame, deck: Deck, pool: Pool) -> list[int]:
    """The cards that a deck lists for a pool, by name."""
    listed = deck.lists[pool.name]
    return [game.cards[name].number for name in sorted(listed) for _ in range(listed[name])]


def dealt(game: CardGame, deck: Deck, seat: int) -> dict[int, list[int]]:
    """The faces that a deck puts into each pool of a seat."""
    found: dict[int, list[int]] = {}
    pools = game.box.layout(seat + 1).pools
    for pool in own_pools(game):
        found[pools[game.box.of_pool(pool, seat)[0]]] = listed_faces(game, deck, pool)
    return found


# -- Decks -------------------------------------------------------------------------------------------------------------


def own_pools(game: CardGame) -> list[Pool]:
    """The pools that the players bring."""
    return [pool for pool in game.box.pools if pool.each and pool.brought]


def read_decks(game: CardGame, path: Path) -> list[Deck]:
    """The decks of a file, checked against the rules. Raises CardError with all that is wrong."""
    problems: list[str] = []
    decks: list[Deck] = []
    for entry in read_entries(path, ("deck",)):
        deck = read_deck(entry, tuple(pool.name for pool in own_pools(game)), problems)
        problems += [f"{entry.at('name')}deck {deck.name!r}: {fault}" for fault in game.faults_of_deck(deck)]
        if deck.name in [other.name for other in decks]:
            problems.append(entry.at("name") + _("two decks are called {name!r}", name=deck.name))
        decks.append(deck)
    if problems:
        raise CardError(str(path), problems)
    return decks


def faults_of_deck(game: CardGame, deck: Deck) -> list[str]:
    """What the rules have against a deck, a sentence each."""
    if not own_pools(game):
        return [_("{title} is played without players' own decks", title=game.title)]
    return [fault for pool in own_pools(game) for fault in faults_of_list(game, pool, deck.lists.get(pool.name, {}))]


def faults_of_list(game: CardGame, pool: Pool, listed: dict[str, int]) -> list[str]:
    """What is wrong with the cards of a deck for one pool."""
    faults: list[str] = []
    for name, copies in listed.items():
        if name not in game.cards:
            faults.append(_("there is no card {name!r}{nearest}", name=name, nearest=nearest(name, game.cards)))
        elif not pool.holds(kind := game.cards[name].kind):
            faults.append(_("{name} ({kind}) does not belong among the {pool}", name=name, kind=kind, pool=pool.name))
        if copies < 1:
            faults.append(_("there must be 1 or more of {name!r}, not {copies!r}", name=name, copies=copies))
        elif copies > pool.copies:
            faults.append(_("{n} copies of {name!r}, at most {most}", n=copies, name=name, most=pool.copies))
    there = sum(listed.values())
    if not pool.least <= there <= pool.room:
        wanted = str(pool.room) if pool.least == pool.room else _("{least} to {most}", least=pool.least, most=pool.room)
        faults.append(_("{n} {pool}, must be {wanted}", n=there, pool=pool.name, wanted=wanted))
    return faults
