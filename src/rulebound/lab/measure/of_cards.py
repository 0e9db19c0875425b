"""Cards: one holder has the old card in one game and the new one in another."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.setting import game_with
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.setup import Deck
from rulebound.lab.measure.branching import branches
from rulebound.lab.measure.question import Asked, Subject
from rulebound.lab.measure.sums import Deal
from rulebound.lab.measure.tables import Tables
from rulebound.lab.measure.variants import NEW, Variant, Variants
from rulebound.language import _


class CardTables(Tables):
    """Which decks meet, or who is given the card, game by game."""

    def __init__(self, asked: Asked) -> None:
        self.variants = Variants(asked.game, asked.cards)
        base = self.variants.base
        game, chosen = game_with(asked.game, asked.cards, ",".join(asked.decks) or None)
        decks = [game.decks[name] for name in chosen or base.decks] if base.decks else []
        for deck in decks:
            if faults := base.faults_of_deck(deck):
                raise SetupError(
                    _("a measurement"),
                    [
                        _(
                            "deck {name!r} has new cards ({fault}): compare it with another one by --decks OLD "
                            "--decks NEW",
                            name=deck.name,
                            fault=faults[0],
                        )
                    ],
                )
        self.given = {one.name: stem for one in self.variants.found if (stem := self.giving(one))}
        self.by_name = {one.name: one for one in self.variants.found}
        subjects = [Subject(one.name, one.kind, self.place_of(one)) for one in self.variants.found]
        each = asked.seats if decks or self.given else 1  # elsewhere, each seat in turn is the holder of one deal
        super().__init__(asked, base, decks, subjects, each)
        self.bringing = [deck for deck in decks if any(self.holds(deck, one) for one in self.variants.found)]

    def place_of(self, one: Variant) -> str:
        """What a card takes the place of."""
        if one.old == NEW:
            return _("in place of another {kind}", kind=one.kind)
        return _("in place of the card as it was")

    def giving(self, one: Variant) -> str:
        """The stem of the options by which a seat is given this card, such as `idol_`; empty where there are none.

        A new card can be given where others of its kind can.
        """
        for name, switch in self.variants.base.options.items():
            if name.endswith("_1") and (one.name in switch.values or (one.old == NEW and self.rivals(one, name))):
                return name[:-1]
        return ""

    def rivals(self, one: Variant, option: str) -> list[int]:
        """The numbers of the game's own cards of a kind that an option can give."""
        cards = self.variants.base.cards
        named = [cards[value] for value in self.variants.base.options[option].values if value in cards]
        return [card.number for card in named if card.kind == one.kind]

    def to_give(self, one: Variant, group: int) -> Variant:
        """The card that is given in a group; a new one takes the place of another of its kind, drawn by lot."""
        if one.old != NEW:
            return one
        rivals = self.rivals(one, f"{self.given[one.name]}1")
        return replace(one, old=rivals[Chance.of(self.asked.seed + group, one.name).below(len(rivals))])

    def holds(self, deck: Deck, one: Variant) -> bool:
        """Whether a deck has the card; of a new card, whether it has one of its kind."""
        listed = [name for cards in deck.lists.values() for name in cards]
        cards = self.variants.base.cards
        return one.name in listed if one.old != NEW else any(cards[name].kind == one.kind for name in listed)

    @property
    def measurable(self) -> list[Subject]:
        return [
            one
            for one in self.subjects
            if not self.decks or any(self.holds(deck, self.by_name[one.name]) for deck in self.decks)
        ]

    def question(self, one: Subject) -> str:
        if one not in self.measurable:
            return _(
                "cannot be measured: it is in none of these decks, nor any card of its kind. Choose others by --decks."
            )
        if one.name in self.given:
            return _("one player is given it, {place}.", place=one.before)
        if self.decks:
            return _("one player has it in the deck, {place}; the others' decks stay as they are.", place=one.before)
        return _("it lies in the common supply {place}, and one player alone may use it.", place=one.before)

    def deal(self, group: int, turned: int) -> Deal:
        options: dict[str, str] = {}
        counts = [self.by_name[one.name] for one in self.measurable]
        mine: Variant | None = None
        if given := list(self.given):
            mine = self.to_give(self.by_name[given[group % len(given)]], group)
            options[f"{self.given[mine.name]}{turned + 1}"] = self.variants.base.card_list[mine.old].name
            counts = [mine, *[one for one in counts if one.name not in self.given]]
        decks = self.met(group, turned) if self.decks else []
        if decks:
            counts = [one for one in counts if any(self.holds(deck, one) for deck in decks)]
        setup = self.setup_of(group, decks, **options)
        asked = self.asked
        found = branches(self.variants, counts, setup, asked.bot, other=asked.other)
        chances = {}
        for one in counts:
            holders = sum(self.holds(deck, one) for deck in decks)
            if not decks:
                holders = 1 if one.name in self.given else asked.seats
            chances[one.name] = holders
        met = self.entrants_of(decks, setup)
        if mine and met:
            met[turned] = mine.name  # a new one is not at this table yet
        return Deal(met, chances, found, found if met else [])

    def met(self, group: int, turned: int) -> list[Deck]:
        """The decks of a game: one that has a card in question at the holder's seat, others in turn at the others."""
        mine = (self.bringing or self.decks)[group % max(1, len(self.bringing))]
        rest = [deck for deck in self.decks if deck is not mine] or [mine]
        first = group // max(1, len(self.bringing))
        others = [rest[(first + n) % len(rest)] for n in range(self.asked.seats - 1)]
        return [*others[:turned], mine, *others[turned:]]
