"""Shows less of the table if there is little room, and more if there is much.

To save room, piles and empty areas share a line; then what the layout folds is left out, then quiet areas of rivals.
The hand of the reader is never folded. In the remaining room cards become boxes, group by group.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rulebound.kernel.basics.view import Area
from rulebound.terminal.drawn.areas import height
from rulebound.terminal.drawn.boxes import WIDE
from rulebound.terminal.drawn.runs import Row

MOST_QUIET: Final = 3


class Fold(NamedTuple):
    """What is left out, and what is shown in detail.

    quiet: 1 puts piles and empty areas into one line, 2 also what the layout folds, 3 also quiet areas of rivals.
    boxed: the groups of areas whose cards are boxes; texts: the groups whose boxes show texts.
    """

    quiet: int = 0
    boxed: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()


NOTHING: Final = Fold(MOST_QUIET)  # nothing but what there must be
HAND: Final = "hand"
MARKET: Final = "market"
MINE: Final = "mine"
THEIRS: Final = "theirs"
BOXED_FROM: Final = 3 * (WIDE + 1) - 1  # columns


def with_boxes(group: str) -> Callable[[Fold], Fold]:
    return lambda fold: fold._replace(boxed=(*fold.boxed, group))


def with_texts(group: str) -> Callable[[Fold], Fold]:
    return lambda fold: fold._replace(texts=(*fold.texts, group)) if group in fold.boxed else fold


STEPS: Final = (  # what is worth most comes first
    with_boxes(HAND), with_boxes(MARKET), with_texts(HAND), with_boxes(MINE), with_texts(MARKET), with_texts(MINE),
    with_boxes(THEIRS), with_texts(THEIRS), lambda fold: fold._replace(quiet=0),
)  # fmt: skip


def group_of(area: Area, viewer: int) -> str:
    """The areas that change their look together."""
    if is_own_hand(area, viewer):
        return HAND
    if area.role == "market":
        return MARKET
    return MINE if area.owner in (-1, viewer) else THEIRS


def is_own_hand(area: Area, viewer: int) -> bool:
    return area.role == "hand" and area.owner == viewer


def is_folded(area: Area, viewer: int, fold: Fold, *, folds: bool) -> bool:
    """Whether only the name of an area is shown. folds: whether the layout allows it. Never if it has options."""
    if is_own_hand(area, viewer) and height(area):
        return False
    slight = area.layout == "pile" or (folds and not height(area))
    return any([slight, folds, area.owner not in (-1, viewer)][: fold.quiet])


class Folding:
    """The table in so many columns, folded to so many rows. drawn: the function that draws it; called once for each
    fold.
    """

    def __init__(self, drawn: Callable[[Fold], list[Row]], room: int) -> None:
        self.drawn = drawn
        self.room = room
        self.known: dict[Fold, list[Row]] = {}

    def rows(self, fold: Fold) -> list[Row]:
        if fold not in self.known:
            self.known[fold] = self.drawn(fold)
        return self.known[fold]

    def quiet(self, high: int) -> int:
        """How much must be left out to fit into so many rows; more than MOST_QUIET if nothing helps."""
        return next((n for n in range(MOST_QUIET + 1) if len(self.rows(Fold(n))) <= high), MOST_QUIET + 1)

    def fold(self, high: int, last: Fold = NOTHING, steady: int | None = None) -> Fold:
        """The fold that fits into so many rows.

        last: the fold before. What it did not show is added only if it fits into the rows that every decision has,
        `steady`, so that the table looks the same at the next decision.
        """
        quiet = self.quiet(high)
        fold = Fold(min(quiet, MOST_QUIET))
        if quiet > MOST_QUIET or self.room < BOXED_FROM:
            return fold
        few = high if steady is None else min(high, steady)
        for step in STEPS:
            more = step(fold if fold.boxed else fold._replace(quiet=max(fold.quiet, 1)))
            if len(self.rows(more)) <= (high if has_shown(last, more) else few):
                fold = more
        return fold


def has_shown(last: Fold, more: Fold) -> bool:
    """Whether the fold before showed all of this."""
    shown = set(more.boxed) <= set(last.boxed) and set(more.texts) <= set(last.texts)
    return shown and (more.quiet > 0 or last.quiet == 0)
