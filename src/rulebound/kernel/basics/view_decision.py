"""A decision of a View: its options with their texts, and what is refused."""

from __future__ import annotations

from typing import Literal

from rulebound.kernel.basics.view_words import Count, Part, Words, say
from rulebound.kernel.basics.words import joined_to


class Ghost(Part, kw_only=True):
    """How a card would lie, were an option taken: shown on the table before it is."""

    card: str  # id of the card that would lie there
    at: str  # slot
    turn: Literal[0, 1, 2, 3] = 0  # quarter turns clockwise
    joins: list[str] = []  # cards that it would be joined to


class Option(Part, kw_only=True):
    """A legal action. Its number, for typing, is its place in Decision.options, from 1."""

    code: Count  # the action's code
    text: Words  # "Recruit Record-O-Matic"
    brief: Count = 0  # so many parts of the text suffice where the card can be read besides; 0 where all are needed
    touches: list[str] = []  # ids of what it is about; a drag starts at the first
    to: str = ""  # where a drag ends: an area or a slot
    verb: str = ""  # options with the same verb may share a button
    cost: str = ""  # the price, where the text does not say it: an amount, "3 stars", or "lose 1 Merit"
    way: Literal["do", "pass", "stop"] = "do"  # pass and stop come after everything that can be done
    hint: str = ""  # a bot's remark, when asked for
    ghosts: list[Ghost] = []  # how a card would lie; several where a later choice says which way round


class Refusal(Part, kw_only=True):
    """An action that is not legal, and why. Clients get more of them by `why_not`."""

    text: Words  # "Fight with Choir Captain"
    touches: list[str]
    reason: Words
    clause: str


class Decision(Part, kw_only=True):
    """What a seat must decide. Other viewers get the public prompt and no options.

    A sealed choice stays hidden until all have made theirs; what this seat has already chosen is marked on its cards.
    """

    seat: Count
    prompt: Words
    clause: str = ""
    options: list[Option] = []
    refused: list[Refusal] = []
    chain: list[str] = []  # the half-made choice so far, or the order so far: ["Fight", "Duelist leads"]
    undo: Literal["", "step", "chain"] = ""  # what can be undone without the others' consent
    form: Literal["choose", "number", "order", "several"] = "choose"  # what the options are together
    sealed: bool = False
    payment: int = -1  # where it only asks what pays: the code of the option that wastes least, for who pays unasked
    since: str = ""  # when the decision began, ISO 8601; filled in by a server


def short(option: Option) -> Words:
    """The text of an option without a long card text behind the name of its card."""
    return option.text[: option.brief] if option.brief else option.text


def whole(option: Option) -> str:
    """The text of an option with its price."""
    return say(option.text) + (joined_to(option.cost) if option.cost else "")
