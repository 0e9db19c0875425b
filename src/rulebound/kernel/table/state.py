"""The state of a table: who must decide what, what is legal, what rules say, and how it goes on."""

from __future__ import annotations

from typing import Final, Self

from rulebound.kernel.basics.problem import IllegalAction
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.words import Part, joined_to, plain, split
from rulebound.kernel.table.action import NOBODY, Action, Decision, Question
from rulebound.kernel.table.agenda import Order, Rule, Step
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.endless import frequent
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.position import Position

ENDLESS: Final = 100_000  # steps between two decisions: a loop that asks nobody
LONGEST_TURN: Final = 2_000  # decisions: a loop that asks somebody; games that end have had 334 at most
NOTED: Final = 100  # of these, the last ones, of which it is noted what they do


class State(Position):
    """One position of a table, everything included, hidden or not. It changes by `apply` alone."""

    __slots__ = ()

    # -- what anybody may ask ------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """Who must decide what. After the end of the game nobody must."""
        if self.over:
            return Decision(NOBODY, "The game is over.", self.clause)
        question = self.question[0]
        return Decision(self.seat, self.sentence(question.prompt, self.seat, -1), question.clause)

    @property
    def options(self) -> list[Action[Self]]:
        """What the seat that must decide may do."""
        return self.find_options().found

    @options.setter
    def options(self, options: list[Action[Self]]) -> None:
        self.found = options
        self.untried = 0

    def legal_actions(self) -> list[Action[Self]]:
        """What the seat that must decide may do; empty when the game is over."""
        return self.options[:]

    # -- legality ------------------------------------------------------------------------------------------------------

    def ask(self, me: int, question: Question[Self], candidates: list[Action[Self]], least: int = 1) -> bool:
        """Of these, me does one that may be done. With fewer than `least`, 1 or 2, nothing is asked: then it is False.

        Two are looked for, which is enough to know that there is a choice; the rest when somebody wants to see them.
        What is tried and thrown away, as most of a search is, is never looked at closer.
        """
        found: list[Action[Self]] = []
        of_question = question.needs
        untried = 0
        for action in candidates:  # as `may_answer` does, without a call: much of the time of a game is spent here
            needs, it = action.needs, action.it
            if (not needs or self.fulfils(me, needs, it)) and (not of_question or self.fulfils(me, of_question, it)):
                found.append(action)
                if len(found) == 2:
                    untried = len(candidates) - candidates.index(action) - 1
                    break
        if len(found) < least:
            return False
        self.seat = me
        self.found = found
        self.candidates = candidates
        self.untried = untried
        self.question = question.alone
        return True

    def find_options(self) -> Self:
        """Looks at the candidates that nobody has looked at yet."""
        if self.untried > 0:
            rest = self.candidates[len(self.candidates) - self.untried :]
            self.found = [*self.found, *self.answers(self.seat, self.question[0], rest)]
            self.untried = 0
        return self

    def offer_again(self) -> Self:
        """Finds the options anew, for a seat whose hidden cards have become others. The question stays."""
        question = self.question[0]
        candidates = question.offers[0](self, self.seat) if question.offers else self.candidates
        options = self.answers(self.seat, question, candidates)
        if options:
            self.options = options
        return self

    def answers(self, me: int, question: Question[Self], candidates: list[Action[Self]]) -> list[Action[Self]]:
        """Those of the candidates that me may give as an answer."""
        return [action for action in candidates if self.may_answer(me, question, action)]

    def may_answer(self, me: int, question: Question[Self], action: Action[Self]) -> bool:
        """Whether the needs of this answer hold for me, and those of the question."""
        if action.needs and not self.fulfils(me, action.needs, action.it):
            return False
        return not question.needs or self.fulfils(me, question.needs, action.it)

    def fulfils(self, me: int, needs: list[Need[Self]], it: int) -> bool:
        """Whether each of these holds, or is set aside by a card."""
        for need in needs:
            if need.cannot and need.cannot not in self.forbids:
                continue
            holds = need.holds  # a field that is called is found sooner by itself
            if not holds(self, me, it) and not (self.lifts and self.lifted(me, need, it)):
                return False
        return True

    def why_not(self, seat: int, action: Action[Self]) -> Reason | None:
        """The first need that fails, as a sentence with its clause; None when the action may be done."""
        if self.over:
            return Reason(self.clause, "The game is over.")
        question = self.question[0]
        if seat != self.seat:
            return Reason(question.clause, f"It is {self.setup.names[self.seat]} who decides now.")
        if type(action) not in question.takes:
            for need in action.meanwhile:
                if not need.holds(self, seat, action.it):
                    return Reason(need.clause, self.sentence(need.sentence, seat, action.it))
            return Reason(question.clause, f"This is asked now: {self.sentence(question.prompt, seat, -1)}")
        if not self.has(action.it):
            return Reason(question.clause, "That is not at this table.")
        for need in [*action.given, *question.given]:
            if not need.holds(self, seat, action.it):
                return Reason(need.clause, self.sentence(need.sentence, seat, action.it))
        for need in [*action.needs, *question.needs]:
            if not need.holds(self, seat, action.it) and not self.lifted(seat, need, action.it):
                return self.why(need, seat, action.it)
        return None

    def why(self, need: Need[Self], me: int, it: int) -> Reason:
        """Why this need fails; where it stands for others, why the first of those does."""
        parts = need.parts(self, it) if need.parts is not None else []
        for part in parts:
            if not part.holds(self, me, it) and not self.lifted(me, part, it):
                return self.why(part, me, it)
        return Reason(need.clause, self.sentence(need.sentence, me, it))

    def has(self, it: int) -> bool:
        """Whether there is such an operand at this table: codes are the same for every number of seats."""
        return True

    def lifted(self, me: int, need: Need[Self], it: int) -> bool:
        """Whether a card sets this need aside: the card wins over the rule. Asked only when the need fails."""
        return False

    # -- sentences -----------------------------------------------------------------------------------------------------

    def phrase(self, template: str, me: int, it: int) -> list[Part]:
        """The template with its words filled in, as `me` may read it."""
        parts: list[Part] = []
        for i, chunk in enumerate(split(template)):
            if i % 2:
                parts.append(self.word(chunk, me, it))
            elif chunk:
                parts.append(Part(chunk))
        return parts

    def sentence(self, template: str, me: int, it: int) -> str:
        """The template with its words filled in, as plain text."""
        return plain(self.phrase(template, me, it))

    def word(self, word: str, me: int, it: int) -> Part:
        """What a word in braces stands for; it never names what `me` may not know."""
        raise NotImplementedError(word)  # its game has it

    def describe(self, me: int, action: Action[Self]) -> list[Part]:
        """The whole sentence for an option of the question that is asked now."""
        price = self.price(me, action)
        said = self.said(me, action)
        return [*said, Part(joined_to(price))] if price else said

    def said(self, me: int, action: Action[Self]) -> list[Part]:
        """That sentence without the price."""
        says = self.question[0].says if self.question and type(action) in self.question[0].takes else ""
        return self.phrase(says or action.says, me, action.it)

    def price(self, me: int, action: Action[Self]) -> str:
        """What must be paid for an action, as `me` may read it; empty where nothing must, or the sentence tells."""
        return "".join([part.text for part in self.phrase(action.costs, me, action.it)]) if action.costs else ""

    # -- what rules say ------------------------------------------------------------------------------------------------

    def then(self, me: int, *rules: Rule[Self]) -> None:
        """These rules next, in this order, for this seat."""
        if len(rules) == 1:  # as most often
            self.agenda.append(rules[0].steps[me])
            return
        for i in range(len(rules) - 1, -1, -1):
            self.agenda.append(rules[i].steps[me])

    def then_all(self, me: int, order: Order[Self]) -> None:
        """The same for rules that always follow each other."""
        self.agenda += order.steps[me]

    def do(self, *steps: Step[Self]) -> None:
        """These steps next, in this order; for chains in which the seats differ."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def do_all(self, steps: list[Step[Self]]) -> None:
        """The same for a list of steps."""
        self.agenda += steps[::-1]

    def cancel(self, me: int, rule: Rule[Self]) -> bool:
        """The nearest waiting step of this rule and seat will not happen; False when there is none."""
        step = rule.steps[me]
        for i in range(len(self.agenda) - 1, -1, -1):
            if self.agenda[i] is step:
                del self.agenda[i]
                return True
        return False

    def play_out(self, effect: Effect[Self], scope: Scope, leave: Step[Self]) -> None:
        """This effect next, as one whole, remembering in this scope."""
        self.scopes.append(scope)
        self.agenda.append(leave)
        self.agenda.append(effect.step)

    def end_loop(self) -> None:
        """What happens goes on for ever: the game ends as its rulings say."""
        raise NotImplementedError  # each game has its own

    def seen(self, me: int, action: Action[Self]) -> list[str]:
        """What is done by this action until the next decision, for a turn that may go on for ever."""
        return []

    def going_on(self) -> list[str]:
        """What repeats at this table, where nothing is known of what was done before."""
        return []

    def break_off(self) -> None:
        """This would go on for ever: the game ends as its rulings say, and says what did not end."""
        loop = frequent(self.loop) or self.going_on()
        self.end_loop()
        self.loop = loop

    # -- running -------------------------------------------------------------------------------------------------------

    def apply(self, action: Action[Self]) -> Self:
        """Does the action and goes on to the next decision. Raises IllegalAction, with the failing need."""
        if action not in self.options:
            reason = self.why_not(self.seat, action)
            assert reason is not None, f"{action} is refused, and no need says why"
            raise IllegalAction(action, reason, [str(option) for option in self.options])
        return self.take(action)

    def take(self, action: Action[Self]) -> Self:
        """Does an action that is known to be one of the options."""
        me = self.seat
        self.seat = NOBODY
        self.decisions += 1
        self.cause = -2 - self.deed
        self.clause = action.clause or self.question[0].clause
        if self.decisions - self.turn_began > LONGEST_TURN - NOTED:
            return self.take_late(me, action)
        action.perform(self, me)
        return self.advance()

    def take_late(self, me: int, action: Action[Self]) -> Self:
        """The same in a turn that is nearly too long: what is done is noted, until it is broken off."""
        self.loop = [*self.loop, *self.seen(me, action)]
        action.perform(self, me)
        self.advance()
        if self.decisions - self.turn_began >= LONGEST_TURN and not self.over:
            self.break_off()
        return self

    def advance(self) -> Self:
        """Carries out what is on the agenda until somebody must decide. Lone options take themselves."""
        agenda = self.agenda  # always the same list, until the game is over
        for _ in range(ENDLESS):
            if self.over:
                break
            if self.seat < 0:
                step = agenda.pop()
                clause = step.clause
                if clause:
                    self.clause = clause
                does = step.does  # a field that is called is found sooner by itself
                does(self, step.seat)
            elif len(self.found) > 1 or (self.question[0].secret and not self.brisk):
                break
            else:
                me = self.seat
                self.seat = NOBODY
                action = self.found[0]
                self.clause = action.clause or self.question[0].clause
                action.perform(self, me)
        else:
            self.break_off()
        if self.seat >= 0 and self.seat != self.asked:
            self.asked = self.seat
            self.no_way_back("another player has had to decide since")
        if self.seat >= 0 and not self.question[0].chained:
            self.deed_before = self.deed
            self.deed = self.decisions
        return self

    @property
    def undo_to(self) -> int:
        """The number of decisions that are left if the last deed, or what is done of this one, is taken back."""
        return self.deed if self.over or self.question[0].chained else self.deed_before
