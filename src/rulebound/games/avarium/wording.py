"""The words in braces in the sentences of Avarium Academy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.avarium import classes, excess, timing
from rulebound.games.avarium.ability import CLASS_SIZE, HAND_SIZE
from rulebound.games.avarium.effects import WHICH_EFFECT
from rulebound.games.avarium.stops import parties_stand
from rulebound.games.avarium.triggered import effect_said
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.action import NOTHING
from rulebound.language import N_, _

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table

OF_A_CARD: Final = {  # words about a card, and what is said where the reader may not know it, or it is not there
    "it": N_("a card"),
    "price": N_("more"),
    "cost": N_("less"),
    "guard": N_("a student"),
    "use": N_("what it offers"),
    "combat": N_("its Combat"),
    "toll": N_("its cost"),
}

IT: Final = N_("it")
LAST_MERIT: Final = N_(", your last, and be expelled")  # [A12]
AT_A_STOP: Final = {  # what has just happened where priority goes round and no effect waits
    "fight": N_("the fight is on, and its parties are not complete"),
    "attack": N_("both parties stand, and damage comes next"),
    "defence": N_("both parties stand, and damage comes next"),
    "action": N_("before {whose} turn goes on"),
    "end of plan": N_("{whose} Plan Phase is over, and the End Phase comes next"),
}
AFTER_A_STEP: Final = {  # the steps of a turn
    timing.WIN_CHECK: N_("{whose} win-con was checked"),
    timing.READY: N_("{whose} cards were readied"),
    timing.REPUTATION: N_("{whose} idol has brought Reputation"),
    timing.DRAW: N_("{whose} Plan Phase comes next"),
    timing.HALLWAYS: N_("all Hallways are empty"),
    timing.EXCESS_STUDENTS: N_("no Class has more than five students"),
    timing.EXCESS_CARDS: N_("no Hand has more than five cards"),
    timing.TOKENS: N_("{whose} turn is over"),
}
OF_OTHER_SIZES: Final = {  # the same where cards say how many may stay
    timing.EXCESS_STUDENTS: (CLASS_SIZE, N_("no Class has too many students")),
    timing.EXCESS_CARDS: (HAND_SIZE, N_("no Hand has too many cards")),
}
SIZES: Final = {  # how many may stay: as the handbook writes it, one, and any number
    "class size": (N_("five students"), N_("1 student"), N_("{n} students")),
    "hand size": (N_("five cards"), N_("1 card"), N_("{n} cards")),
}


def word(table: Table, word: str, me: int, it: int) -> Part:
    """The text of a word, and the piece that it names. It reveals nothing that `me` may not know."""
    if word.startswith("forbids "):
        return forbids(table, word.removeprefix("forbids "), me, it)
    if word == "choice":
        return Part(choice(table, it))
    if word in OF_A_CARD:
        return of_card(table, word, me, it) if it >= 0 and table.knows(me, it) else Part(_(OF_A_CARD[word]))
    if word.startswith("chosen player "):
        return chosen_player(table, int(word.removeprefix("chosen player ")))
    if word == "player":
        return Part(table.setup.names[it] if 0 <= it < table.seats else _("no player"))
    if word == "reputation":
        return Part(str(table.reputation[me]) if me >= 0 else _("less"))
    if word == "merit":
        return Part(str(table.merit[me]) if me >= 0 else _("less"))
    if word == "n":
        return Part(str(it))
    if word == "moment":
        return moment(table, me)
    if word in SIZES:
        return Part(size(table, word, me))
    if word == "why pending":
        return Part(
            _("while no other effect waits to be played out") if table.declared else _("once nothing else is going on")
        )
    return of_scope(table, word, me)


def choice(table: Table, it: int) -> str:
    """An option of a card's text, or one of its effects."""
    if not table.question:
        return _(IT)
    question = table.question[0]
    if question is WHICH_EFFECT:
        return effect_said(table, it)
    return question.choices[it] if it < len(question.choices) else _(IT)


def moment(table: Table, me: int) -> Part:
    """What a player with priority can respond to."""
    if table.declared:
        waits = table.declared[-1]
        whose = _("your") if waits.me == me else _("{name}'s", name=table.setup.names[waits.me])
        return Part(
            _("{whose} {card} is about to take effect", whose=whose, card=table.name_of(waits.source, me)), waits.source
        )
    whose = _("your") if table.active == me else _("{name}'s", name=table.setup.names[table.active])
    stop = table.game.stop_of(table)
    if stop == "fight" and parties_stand(table):
        stop = "attack"  # the same of the fight of others
    moment = AT_A_STOP[stop] if stop in AT_A_STOP else after_a_step(table)
    return Part(_(moment, whose=whose) if moment else _("you have priority"))


def after_a_step(table: Table) -> str:
    """What has happened in the step of the turn that has ended."""
    key, said = OF_OTHER_SIZES.get(table.step, ("", ""))
    return said if table.unusual and key in table.standing else AFTER_A_STEP.get(table.step, "")


def size(table: Table, word: str, me: int) -> str:
    """How many may stay in a player's Class or Hand."""
    n = excess.most_in_class(table, me) if word == "class size" else excess.most_in_hand(table, me)
    usual, one, many = SIZES[word]
    if n == excess.MOST_IN_CLASS:
        return _(usual)
    return _(one) if n == 1 else _(many, n=n)


def chosen_player(table: Table, n: int) -> Part:
    """The player that the present card has chosen as its first, second, and so on."""
    picks = table.scopes[-1].picks if table.scopes else []
    return Part(table.setup.names[picks[n]] if n < len(picks) and 0 <= picks[n] < table.seats else _("that player"))


def of_scope(table: Table, word: str, me: int) -> Part:
    """A word about the present action."""
    if not table.scopes:
        return Part(_(IT))
    scope = table.scopes[-1]
    if word == "source":
        return named(table, scope.source, me)
    if word == "least":
        return Part(str(scope.number))
    if word == "most":
        return Part(str(scope.it))
    assert word == "owed", f"no word {word!r} at this table"
    return Part(str(table.scheme_price(scope.source)))


def of_card(table: Table, word: str, me: int, it: int) -> Part:
    """A word about a piece whose face the reader knows."""
    if word == "it":
        return Part(table.name_of(it, me), it)
    if word == "price":
        return Part(str(table.recruit_price(it) if table.is_student(it) else table.scheme_price(it)))
    if word == "cost":
        return Part(str(table.cost(it)))
    if word == "guard":
        guard = classes.guard_of(table, it) if table.is_idol(it) and table.holder[it] >= 0 else NOTHING
        return named(table, guard, me) if guard >= 0 else Part(_(OF_A_CARD[word]))
    if word == "combat":
        return Part(str(table.combat(it)))
    ability = table.ability_of(it)
    if ability is None:
        return Part(_(OF_A_CARD[word]))
    if word == "toll":
        return Part(ability.price + (_(LAST_MERIT) if me >= 0 and 0 < table.merit[me] <= ability.merit else ""))
    assert word == "use", f"no word {word!r} of a card"
    return Part(ability.text.partition(": ")[2].rstrip(".") or _(OF_A_CARD[word]))


def forbids(table: Table, action: str, me: int, it: int) -> Part:
    """The card that forbids an action to a piece."""
    forbidder = (
        table.forbidder(cannot(action), me, it) if it >= 0 and table.has(it) and table.knows(me, it) else NOTHING
    )
    if forbidder == it >= 0:
        return Part(_("its own text"))
    return named(table, forbidder, me) if forbidder >= 0 else Part(_("a card"))


def named(table: Table, it: int, me: int) -> Part:
    """The name of a piece, as far as this seat may know it."""
    return Part(table.name_of(it, me), it if it >= 0 and table.knows(me, it) else NOTHING)
