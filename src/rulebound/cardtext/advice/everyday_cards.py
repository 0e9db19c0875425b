"""Everyday words for cards, their values and their number, as patterns."""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.everyday_parts import COUNT, STAT, SWAP
from rulebound.cardtext.advice.everyday_synonyms import CLAUSE, STARTS, WORD

NUMBER: Final = r"(\d+k?|x)"
COUNTS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
LESS: Final = "(?:less|lower|fewer|smaller|under|below)"
MORE: Final = "(?:more|higher|greater|larger|above|over)"
LASTS: Final = r"(?= [^.]*?(?:until|this turn|for that fight|this moment))"
HAVING: Final = "(?:whose|that has|which has|that have|with a)"
COSTING: Final = "(?:that costs?|costing|which costs?)"
SHOWS: Final = "(?:it is|it 's|the result is|the roll is|you rolled|it shows|the die shows)"
OF_AN_ENEMY: Final = (
    "(?:that |who )?(?:a (?:enemy|opponent) controls|another player controls|(?:your )?(?:enemies|opponents) control)"
)
MEMBER: Final = r"(delinquent|paragon|cheerleader|sentai)(?= (?:in|joins|is|leads|you|[.,]))"
HELD: Final = "points|merit|reputation|shards|will|life"
PLACES: Final = "(?:places|positions|courses|locations)"
COUNT_OR_A: Final = "(a|two|three|four|five)"
ALL_OF_THEM: Final = "them all|them|all of them|all of those|those counters|those"


def arriving(found: re.Match[str]) -> str:
    """`They enter tapped.` of what has just been created: nothing can come between."""
    verb = "tap" if found[2] == "tapped" else "exhaust"
    return f". {verb} {'them' if found[1] == 'they' else 'it'}"


def created(found: re.Match[str]) -> str:
    """`Create a tapped Goat partner.`"""
    verb = "tap" if "tapped" in (found[2], found.group(found.lastindex or 0)) else "exhaust"
    return f"create {found[1]} {found[3]} . {verb} {'it' if found[1] == 'a' else 'them'} ."


CARDS: Final = (
    # cards
    (rf"\b(students?) {OF_AN_ENEMY}", r"enemy \1"),
    (rf"\b(each|a|another|target|all|other|enemy|no) ((?:other |enemy |ready |exhausted )*){MEMBER}",
     r"\1 \2\3 student"),
    (r"\byou win if you have (\d+) (merit|reputation) \.", r"you win if you have \1 \2 or more ."),
    (rf"\b(the|all) (students?) with the (highest|lowest) {STAT} in (my|your|their) class\b",
     r"\1 \2 in \5 class with the \3 \4"),
    (r"\byou start your turn with (?!\d)", "you start your turn while you have "),
    (rf"\b(you start your turn while you have {CLAUSE}) and (?=no |exactly |\d|{COUNT} or )", r"\1 and you have "),
    (rf"\b((?:another|two|three|a) {WORD}(?: {WORD})?) of your choice\b", r"\1"),
    (r"^(surprise : )use this only (during)\b", r"\1use this scheme only \2"),
    (r"\buse this only (during (?:a fight|your turn))", r"use this ability only \1"),
    (r"\ball (?:of )?your (?!hand|deck)", "your "),
    (rf"\bone of your other ({WORD})s\b", r"another \1 of yours"),
    (rf"\b(a|another|target) ({WORD}) that is (tapped|untapped|exhausted|ready)\b", r"\1 \3 \2"),
    (r"\b(your|their) own hand\b", r"\1 hand"),
    (rf"\b(the|your) {COUNT} top cards\b", r"\1 top \2 cards"),
    (rf"\breturn ({CLAUSE}) back to\b", r"return \1 to"),
    (rf"\bput ({CLAUSE}) back into its owner 's hand\b", r"return \1 to its owner 's hand"),
    (rf"\bbounce ({CLAUSE})(?= [.,]| unless| and| at)", r"return \1 to its owner 's hand"),
    (r"\b(?:find|look) (?:in|through) your deck (?:for )?", "search your deck for "),
    (r"\bshuffle \.", "shuffle your deck ."),
    (r", put it into your hand (?:, |and )+(?:then )?shuffle(?: your deck)? \.",
     "and put it into your hand . shuffle your deck ."),
    (r"\b(?:for free|at no cost|without paying(?: for it)?)(?= [.,]| instead)", "without paying its cost"),
    (r"\broll a (?:six-sided die|d6|dice)\b", "roll a die"),
    (rf"\b(rolls?) (?:a )?(\d)(?: \+| or {MORE})(?= ,| on)", r"\1 \2 or more"),
    (rf"\b(rolls?) (?:a )?(\d) or {LESS}(?= ,| on)", r"\1 \2 or less"),
    (r"\b(rolls?) a natural (\d)\b", r"\1 a \2"),
    (rf"\bon (?:a )?(?:roll of )?(\d)(?: \+| or {MORE}) ,", r"if you roll \1 or more ,"),
    (rf"\bif {SHOWS} (?:a )?(\d)(?: \+| or {MORE}) ,", r"if you roll \1 or more ,"),
    (r"\b(look at [^.,:\n]+|reveal [^.,:\n]+) (?:, |and )+(?:then )?(put|take|choose|keep|draw) ", r"\1 . \2 "),
    (rf"\bdraw(s?) {COUNT}(?= [.,]| and| then)", r"draw\1 \2 cards"),
    (r"^attach to ", "attach this to "),
    (rf"\btwo ({WORD} at different courses) {SWAP} {PLACES}", r"swap two \1"),
    (rf"\bchoose two ({CLAUSE}) \. {SWAP} (?:their {PLACES}|them)(?= \.)", r"swap two \1"),
    (rf"\b{SWAP} the {PLACES} of two ({CLAUSE})(?= \.)", r"swap two \1"),
    (rf"\b{SWAP} (?:your )?({HELD}) (?:totals? )?with ({CLAUSE})(?: 's (?:{HELD})(?: total)?)?(?= \.)",
     r"exchange \1 with \2"),
    (rf"\b{SWAP} {PLACES} with (a {CLAUSE})(?= \.)", r"swap this with \1"),
    (rf"\b{SWAP} the {PLACES} of (a {CLAUSE}) and (a {CLAUSE})(?= \.)", r"swap \1 with \2"),
    (r"\bgain a (?:extra|additional) turn(?= \.)", "take a extra turn after this one"),
    (rf"\b(reach(?:es)? \d+) ({WORD}(?: points)?)(?= ,)", r"\1 or more \2"),
    (rf"^when you have (\d+ or more {WORD}(?: points)?) ,", r"when you reach \1 ,"),
    (rf"\bsearch your deck for (a (?:(?! put ){CLAUSE[:-2]})+?)(?: ,|,? and| ?\.) (?:then )?shuffle(?: your deck)? \.",
     r"search your deck for \1 and put it into your hand . shuffle your deck ."),
    (rf"\b(would gain {CLAUSE} , gain \d+) (?:extra|additional|more) ({WORD})(?: instead)?(?= \.)", r"\1 \2 more"),
    (rf"^(?!.*\b(?:would|instead)\b)(.*)\b(gain|lose|draw) a (?:extra|additional|bonus) (?!turn)({WORD})",
     r"\1\2 a \3"),
    (rf"^(?!.*\b(?:would|instead)\b)(.*)\bgain (\d+) (?:extra|additional|bonus|more) ({WORD})", r"\1gain \2 \3"),
    (r"\ba number between (\d+) and (\d+)", r"a number from \1 to \2"),
    (r"\bwith that much ([a-z]+)", r"with that \1"),
    (r"\breturn this to your hand\b", "return this to its owner 's hand"),
    (r" and may (?=[a-z]+ [^.]*\.)", " . you may "),
    (r"\b((?:return|put|enter) a [^.]*? (?:play|course|here)(?: here)?) (?:, )?tapped(?= \.)", r"\1 . tap it"),
    (rf"^({CLAUSE}) (has|have|gets|get) ([^.\"\n]+) and (?:has |have )?\" ([^\"]+) \"(?: \.)?$",
     r'\1 \2 \3 . \n \1 has " \4 "'),
    (rf"^(tap|exhaust) x ([^.]*?)({WORD}?)s(| of yours| you control) \. (gain|lose) x ({WORD}?)s?(?= \.)",
     lambda found: f"{found[1]} any number of {found[2]}{found[3]}s{found[4]} . {found[5]} 1 {found[6]} for each "
     f"{found[3]} {'tapped' if found[1] == 'tap' else 'exhausted'} this way"),
    (r"\btake (?:a|1) (?:extra|additional) turn(?= \.| and| ,)", "take a extra turn after this one"),
    (r"\b(your opponent takes a) (?:extra|additional) turn(?: after this one)?(?= \.)",
     r"\1 extra turn after their next one"),
    (r"\b((?:another|that|each other) player takes a) (?:extra|additional) turn(?= \.)",
     r"\1 extra turn after their next one"),
    (rf"\bgain(s?) as many ({WORD}?)s as (?:were|was) (lost|paid) this way",
     r"gain\1 1 \2 for each \2 \3 this way"),
    (rf"{STARTS}two of your ({WORD}) {SWAP} {PLACES}", r"\1swap two \2 of yours"),
    (rf"{STARTS}two ({WORD}(?: of yours| of other players)?) {SWAP} {PLACES}", r"\1swap two \2"),
    (rf"\bchoose two ({CLAUSE}) \. (?:they|those {WORD}) {SWAP} {PLACES}",
     r"swap two \1"),
    (r"\. (they|it) (?:enters?|arrives?|comes? into play) (tapped|exhausted)(?= \.)", arriving),
    (rf"\bcreate {COUNT_OR_A} (tapped|exhausted) ([^.\"\n]+) \.", created),
    (rf"\bcreate {COUNT_OR_A}( )([^.\"\n]+) , (tapped|exhausted) \.", created),
    (rf"\b((?:{WORD}) counters) on (it|this) , remove (?:{ALL_OF_THEM})(?= [.,]| and)",
     r"\1 on \2 , remove all \1 from \2"),
    (rf"\b(when|if) (this|it) has {COUNT} ({WORD}) counters(?: on it)? ,", r"\1 \2 has \3 or more \4 counters ,"),
    (rf"\bwhen there are {COUNT} (?:or more )?({WORD}) counters on (this|it) ,",
     r"when \3 has \1 or more \2 counters ,"),
    (rf"\. (?:once|as soon as|when) (?:this|it) has {COUNT} (?:or more )?({WORD}) counters(?: on it)? ,",
     r". \n when this has \1 or more \2 counters ,"),
    (rf"\bremove a ({WORD}) counter from this \. when the last one is removed ,",
     r"remove a \1 counter from this . \n when the last \1 counter is removed from this ,"),
    # values
    (rf"^(when this {CLAUSE} , )it gets ([+-]\d+ {WORD}) (?:permanently|for good|forever|for the rest of the game)",
     r"\1put a \2 counter on this"),
    (r"\bi get ([+-]\d+ [a-z]+) (?:permanently|for good|forever|for the rest of the game)",
     r"put a \1 counter on me"),
    (rf"\b(this|it) gets ([+-]\d+ {WORD}(?: value)?) (?:permanently|for good|forever|for the rest of the game)",
     r"put a \2 counter on \1"),
    (rf"{STARTS}(?:your other ({WORD})|other ({WORD}) (?:you (?:have|control)|of yours)) cost (?=\d)",
     lambda found: f"{found[1]}your {found[2] or found[3]} cost "),  # what is in play costs nothing any more
    (r"\b(less|more) to play(?= \.)", r"\1"),
    ((rf"\b(?:with|whose) (?:a )?(?:total|combined) {STAT} (?:is |are |of |at most |up to )*{NUMBER}(?: or {LESS})?"
     r"(?= |$)"), r"with total \1 \2 or less"),
    (r"^([+-]\d)", r"this has \1"),
    (r"\bwith a (power|cost|combat|defense|a|d) of (\d)", r"with \1 \2"),
    (r"\breduce this(?: card)? 's cost by (\d+k?)\b", r"this costs \1 less"),
    (r"\bthis(?: card)? 's cost is reduced by (\d+k?)\b", r"this costs \1 less"),
    (r"\bgains ([+-]\d)", r"gets \1"),
    (r"\bgain ([+-]\d)", r"get \1"),
    (rf"{STARTS}give ((?:all|your|two|up to|three) {CLAUSE}) ([+-]\d)", r"\1\2 get \3"),
    (rf"{STARTS}give ((?!all|your|two|up to|three|each){CLAUSE}) ([+-]\d)", r"\1\2 gets \3"),
    (rf"{STARTS}(until the (?:start|end) of [^.,:;]+?) , ({CLAUSE}) (?:has|gets|gains) ([+-]\d+ [^.,:;]+?) \.",
     r"\1\3 gets \4 \2 ."),
    (rf"{STARTS}(until the (?:start|end) of [^.,:;]+?) , ({CLAUSE}) (?:have|get|gain) ([+-]\d+ [^.,:;]+?) \.",
     r"\1\3 get \4 \2 ."),
    (rf"\bhas ([+-]\d+){LASTS}", r"gets \1"),
    (rf"\bhave ([+-]\d+){LASTS}", r"get \1"),
    (rf"\bwith (?:a |at )?{NUMBER} (?:or {LESS}) {STAT}\b", r"with \2 \1 or less"),
    (rf"\bwith (?:a |at )?{NUMBER} (?:or {MORE}) {STAT}\b", r"with \2 \1 or more"),
    (rf"\bwith {NUMBER} {STAT} or {LESS}\b", r"with \2 \1 or less"),
    (rf"\bwith {NUMBER} {STAT} or {MORE}\b", r"with \2 \1 or more"),
    (rf"\b{STAT} (?:of )?{NUMBER} or {LESS}\b", r"\1 \2 or less"),
    (rf"\b{STAT} (?:of )?{NUMBER} or {MORE}\b", r"\1 \2 or more"),
    (rf"\bwith (?:at most|up to) {NUMBER} {STAT}\b", r"with \2 \1 or less"),
    (rf"\bwith at least {NUMBER} {STAT}\b", r"with \2 \1 or more"),
    (rf"\bwith (?:a {STAT} of |{STAT} )at most {NUMBER}\b", r"with \1\2 \3 or less"),
    (rf"\bwith (?:a {STAT} of |{STAT} )at least {NUMBER}\b", r"with \1\2 \3 or more"),
    (rf"\b{HAVING} {STAT} (?:is |are |of )?{NUMBER} or {LESS}\b", r"with \1 \2 or less"),
    (rf"\b{HAVING} {STAT} (?:is |are |of )?{NUMBER} or {MORE}\b", r"with \1 \2 or more"),
    (rf"\b{COSTING} {NUMBER} or {LESS}\b", r"with cost \1 or less"),
    (rf"\b{COSTING} {NUMBER} or {MORE}\b", r"with cost \1 or more"),
    (rf"\b(costs?) {NUMBER} (?:less|fewer) ({WORD}(?: points?)?)(?= \.| for)", r"\1 \2 \3 less"),
    (rf"\b(costs?) {NUMBER} more ({WORD}(?: points?)?)(?= \.| for)", r"\1 \2 \3 more"),
    (rf"\b(costs?) {NUMBER} fewer\b", r"\1 \2 less"),
    (rf"\b(costs?) {NUMBER} ({WORD}(?: points?)?) fewer\b", r"\1 \2 \3 less"),
    # how many
    (r"\bper (?!turn|round|game)", "for each "),
    (r"\bfor every (?!\d|two|three|four)", "for each "),
    (rf"\bat least {COUNT} ", r"\1 or more "),
    (rf"\bat most {COUNT} (?!other)", r"up to \1 "),
    (rf"\b(?:no more than )?{COUNT} or fewer (?!cards|{CLAUSE} this turn|{CLAUSE} in )", r"up to \1 "),
    (rf"\bno more than {COUNT} ", r"up to \1 "),
    (rf"\bas many ({WORD}|{CLAUSE}) as you (?:like|want|choose|can)\b", r"any number of \1"),
    (rf"\bat least (\d+) ({WORD})", r"\1 or more \2"),
    (rf"\bat most (\d+) ({WORD})", r"\1 or less \2"),
    (r"\b(?:a|the) empty hand\b", "no cards in your hand"),
    (rf"\bfewer than {COUNT}\b", lambda found: f"{COUNTS[COUNTS.index(found[1]) - 1]} or fewer"),
    (rf"\bmore than {COUNT}\b", lambda found: f"{COUNTS[COUNTS.index(found[1]) + 1]} or more"),
    (r"\bless than (\d+)\b", lambda found: f"{int(found[1]) - 1} or less"),
    (r"\bmore than (\d+)\b", lambda found: f"{int(found[1]) + 1} or more"),
    (rf"\b(discard|trash)(s|es)? cards until (?:they|you) have {COUNT}(?: cards)?(?: in (?:their |your )?hand)?",
     lambda found: f"{found[1]}{found[2] or ''} down to {found[3]} cards"),
    (rf"\byou may ({CLAUSE}) (?:, )?(?:and|then|and then) (draw|gain) (that many|that much|twice that m\w+) ?",
     r"you may \1 . if you do , \2 \3 "),
    (r"\b(?:and|then) draw that many(?: cards)?(?= \.)", ", then draw that many cards"),
    (r"\bdraw that many(?= \.)", "draw that many cards"),
    (r"\bone (card|partner|item|student|character|spell|copy|die)\b(?! of)", r"a \1"),
    (r"^once per game (?::|,|, you may) ([^\"\n]+?) \.$", r"\1 . use this only once each game ."),
    (r"\b(use this(?: ability)? only once)(?: per game| in a game| during the game| in the game)?(?= \.)",
     r"\1 each game"),
)  # fmt: skip
