"""Sentences that leave something to be understood: what it is, whose, of which turn, or how many.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.attacked import ATTACKED
from rulebound.cardtext.advice.counted_times import COUNTED_TIMES
from rulebound.cardtext.advice.dealt import DEALT
from rulebound.cardtext.advice.effects_again import AGAIN_AND_AGAIN
from rulebound.cardtext.advice.fought import FOUGHT
from rulebound.cardtext.advice.how_many import HOW_MANY
from rulebound.cardtext.advice.idioms import IDIOMS
from rulebound.cardtext.advice.joined import JOINED
from rulebound.cardtext.advice.kicked import KICKED
from rulebound.cardtext.advice.orders_of_nouns import ORDERS_OF_NOUNS
from rulebound.cardtext.advice.patterns import Patterns, Way
from rulebound.cardtext.advice.placed_anew import PLACED_ANEW
from rulebound.cardtext.advice.plain_wordings import PLAIN_WORDINGS
from rulebound.cardtext.advice.restatements import CLAUSE, NOW, SENTENCE, WORD
from rulebound.cardtext.advice.turned_round import TURNED_ROUND

NUMBERS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COUNT: Final = f"({'|'.join(NUMBERS)})"
PILE: Final = "(?:your|the|its owner 's) (?:discard|trash|expel) pile"


def more_or_fewer(found: re.Match[str]) -> str:
    """`Another player has more than you` for `you have fewer than another player`."""
    return f"{found[3]} has {'more' if found[1] == 'fewer' else 'fewer'} {found[2]} than you"


def at_so_many(found: re.Match[str]) -> str:
    """`Has 5 Health Points or less` for `is at 5 Health Points or less`."""
    return f"{'has' if found[1] == 'is' else 'have'} {found[2]} or {found[3]}"


def at_most(found: re.Match[str]) -> str:
    """`To a maximum of 5` for `up to five`."""
    number = found[1] if found[1].isdigit() else str(NUMBERS.index(found[1]) + 1)
    return f" , to a maximum of {number}"


WRITTEN: Final[tuple[tuple[str, Way], ...]] = (
    (r"\bdraw a card \. (?=[^.]*\bits?\b)", "draw a card and reveal it . "),
    (rf"\bone of (?:your opponents?|other players|another player|a opponent) (?:'s|') ({WORD})s\b",
     r"a \1 of a opponent"),
    (r"\bdraw another(?: card| one)?(?= [.,])", "draw a card"),
    (rf"\bif its ({WORD}) is (\d+k?) or (less|more|lower|higher|greater|fewer)\b", r"if it has \1 \2 or \3"),
    (rf"\b(put|return) (it|this|me) (into|to) (your|its owner 's) hand instead of (?:in(?:to)? )?{PILE}",
     r"\1 \2 \3 \4 hand"),
    (r"\b(when this is \w+ ,) put (?:it|this) (?:back )?into (?:your|its owner 's) hand\b",
     r"\1 return it to its owner 's hand"),
    (r"\bthis is (?:the )?(?:alone|only one) here\b", "there is no other partner here"),
    (rf"^(?:if|while|as long as) ((?:this|there) {CLAUSE}) , it (has|gets|costs|cannot|is) ",
     r"as long as \1 , this \2 "),
    (rf"^use : ((?:remove|pay|lose|spend|discard) {CLAUSE}) : ({SENTENCE}) \.$",
     r"use : you may \1 . if you do , \2 ."),
    (rf"\b(you|they) have ((?!had){WORD}ed {WORD} or (?:more|fewer) {WORD})(?= [.,])", r"\1 have \2 this game"),
    (rf"\byou have (fewer|more) ({CLAUSE}) than (a enemy|a opponent|another player|your opponent)\b", more_or_fewer),
    (rf"\bwhen(?:ever)? a ({WORD}) is (play|perform|complet|recruit)ed ,", r"when a player \2s a \1 ,"),
    (rf"\byou have exactly {COUNT} ({CLAUSE}?)(?: in play)?(?= [.,])",
     r"you have \1 or more \2 and you have \1 or fewer \2"),
    (rf"\b(did|have|has) not (attack|block|move|lead {CLAUSE}?)(?:ed)?(?= [.,])", r"\1 not \2 this turn"),
    (r"\b(swap|exchange|trade|switch) your hand with\b", r"\1 hands with"),
    (rf"\bremove its ({WORD} (?:token|counter))\b", r"remove a \1 from it"),
    (r"\bend of game : (?=\d)", "end of game : gain "),
    (rf"\b(is|am|are) at (\d+ {CLAUSE}?) or (less|fewer|more)\b", at_so_many),
    (rf"\bfor each card (?:that )?((?!you\b){CLAUSE}?) (?:has|have) in (?:their )?hand\b",
     r"for each card in \1 's hand"),
    (r"\bfor each card (?:that )?you have in (?:your )?hand\b", "for each card in your hand"),
    (r"\b(?:both|all) players reveal\b", "each player reveals"),
    (r"\breveal the top card of each (?:player 's )?deck\b", "each player reveals the top card of their deck"),
    (rf"\b(?:who)ever reveal(?:s|ed) the (?:card with the )?(highe|lowe)(?:st|r) ({WORD})",
     r"the player who revealed the \1st \2"),
    (rf"\bthe player (?:who reveal(?:s|ed) the (?:card with the )?|with the )(highe|lowe)(?:st|r) ({WORD})",
     r"the player who revealed the \1st \2"),
    (r"\bwhen(?:ever)? this attacks and defeats\b", "when this defeats"),
    (r"\b(enters?) (a|another) (course)\b", r"\1 at \2 \3"),
    (rf"\bchoose a (?:enemy|other player) \. (?:that enemy|they) ({WORD}s )", r"target enemy \1"),
    (rf"^((?:exhaust|tap|return|expel|trash) {CLAUSE}) : ([^:\"\n]+) \.$",
     r"as an additional cost to play this , \1 . \2 ."),
    (rf"\b(that player|its owner|each {WORD}(?: player)?) may (pay {CLAUSE}) to ({WORD}) ({CLAUSE})(?= \.)",
     r"\1 may \2 . if they do , they \3 \4"),
    (r"\b(your target|your opponent|another player|each other player) takes (\d+) damage\b", r"deal \2 damage to \1"),
    (rf"\b(have|has) 0 ({WORD})", r"\1 no \2"),
    (r"\b(gain|lose) 1 (health|action) point for each of these\b", r"\1 \2 points equal to the number of these"),
    (rf"^each (player|other player|enemy) ({CLAUSE}) at the (start|end) of their turn \.$",
     r"at the \3 of each \1 's turn , that player \2 ."),
    (rf"\b(more|less|fewer) ({CLAUSE}) than them\b", r"\1 \2 than your opponent"),
    (r"\b(?:adjacent to|beside) (it|that tile|a)\b", r"next to \1"),
    (r"\bnext to that tile\b", "next to it"),
    (r" (?:while|as long as) this is in play(?= [.,])", ""),
    (rf"^(attach this to (?:{WORD} )*?({WORD})(?: of yours)? \.) it ", r"\1 \n the attached \2 "),
    (rf"(^|\n )({CLAUSE}) cannot ({WORD}) and (has {CLAUSE}) \.$", r"\1\2 cannot \3 . \n \2 \4 ."),
    (r"\bfor each (two|three|four|five|\d+) (?=[a-z]+s\b)", r"for every \1 "),
    (rf"\bprevent (the next \d+|all|\d+) damage to ({CLAUSE})(?= this turn| \.)",
     r"prevent \1 damage that would be dealt to \2"),
    (r" , up to (?:a (?:maximum|total) of )?(\d+|one|two|three|four|five|six)(?= \.)", at_most),
    ((rf"^when(?:ever)? ((?:you|another player|your opponent|your target) (?:gain|lose)s?) ({WORD}) , "
     rf"((?:they )?(?:gain|lose)s?) (\d+) (more|less) \."), r"if \1 \2 , \3 \4 \5 ."),
    (rf"(^|[.:,] )({WORD}) in your hand cost\b", r"\1your \2 cost"),
    (r"\bgain (power|focus) equal to\b", r"this gets \1 equal to"),
    (r"; or you (?!may\b|have\b|cannot\b)", "; or "),
    (rf"\byou ({WORD}ed) no ({WORD}?)s(?: this turn)?(?= [.,])", r"you have not \1 a \2 this turn"),
    (r" ,? then remove one(?: of (?:these|them))?(?= \.)", " and remove one of these"),
    (rf"\bcannot be the target of ({CLAUSE})", r"cannot be targeted by \1"),
    (rf"^(destroy this|ruin this|discard this) and (pay {CLAUSE}) :", r"\2 and \1 :"),
    (rf"\bfor each ({WORD}) paid(?= [.,])", r"for each \1 paid this way"),
    (rf"(^|[.:,] )({CLAUSE}) cannot ({WORD}) or ({WORD}) {NOW} \.", r"\1\2 cannot \3 \5 . \2 cannot \4 \5 ."),
    (rf"\b(gets? {CLAUSE}) and (untap|tap|ready|exhaust|readie)s?(?= \.)", r"\1 . \2 it"),
    (r"\bon (their|your|its) next turn\b", r"during \1 next turn"),
    (r"\bfrom a (?:enemy|opponent)(?= [.,])", "from another player"),
    (rf"\byou win if you have (\d+) ({WORD}?)(?: or more)? at the start of your turn\b",
     r"you win if you start your turn with \1 \2 or more"),
    (rf"\beach (other player|enemy) loses (\d+) ({WORD}) \. gain \2 {WORD} for each {WORD} lost this way",
     r"take \2 \3 from each \1"),
    (r"\b(gains?|gets?) ([a-z]{4,})(?= [.,]| and\b)", r"\1 1 \2"),
    (rf"\bfor each ({WORD}) on (your target|it)\b", r"for each \1 that \2 has"),
    (rf"\bfor each ({WORD}) on you\b", r"for each \1 that you have"),
    (rf"\bany (?!number|amount|player|other|time|card|of|order)({WORD})(?= [.,])", r"a \1"),
    (rf"\b({WORD}) (with the (?:highest|lowest) {WORD}) (here|there)\b", r"\1 \3 \2"),
)  # fmt: skip

SORTED: Final = (
    *WRITTEN, *JOINED, *TURNED_ROUND, *DEALT, *HOW_MANY, *COUNTED_TIMES, *PLAIN_WORDINGS, *PLACED_ANEW,
    *AGAIN_AND_AGAIN, *KICKED, *ORDERS_OF_NOUNS, *FOUGHT, *ATTACKED, *IDIOMS,
)  # fmt: skip
LOOSE: Final = Patterns(SORTED)
