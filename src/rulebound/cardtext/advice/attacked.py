"""Looser sentences of attackers, of damage that another card takes, and of what players do outside their turns.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, WORD

FIGHT: Final = rf"(?:the (?:fight|attacker|defender)|the (?:attacking|defending) {WORD})"
CHOOSES: Final = rf"((?:each|target|that|another) {WORD}(?: player)?) chooses ({CLAUSE}?)"
DOES: Final = "(expels|trashes|destroys|discards|exhausts|returns|taps)"
INSTEAD: Final = r"(?: instead)? \."


def of_that_player(found: re.Match[str]) -> str:
    """`When another player draws a card, if it is not that player's turn` for `draws a card outside their turn`."""
    no = "" if found[2] in ("during", "on", "in") else "not "
    return f"{found[1]} , if it is {no}that player 's turn ,"


def one_or_the_other(found: re.Match[str]) -> str:
    """`Each enemy chooses one: They lose 3 Merit; or they expel a student from their class.`"""
    either = [re.sub(r"^(expel (?:a|one) \w+)$", r"\1 from their class", found[n]) for n in (2, 3)]
    return f"{found[1]} chooses one : they {either[0]} ; or they {either[1]} ."


def so_long_instead(found: re.Match[str]) -> str:
    """The same time of what is got instead, where it is left out."""
    instead = re.sub(rf"^if that (?:student|partner|card|{WORD}) is ", "if it is ", found[3])
    return f"{found[1]} {found[2]} . {instead} {found[2]} instead ."


def survives(found: re.Match[str]) -> str:
    """`When I survive damage` for `when I receive damage and survive`."""
    return f"when {found[1]} {'survive' if found[1] == 'i' else 'survives'} {found[2]} ,"


DAMAGE: Final = "((?:fight |combat )?damage)"
WOULD: Final = rf"({CLAUSE}) would (?:receive|take|be dealt) {DAMAGE}"
THAT: Final = "(?:that damage|it|that much damage|that much)"
TO_ME: Final = rf"(?:this|me){INSTEAD}"
TAKEN: Final = r"if \1 would receive \2 , deal that damage to me instead ."  # who, and which damage
TAKEN_OF: Final = r"if \2 would receive \1 , deal that damage to me instead ."
OTHERS_TURN: Final = (
    "(?:during|on|in) (?:(?:enemies|other players|your opponents|opponents) ' turns?"
    "|(?:a enemy|each enemy|another player|each other player|your opponent) 's turn)"
)
COUNT: Final = "(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
PLAYER: Final = "(?:player|enemy|opponent)"
GETS: Final = r"gets? [+-] ?\d+"
SO_LONG: Final = r"(until [^.,:;\"\n]+|for that fight)"
CLAUSE_ON: Final = r"[^.,:;\"\n]"
ATTACKED: Final = (
    (rf"^(?!surprise|when|at |until|use |if )([^:\"\n]*\b{FIGHT}[^:\"\n]*)$", r"surprise : \1"),
    (rf"\b{CHOOSES}(?: ,|\.)? (?:and then|then|and) {DOES} (?:all |their |the )?(?:other|remaining) {CLAUSE}(?= \.)",
     r"\1 chooses \2 and \3 the rest of them"),
    (rf"\bif {WOULD} , (?:this|i) (?:receives?|takes?) {THAT}{INSTEAD}", TAKEN),
    (rf"\bif {WOULD} , (?:redirect|deal) {THAT} to {TO_ME}", TAKEN),
    (rf"\bif {WOULD} , {THAT} is (?:instead )?(?:dealt|redirected) to {TO_ME}", TAKEN),
    ((rf"^(when(?:ever)? (?!you )(?!this )(?!i ){CLAUSE}?) (outside(?: of)?|during|on|in) (?:their|that player 's) "
      r"(?:own )?turn ,"), of_that_player),
    (rf"^(when(?:ever)? {CLAUSE}?) (?:outside(?: of)?|not on) your (?:own )?turn ,", r"\1 , if it is not your turn ,"),
    (rf"^({CLAUSE} (?:has|have|gets?|costs?|cannot|is|are) {CLAUSE}?) {OTHERS_TURN} \.$",
     r"\1 as long as it is not your turn ."),
    (rf"^{OTHERS_TURN} , ({CLAUSE} (?:has|have|gets?|costs?|cannot|is|are) {CLAUSE}) \.$",
     r"as long as it is not your turn , \1 ."),
    (rf"\b(have {WORD}ed) a ({WORD}) of each ({WORD}) (this game|this turn)", r"\1 a \2 of every \3 \4"),
    ((rf"\b(have {WORD}ed) ({CLAUSE}?) (?:of|from|in) (?:at least )?{COUNT} (?:or more )?different ({WORD}) "
      r"(this game|this turn)"), r"\1 \2 of \3 or more different \4 \5"),
    (rf"\b(have {WORD}ed) ({CLAUSE}?)s of (?:all|all different|every different) ({WORD})s (this game|this turn)",
     r"\1 a \2 of every \3 \4"),
    ((rf"\b({GETS} {CLAUSE}?) {SO_LONG} \. (if {CLAUSE} , {CLAUSE}? {GETS} (?:(?! until | for that ){CLAUSE_ON})+?) "
      r"instead \."), so_long_instead),
    (r"(^|[,.:;] |and |then )i deal (\d+ damage to)", r"\1deal \2"),
    ((rf"^({CLAUSE}?) (?:takes?|receives?) (\d+) less (?:fight |combat )?damage (?:in|from|during) "
      r"(?:fights|a fight|combat) \."), r"if \1 would receive fight damage , prevent \2 of that damage ."),
    (rf"^({CLAUSE}?) (?:takes?|receives?) (\d+) less {DAMAGE} \.",
     r"if \1 would receive \3 , prevent \2 of that damage ."),
    (rf"\b((?:each|another|target|a) (?:other )?{PLAYER}) chooses (?:one )?: ([^.;:]+?) or ([^.;:]+?) \.",
     one_or_the_other),
    (r"^(put|return) ([^.:]+?) (?:from|in) the expel pile into (your|my) class exhausted(?= \.)",
     r"\1 \2 in the expel pile into \3 class . exhaust it"),
    (rf"\b(or (?:more|fewer) {CLAUSE}?) were ({WORD}) this turn", r"\1 have been \2 this turn"),
    (rf"\bstart your turn with students of (?:all )?{COUNT} (?:different )?({WORD}) in (your|my) class",
     r"start your turn while there are students of \1 different \2 in \3 class"),
    (r"^((?!you win)[^\n]*? \.) (you win if [^\n]*)$", r"\1 \n \2"),
    (r"^(you win if [^.\n]* \.) ([^\n]+)$", r"\1 \n \2"),
    (rf"\b(recruits? up to {WORD} students) (with total {CLAUSE}?) (?:for free|without paying[^.]*)(?= \.)",
     r"\1 in the courtyard \2 without paying their costs"),
    ((rf"^(?:all )?{DAMAGE} (?:that would be )?dealt to (?:your )?({CLAUSE}?) is (?:instead )?(?:dealt|redirected) to "
      rf"{TO_ME}"), TAKEN_OF),
    ((rf"^(?:this|i) (?:receives?|takes?) (?:all )?{DAMAGE} (?:that would be dealt to|dealt to|instead of|in "
      rf"place of|for) ({CLAUSE}?){INSTEAD}"), TAKEN_OF),
    (rf"^redirect (?:all )?{DAMAGE} (?:that would be dealt to|dealt to|from) ({CLAUSE}?) to {TO_ME}", TAKEN_OF),
    ((rf"\bwhen(?:ever)? ({CLAUSE}?) (?:receives?|takes?|is dealt|am dealt|are dealt) {DAMAGE} (?:and|but) (?:is not "
      r"expelled|am not expelled|are not expelled|survives?|lives?|is still in play) ,"), survives),
)  # fmt: skip
