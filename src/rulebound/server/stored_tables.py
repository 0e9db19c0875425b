"""Tables as the database has them: what their rows say, and what is wrong with damaged ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.language import _
from rulebound.session import keeping
from rulebound.session.keeping import inconsistent
from rulebound.session.table_config import Place, Standing, TableConfig


class Kept(keeping.Kept, kw_only=True):
    """A table in the database. link: its link in a list of tables. version: how many changes of it were stored."""

    id: str
    changed: str
    link: str = ""
    version: int = 0

    @property
    def place(self) -> Place:
        """The place of the link."""
        return next(place for place in self.config.places if place.link == self.link)


class Progress(NamedTuple):
    """How far a table has come. version: how many changes of it were stored."""

    version: int
    standing: Standing
    actions: list[int]


class Damaged(msgspec.Struct, kw_only=True):
    """A table whose stored data are wrong."""

    id: str
    changed: str
    link: str


def numbered(table: str, actions: Sequence[int], first: int) -> list[tuple[str, int, int]]:
    return [(table, n, code) for n, code in enumerate(actions, first)]


def kept(row: Sequence[Any], actions: list[int], link: str = "") -> Kept:
    """A table from its row. Raises DataError if the row is damaged."""
    try:
        table, changed, config, standing = row
        found = Kept(
            id=table,
            changed=changed,
            config=msgspec.json.decode(config, type=TableConfig),
            standing=msgspec.json.decode(standing, type=Standing),
            actions=msgspec.convert(actions, list[int]),
            link=link,
        )
    except (msgspec.DecodeError, TypeError, ValueError) as error:  # a ValidationError is a DecodeError
        raise DataError(_("this table"), [_("what is kept of it is damaged: {why}", why=error)]) from error
    problem = lost(found)
    if problem:
        raise DataError(_("this table"), [_("what is kept of it is damaged: {why}", why=problem)])
    return found


def lost(table: Kept) -> str:
    """What is wrong with a stored table; empty if nothing is."""
    if not any(place.opener for place in table.config.places):
        return _("no player has opened it")
    if table.link and all(place.link != table.link for place in table.config.places):
        return _("it does not know its link")
    return inconsistent(table)


def listed(row: tuple[str, str, bytes, bytes, str]) -> Kept | Damaged:
    """A table in a list. A damaged one does not affect the others."""
    table, changed, config, standing, link = row
    try:
        return kept((table, changed, config, standing), [], link)
    except DataError:
        return Damaged(id=table, changed=changed, link=link)


def opener_of(config: TableConfig) -> Place:
    """The place of the person who opened a table."""
    return next(place for place in config.places if place.opener)
