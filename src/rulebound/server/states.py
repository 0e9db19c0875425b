"""What a link may know of its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.kernel.basics import view
from rulebound.kernel.knowledge.log_lines import caching_lines
from rulebound.language import _, _n
from rulebound.server import frames
from rulebound.server.state_parts import (
    Can,
    Ended,
    FairSeedInfo,
    LessonInfo,
    PlayerInfo,
    StopInfo,
    UndoRequestInfo,
    Waiting,
)
from rulebound.session.fair_seed import fair_seed_of
from rulebound.session.players import title_of
from rulebound.session.playing import SPECTATOR
from rulebound.session.table import Table
from rulebound.session.table_config import Place, UndoRequest, origin

HERE: Final = ""


def state_of(
    table: Table,
    place: Place,
    facing: int,
    away: Mapping[int, str],
    following: str = "",
    trouble: str = "",
    n: int = 0,
) -> frames.State:
    """The whole state for one link.

    n: its number. facing: the seat whose view it is. away: the seats of people who are not here, with the time since
    when. following: the link to the rematch. trouble: why a bot does not move.
    """
    seen = view_of(table, facing, away)
    return frames.State(
        n=n,
        revision=table.standing.revision,
        view=seen,
        facing=facing,
        seats=place.seats,
        cover=cover(table, place, facing),
        players=[player_info(table, seat, away) for seat in range(len(table.players))],
        waiting=waiting(table, away, trouble),
        can=can(table, place, facing),
        undo_request=undo_request_info(table, facing),
        conceded=table.standing.conceded,
        absent=table.standing.absent,
        clock=table.config.clock,
        left=table.standing.left,
        ended=ended(table, seen),
        seed=str(table.match.state.setup.seed) if table.is_open and table.match.origin is None else "",
        fair=fair_seed_info(table),
        next_commitment=next_commitment(table, place),
        next=following,
        next_meeting=table.standing.next_meeting if place.seats else "",
        lesson=lesson(table, seen),
        advice=table.config.advice,
        origin=origin(table.config),
        meeting=table.config.meeting,
        tournament=table.config.tournament,
        shows=table.config.shows,
        stops=stops(table, facing),
    )


def undo_request_info(table: Table, facing: int) -> UndoRequestInfo | None:
    """The present request to undo."""
    undo_request = table.standing.undo_request
    if undo_request is None:
        return None
    return UndoRequestInfo(
        n=undo_request.n,
        seat=undo_request.seat,
        sentence=undo_request_sentence(table, undo_request, facing),
        waits_for=undo_request.waits_for,
    )


def undo_request_sentence(table: Table, undo_request: UndoRequest, seat: int) -> str:
    """The request to undo in a sentence, as this seat may read it."""
    count = len(table.match.actions) - undo_request.to
    who, what = (
        table.name_of(undo_request.seat),
        _("the last decision") if count == 1 else _n("the last {n} decision", "the last {n} decisions", count),
    )
    return (
        _("You would like to take back {what}.", what=what)
        if seat == undo_request.seat
        else _("{who} would like to take back {what}.", who=who, what=what)
    )


def fair_seed_info(table: Table) -> FairSeedInfo | None:
    """What the seed is made of, as far as all may know it now."""
    fair = fair_seed_of(table.config.record)
    if fair is None:
        return None
    shown = table.is_open
    return FairSeedInfo(
        commitment=fair.commitment,
        secret=fair.secret if shown else "",
        contributions=fair.contributions if shown else [],
    )


def next_commitment(table: Table, place: Place) -> str:
    """The commitment for the seed of the rematch; empty if this place need not contribute."""
    fair = table.next_fair_seed
    return fair.commitment if fair is not None and table.owes(place) else ""


def ended(table: Table, seen: view.View) -> Ended | None:
    """How the game ended. A game's own view may say more of that than the reason alone."""
    end = table.end
    if end is None:
        return None
    sentence = seen.outcome.sentence if seen.outcome else end.sentence
    return Ended(winners=end.winners, reason=end.reason, sentence=sentence, clause=end.clause)


def lesson(table: Table, seen: view.View) -> LessonInfo | None:
    """The present step of the lesson."""
    teaching = table.teaching
    if teaching is None:
        return None
    following = teaching.following
    return LessonInfo(
        name=teaching.lesson.name,
        title=_(teaching.lesson.title),
        n=table.game.lessons.index(teaching.lesson) + 1,
        of=len(table.game.lessons),
        step=min(teaching.number + 1, len(teaching.lesson.steps)),
        steps=len(teaching.lesson.steps),
        say=teaching.say,
        clause=teaching.step.clause if teaching.step else "",
        praise=teaching.praise,
        failed=teaching.has_failed,
        point=teaching.points_at(seen),
        reads=teaching.step is not None and teaching.step.is_read,
        over=teaching.step is None,
        next=following.name if following else "",
    )


def view_of(table: Table, seat: int, away: Mapping[int, str]) -> view.View:
    """The view of a seat, with what the game does not know: who plays, who is away, how long the decision has
    waited.
    """
    with caching_lines(table.line_cache):
        seen = table.seat(seat).view()
    if table.teaching is not None:
        table.teaching.narrow(seen)
    for plate in seen.seats:
        plate.who = who(table, plate.index, seat, away)
    if table.decider == SPECTATOR:
        seen.decision = None
    elif seen.decision is not None:
        seen.decision.since = table.standing.since
        if not can_undo_freely(table, seat):
            seen.decision.undo = ""
        elif not seen.decision.undo and seen.decision.options:
            seen.decision.undo = "step"
    return seen


def who(table: Table, seat: int, viewer: int, away: Mapping[int, str]) -> str:
    """The words beside a player's name."""
    bot = table.bot_of(seat)
    if seat in table.standing.conceded:
        return _("has given up")
    if seat in table.standing.absent:
        return _("away, a bot plays on")
    if bot:
        return _("bot: {bot}", bot=title_of(bot)) if table.teaching is None else ""
    if seat == viewer:
        return _("you")
    return _("away") if seat in away and not table.is_open else ""


def player_info(table: Table, seat: int, away: Mapping[int, str]) -> PlayerInfo:
    return PlayerInfo(
        seat=seat,
        name=table.name_of(seat),
        bot=table.bot_of(seat),
        here=seat not in away,
        since=away.get(seat, HERE),
    )


def waiting(table: Table, away: Mapping[int, str], trouble: str) -> Waiting | None:
    """The seat for which all wait."""
    seat = table.decider
    if seat == SPECTATOR:
        return None
    return Waiting(
        seat=seat,
        since=table.standing.since,
        bot=bool(table.bot_of(seat)),
        late=table.late_from(away.get(seat, HERE)),
        trouble=trouble,
    )


def can(table: Table, place: Place, facing: int) -> Can:
    """What may be done in addition to the game's own actions."""
    seat = undoing(table, place, facing)
    why = table.why_no_undo(seat)
    return Can(
        undo=not why,
        undo_past_bots=not why and table.only_bots_passed(table.back_to(seat)),
        undo_asks=not why and not table.is_free(table.back_to(seat)),
        why_no_undo=why,
        hint=facing == table.decider != SPECTATOR and not table.bot_of(facing) and not table.config.rated,
        concede=not table.is_open and any(seat in table.people for seat in place.seats),
        again=(bool(place.seats) or place.opener) and not table.why_no_rematch,
        gather=bool(place.seats) and can_gather(table),
    )


def can_gather(table: Table) -> bool:
    """Whether the people of this table can find new seats for the next game."""
    config = table.config
    shared = table.is_shared or bool(config.meeting)
    return table.over and shared and not config.shows and table.match.origin is None


def stops(table: Table, facing: int) -> list[StopInfo]:
    """The kinds of windows, and at which of them this seat is asked; empty without responses, and for spectators."""
    if facing < 0 or table.is_open or table.bot_of(facing):
        return []
    mine = table.stopping.of(facing)
    now = table.game.stop_of(table.match.state) if facing == table.decider else ""
    return [
        StopInfo(name=it.name, sentence=_(it.sentence), on=it.name in mine, usual=it.usual, now=it.name == now)
        for it in table.game.stops
        if it.name in table.stopping.names
    ]


def undoing(table: Table, place: Place, facing: int) -> int:
    """The seat whose last action would be undone; at one screen, the latest seat there."""
    if facing >= 0:
        return facing
    return table.last_of(place.seats)


def can_undo_freely(table: Table, seat: int) -> bool:
    return not table.why_no_undo(seat) and table.is_free(table.back_to(seat))


def cover(table: Table, place: Place, facing: int) -> int:
    """At one screen, the seat that must take the screen now; -1 for none."""
    seat = table.decider
    asked = len(place.seats) > 1 and seat in place.seats and seat != facing and not table.bot_of(seat)
    return seat if asked else SPECTATOR


def faces(table: Table, place: Place, facing: int) -> int:
    """The seat whose view a link gets next. At one screen, hidden cards are covered when another seat must decide."""
    if len(place.seats) == 1:
        return place.seats[0]
    return SPECTATOR if table.over or cover(table, place, facing) >= 0 else facing
