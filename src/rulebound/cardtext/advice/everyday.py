"""Everyday words: how people say what the games say in one way, word by word, as patterns.

Words are as they are compared: in small letters, with a space between them, and `a` for `an`. All these say the same
wherever they stand, so that a text can have several of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rulebound.cardtext.advice.everyday_bids import BIDS
from rulebound.cardtext.advice.everyday_losses import LOSSES
from rulebound.cardtext.advice.everyday_orders import TOGETHER
from rulebound.cardtext.advice.everyday_synonyms import CLAUSE, DYING, STARTS, SYNONYMS, WORD

STAT: Final = "((?:recruit |star |point )?(?:cost|value)|power|combat|defense|focus|a|d|stars?|will|shards?|reputation)"
NUMBER: Final = r"(\d+k?|x)"
COUNTS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
COUNT: Final = "(one|two|three|four|five|six|seven|eight|nine|ten)"
LESS: Final = "(?:less|lower|fewer|smaller|under|below)"
MORE: Final = "(?:more|higher|greater|larger|above|over)"
GAINED: Final = (
    "(?=[0-9]|half |twice |that m|as many|x |a (?:point|will|shard|merit|coin)\\b"
    "|points|merit|will|shards|money|coins|life|reputation)"
)
SINGLE: Final = (
    "(?:each (?:other )?player|(?:each|a) opponent|each enemy|(?:that|another) player|your (?:opponent|target))"
)
LASTS: Final = r"(?= [^.]*?(?:until|this turn|for that fight|this moment))"
CARD_OF: Final = "(top card|top (?:two|three|four|five|six) cards)"
HANDS: Final = "(your|their) hand"
ENTERS: Final = "(?:comes into play|is put into play|enters the battlefield|is deployed|is summoned)"
ENTERING: Final = "(?:on enter|on entering|enter|when entering|on entry|when played|on play|battlecry)"
HAVING: Final = "(?:whose|that has|which has|that have|with a)"
COSTING: Final = "(?:that costs?|costing|which costs?)"
ALL_OTHERS: Final = (
    "(?:everyone else|all (?:the )?other players|any other player|your opponents|any opponent|all opponents)"
)
HAPPENS: Final = (
    "(?:use(?: this)?|do this|(?:this|this ability|this effect|it) (?:only )?(?:happens|triggers|works"
    "|(?:can|may) (?:only )?(?:trigger|happen|be used)))"
)
UNTIMED: Final = f"(?:(?!when|if|at|once)|(?={CLAUSE} would ))"
SHOWS: Final = "(?:it is|it 's|the result is|the roll is|you rolled|it shows|the die shows)"
REST: Final = "(?:, |and )+(?:put )?the (?:rest|others?)"
OPENLY: Final = "plays? with (?:their|his or her) hands? (?:revealed|open|face up|visible|shown|face-up)"
OF_AN_ENEMY: Final = (
    "(?:that |who )?(?:a (?:enemy|opponent) controls|another player controls|(?:your )?(?:enemies|opponents) control)"
)
MEMBER: Final = r"(delinquent|paragon|cheerleader|sentai)(?= (?:in|joins|is|leads|you|[.,]))"


PAID: Final = "(?:will|shards|merit|reputation|focus|life|points)"
AS_IF: Final = "as (?:if|though) (?:it|they) (?:were|was)"
HELD: Final = "points|merit|reputation|shards|will|life"
ASKED_IF: Final = r"((?:if|unless|while|as long as) )"


def barred(found: re.Match[str]) -> str:
    """`Only partners with power 3 or more can enter here.`"""
    number = int(found[3]) - 1 if found[4] == "more" else int(found[3]) + 1
    return f"{found[1]} with {found[2]} {number} or {'less' if found[4] == 'more' else 'more'} cannot enter here ."


def at_most_each(found: re.Match[str]) -> str:
    """`no enemy has more than 5 Merit`"""
    most = int(found[2]) if found[2] else int(found[3]) - 1
    return f"each {found[1]} has {most} or less {found[4]}"


def one_of_each(found: re.Match[str]) -> str:
    """`Expel all students except one in each class.`"""
    verb = "expels" if "expel" in found[0] else "defeats"
    return f"{found[1]}each player chooses a {found[2]} of theirs and {verb} the rest of them"


SWAP: Final = "(?:swap|switch|trade|exchange|change)"
PLACES: Final = "(?:places|positions|courses|locations)"
COUNT_OR_A: Final = "(a|two|three|four|five)"


def arriving(found: re.Match[str]) -> str:
    """`They enter tapped.` of what has just been created: nothing can come between."""
    verb = "tap" if found[2] == "tapped" else "exhaust"
    return f". {verb} {'them' if found[1] == 'they' else 'it'}"


def created(found: re.Match[str]) -> str:
    """`Create a tapped Goat partner.`"""
    verb = "tap" if "tapped" in (found[2], found.group(found.lastindex or 0)) else "exhaust"
    return f"create {found[1]} {found[3]} . {verb} {'it' if found[1] == 'a' else 'them'} ."


EVERYDAY: Final = [
    (re.compile(written), same)
    for written, same in (
        # signs
        (r" !", " ."),
        (r" &", " and"),
        (r"(?<=[\w')])$", " ."),
        (r" ; (?!or )(?!.*choose one)", " . "),
        (r"\( (?:max|maximum|up to|maximum of|to a maximum of) (\d+) \)", r", to a maximum of \1"),
        (r"\. \( (?:once|only once) (?:per|each|a) turn \. ?\)(?: \.)?$", ". use this only once each turn ."),
        (r"\bcan (?:not|never)\b", "cannot"),
        (r"\bfor (?:each|every)(?: one)? (?:of your )?(?:enem(?:y|ies)|opponents?|other players?)(?= [.,])",
         "for each other player"),
        *BIDS,
        *TOGETHER,
        # what is spent
        (rf"\b(?:use|spend|pay) ({PAID}) (?:as|instead of|in place of|for|{AS_IF}) ({PAID})\b",
         r"spend \1 as if they were \2"),
        # when
        (rf"{STARTS}(?:any time|anytime|every time|each time|if ever|as soon as) ", r"\1when "),
        (rf"{STARTS}after (?={CLAUSE} ,)", r"\1when "),
        (rf"{STARTS}each turn , the first time ({CLAUSE}) ,", r"\1the first time \2 each turn ,"),
        (rf"{STARTS}the first time each turn (?:that )?({CLAUSE}) ,", r"\1the first time \2 each turn ,"),
        (rf"^(when {CLAUSE} , [^\"\n]+?) (?:only )?once (?:each|per|a) turn \.$", r"once each turn , \1 ."),
        (rf"{STARTS}(once each turn , )?when(?:ever)? (?=[^.,\"\n]+ would [^.\"\n]+ instead )", r"\1\2if "),
        (r"^(once each turn , )?(if [^.\"\n]+ would [^.\"]+ , you may [^.\"]+?) instead \. if you do , ([^.\"\n]+)\.$",
         r"\1\2 and \3instead ."),
        (rf"^(if [^.\"\n]+ would [^.\"\n]+ instead) \. (?:{HAPPENS} )?(?:only )?once (?:each|per|a|every) turn \.$",
         r"once each turn , \1 ."),
        (rf"^when(?:ever)? ({CLAUSE} , [^\"\n]+?)\. (?:{HAPPENS} )?(?:only )?once (?:each|per|a|every) turn \.$",
         r"once each turn , when \1 ."),
        (rf"^(?!when|if|once)({CLAUSE}) when(?:ever)? ({CLAUSE}) \.$", r"when \2 , \1 ."),
        (rf"^({UNTIMED}[^\"\n]*?) \. (remove|ruin|destroy|discard|return) this at the (end|start) of the turn \.$",
         r"\1 . \n at the \3 of the turn , \2 this ."),
        (r"\bwhen this card\b", "when this"),
        (r"\bthis card(?! 's owner)\b", "this"),
        (rf"\b(this|i|it) {ENTERS}\b", r"\1 enters"),
        (rf"{STARTS}{ENTERING} :", r"\1when this enters ,"),
        (rf"{STARTS}when you play this ,", r"\1when this enters ,"),
        (rf"{STARTS}(?:on attack|when attacking) :", r"\1when this attacks ,"),
        (rf"\b(take a extra turn after this one \. )({CLAUSE}) (?:during|on|in) that turn \.",
         r"\1at the start of your next turn , \2 until the end of the turn ."),
        (rf"\b(take a extra turn after this one \. )(?:during|until the end of) that turn , ({CLAUSE}) \.",
         r"\1at the start of your next turn , \2 until the end of the turn ."),
        (r'(" ?[^"\n]+ ?" )in (?:its|their) names?\b', r"\1in the name"),
        (r"\b(?:is|becomes) blocked ,(?=[^\n]*\b(?:the blocker|the blocking character|that character)\b)",
         "is blocked by a character ,"),
        (rf"{STARTS}{DYING} :", r"\1when this is defeated ,"),
        (r"\bat the (start|end) of each of your turns\b", r"at the \1 of your turn"),
        (r"\b(?:at the )?(start|end) of (?:your )?turn :", r"at the \1 of your turn ,"),
        (r"\beach turn , at the (start|end) of your turn ,", r"at the \1 of your turn ,"),
        (r"\buntil (?:your next turn (?:begins|starts)|the beginning of your next turn)\b",
         "until the start of your next turn"),
        (r"\buntil (?:the|this|your) turn (?:ends|is over)\b", "until the end of the turn"),
        (rf"{STARTS}at (start|end) of (your |the )?turn\b", r"\1at the \2 of \3turn"),
        (r"\bat the end of turn\b", "at the end of the turn"),
        (r"\buntil (?:the )?end of (?:this )?turn\b", "until the end of the turn"),
        # who
        (rf"{STARTS}(?:the player who|who(?:ever)?) (?:has|controls) the (most|fewest|least) ",
         r"\1the player with the \2 "),
        (rf"{STARTS}(?:all )?players (?=cannot|can 't)", r"\1each player "),
        (rf"{STARTS}(?:all )?(?:your )?(?:other players|opponents) (?=cannot|can 't)", r"\1each other player "),
        (r"\ball (?:other players|opponents) (?:must )?(\w+?)(s?) (?!in |here|there|have)", r"each other player \1s "),
        (r"\ball (?:enemies|enemy players) (?:must )?(\w+?)(s?) (?!in |here|there|have)", r"each enemy \1s "),
        (r"\ball players (?:must )?(\w+?)(s?) (?!in |here|there|have|who)", r"each player \1s "),
        (r"\beveryone else (\w+s) ", r"each other player \1 "),
        (r"\b(?:someone else|any other player|an? other player)\b", "another player"),
        (r"\bany player\b", "a player"),
        (r"\b(?:players each|both players(?: each)?) (\w+)", r"each player \1s"),
        (r"\bno enemy has (?:any |a )?((?:ready |exhausted )?)students?\b", r"there is no \1enemy student"),
        (rf"\bthan {ALL_OTHERS}\b", "than each other player"),
        (rf"\byou have the (?:fewest|least) ({WORD}(?: {WORD})?)(?= [.,])",
         r"you have fewer \1 than each other player"),
        (r"\beveryone (\w+s) ", r"each player \1 "),
        (r"\bevery (?!time|turn|\d|two|three|four)", "each "),
        (rf"\b({SINGLE}) must (\w+) ([^.,:]*?) or (?:else )?(lose|discard|pay|destroy|draw|give) ",
         r"\1 \2s \3 or \4s "),
        (rf"\b({SINGLE}) must (\w+)\b", r"\1 \2s"),
        (r"\byou must (?!not)(\w+)\b", r"\1"),
        (rf"\b(?:all )?(?:your )?(?:other players|enemies|opponents) (?:must )?{OPENLY}",
         "each other player plays with their hand revealed"),
        (rf"\b(?:(?:all )?(?<!other )players|everyone|each player) (?:must )?{OPENLY}",
         "each player plays with their hand revealed"),
        (rf"{STARTS}the first ({WORD}) to enter here each turn costs its owner (\d+ {WORD})(?= \.)",
         r"\1the first time a \2 enters here each turn , its owner loses \3"),
        (rf"{STARTS}the first ({WORD}) to enter here each turn ({WORD}s) ",
         r"\1the first time a \2 enters here each turn , it \3 "),
        (rf"\b{ASKED_IF}(a|another|one) ({CLAUSE}) is (tapped|untapped|ready|exhausted)(?= [.,])",
         r"\1there is \2 \4 \3"),
        (r"\bthis is alone here\b", "there is no other partner here"),
        (r"^(tap|untap|defeat|return|discard) all ([^.]*?partners) at a (course(?: of yours)?)( to [^.]+)? \.$",
         r"choose a \3 . \1 all \2 there\4 ."),
        (rf"^only (partners) with {STAT} (\d+) or (more|less) can enter here \.$", barred),
        (rf"\bno (enemy|other player) has (?:more than (\d+)|(\d+) or more) ({WORD})(?= [.,]| and)", at_most_each),
        (r"\bthe (trash pile|expel pile|courtyard) has (\w+) or more (?:cards|schemes)(?= [.,]| and)",
         r"there are \2 or more schemes in the \1"),
        (r"\b(take a extra turn after this one \. (?:[^\"\n]*))(?:at the end of that turn ,|and at the end of it) ",
         r"\1at the end of your next turn , "),
        ((rf"{STARTS}(?:expel|defeat) all ({WORD})s except one (?:in each class|for each player|of each player)"
         r"(?: \. each player chooses (?:which of theirs stays|which one stays|one to keep))?(?= \.)"), one_of_each),
        ((rf"\beach player keeps (?:a|one) ({WORD})(?: of theirs| in their class)? and (expel|defeat|destroy|discard)s "
         r"(?:the rest|(?:all )?the others|all others|all other \w+)(?: of them)?(?= \.)"),
         r"each player chooses a \1 of theirs and \2s the rest of them"),
        (r"^either ([^.\"\n]+) or ([^.\"\n]+) \.$", r"choose one : \1 ; or \2 ."),
        # what is gained
        (r"\b(?:bet|wager|spend|stake)(s?) any (?:amount|number) of\b", r"pay\1 any amount of"),
        (rf"\b(pay|lose)(s?) any number of (?!{WORD} in|cards)", r"\1\2 any amount of "),
        (r"\b(?:double|two times) that (much|many)\b", r"twice that \1"),
        (r"\b(gain|lose|draw)(s?) (?:twice|double) as (much|many) (?!cards as)", r"\1\2 twice that \3 "),
        (rf"\b(loses?) (?:all|any) (?:(?:of )?(?:your|their) )?({WORD}) (?:over|above|beyond|in excess of|past) (\d+)",
         r"\1 all \2 over \3"),
        (rf"\b(loses?) all but (\d+) (?:of (?:your|their) )?({WORD})", r"\1 all \3 over \2"),
        (rf"\b(loses?) all (?:but|except) (\d+) ({WORD})", r"\1 all \3 over \2"),
        (rf"{STARTS}((?:you |you may |they |and |then |and you )?)(?:get|receive|earn|score) {GAINED}", r"\1\2gain "),
        (rf"\b(?:gets|receives|earns|scores) {GAINED}", "gains "),
        (rf"{STARTS}(?:each|every) ({CLAUSE}) gives you (\d+ {WORD}) \.", r"\1gain \3 for each \2 ."),
        (r"\b(gain|lose|draw|deal|discard)(s?) x (\w+) , where x is ([^.:\"\n]+?)(?= \.)", r"\1\2 \3 equal to \4"),
        (rf"\b(gain|lose|draw)(s?) as many (\w+) as there are ({CLAUSE})(?= \.)", r"\1\2 \3 equal to the number of \4"),
        (rf"\b(gain|lose|draw)(s?) as many (\w+) as you (?:have|control) ({CLAUSE})(?= \.)",
         r"\1\2 \3 equal to the number of \4 of yours"),
        (rf"\b(gain|lose)(s?) (\w+) equal to ({CLAUSE}) 's ({WORD})(?= \.)", r"\1\2 \3 equal to the \5 of \4"),
        (r"\bequal to (?:that card|that partner|that character|that student) 's\b", "equal to its"),
        (r"(?<!when )(?<!whenever )\bthis (?:item |character |entity |attack |action )?deals (\w+) damage to\b",
         r"deal \1 damage to"),
        (rf"\b((?:when|whenever) this {CLAUSE} , )it deals (\w+) damage to\b", r"\1deal \2 damage to"),
        (rf"\b(inflict|do|deals out) ({CLAUSE}) damage (?:on|to)\b", r"deal \2 damage to"),
        (rf"\b(gain|lose|deal) (\d+) ({CLAUSE}) , or (\d+)(?: \3)? (if {CLAUSE}) \.",
         r"\1 \2 \3 . \5 , \1 \4 \3 instead ."),
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
        (rf"\btwo ({WORD}) at different courses {SWAP} {PLACES}", r"swap two \1"),
        (rf"\bchoose two ({CLAUSE}) \. {SWAP} (?:their {PLACES}|them)(?= \.)", r"swap two \1"),
        (rf"\b{SWAP} the {PLACES} of two ({CLAUSE})(?: at different courses)?(?= \.)", r"swap two \1"),
        (rf"\b{SWAP} (?:your )?({HELD}) (?:totals? )?with ({CLAUSE})(?: 's (?:{HELD})(?: total)?)?(?= \.)",
         r"exchange \1 with \2"),
        (rf"\b{SWAP} {PLACES} with (a {CLAUSE})(?= \.)", r"swap this with \1"),
        (rf"\b{SWAP} the {PLACES} of (a {CLAUSE}) and (a {CLAUSE})(?= \.)", r"swap \1 with \2"),
        (r"\bgain a (?:extra|additional) turn(?= \.)", "take a extra turn after this one"),
        (rf"\b(reach(?:es)? \d+) ({WORD}(?: points)?)(?= ,)", r"\1 or more \2"),
        (rf"^when you have (\d+ or more {WORD}(?: points)?) ,", r"when you reach \1 ,"),
        (rf"\bsearch your deck for (a {CLAUSE})(?: ,|,? and|\.) (?:then )?shuffle(?: your deck)? \.",
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
        (rf"\bchoose two ({CLAUSE})(?: at different courses)? \. (?:they|those {WORD}) {SWAP} {PLACES}",
         r"swap two \1"),
        (r"\. (they|it) (?:enters?|arrives?|comes? into play) (tapped|exhausted)(?= \.)", arriving),
        (rf"\bcreate {COUNT_OR_A} (tapped|exhausted) ([^.\"\n]+) \.", created),
        (rf"\bcreate {COUNT_OR_A}( )([^.\"\n]+) , (tapped|exhausted) \.", created),
        (rf"\b((?:{WORD}) counters) on (it|this) , remove (?:them|all of them|those counters|those)(?= [.,]| and)",
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
        # may, if, then
        (r"\. (?:if so|when you do|if you did|in that case) ,", ". if you do ,"),
        (r"\. (?:if not|else|or else) ,", ". otherwise ,"),
        (r" (?:, )?and then (?!,)", " , then "),
        (r"\. then (?!,)", ". then , "),
        (r"\. (?:after that|afterwards?|next) ,", ". then ,"),
        (r"\. also ,", "."),
        (rf"{STARTS}each player counts their {CLAUSE} \. ", r"\1"),
        (r"\. then (?:, )?if ", ". if "),
        (r"\bmay not\b", "cannot"),
        (rf"\bif ({CLAUSE}) would ({CLAUSE}) , instead ({CLAUSE}) \.", r"if \1 would \2 , \3 instead ."),
        (rf" , ({CLAUSE}) instead (?:, )?(?:and|then) ({CLAUSE}) \.$", r" , \1 and \2 instead ."),
        # where
        (r"\b(?:at|to|onto|under) the bottom of\b", "on the bottom of"),
        (r"\b(?:under|underneath|beneath) (your|their|the) deck\b", r"on the bottom of \1 deck"),
        (r"\b(?:onto|to|at) the top of (your|their|the) deck\b", r"on top of \1 deck"),
        (r"\bon the top of\b", "on top of"),
        (r"\b(?:reveal|turn over) cards (?:off|from) (your|the) deck until\b",
         r"reveal cards from the top of \1 deck until"),
        (r"\b(?:reveal|turn over) (?:the )?(?:top )?cards (?:from the top )?of (your|the) deck until\b",
         r"reveal cards from the top of \1 deck until"),
        (r"\breveal cards until\b", "reveal cards from the top of your deck until"),
        (r"\buntil (?:you find|you hit|you see|finding) (a|one|two)\b", r"until you reveal \1"),
        (r"\b(put it into your hand)(?: , then| and|\.) shuffle the (?:rest|others)(?: back)? into (your|the) deck \.",
         r"\1 . shuffle \2 deck ."),
        (rf"\byour {CARD_OF}\b", r"the \1 of your deck"),
        (rf"\b(put|puts) ([^.:\"\n]*?) in {HANDS}\b", r"\1 \2 into \3 hand"),
        (rf"\b(add|adds) ([^.:\"\n]*?) to {HANDS}\b",
         lambda found: f"put{found[1][3:]} {found[2]} into {found[3]} hand"),
        (r"\badd ((?:a|one|two|three) [\w-]+ (?:counters?|tokens?)) to\b", r"put \1 on"),
        (rf"\. (?:take|keep|draw) {COUNT}(?: of (?:them|those cards|those))?(?: into your hand)? {REST}\b",
         r". put \1 into your hand and the rest"),
        (rf"\. (?:choose|pick) {COUNT}(?: of them)? (?:, |and )+(?:put|add) (?:it|them) (?:into|to|in) your hand\b",
         r". put \1 of them into your hand"),
        (r"\bfrom (?:the|my) discard pile\b", "from your discard pile"),
        (r"\bto (?:the owner 's|their|its|that player 's) hand\b", "to its owner 's hand"),
        (r"\band all (?:the )?others(?: of them)?(?= [.]| on| into| back)", "and the rest"),
        (r"\bthe others(?: of them)?(?= [.]| on| into| back)", "the rest"),
        (r"\bonto (a|another) (course)\b", r"to \1 \2"),
        (r"\b(takes?) (\d+k) from the bank\b", lambda found: f"gain{found[1][4:]} {found[2]}"),
        (r"^attach to (?:target )?", "attach this to a "),
        (r"\ba a\b", "a"),
        (r"\b(less|more) to (?:play|complete|cast)(?= \.| for)", r"\1"),
        (r"\bput ((?:target|a|another|all|each|me|up to) ?[^.,:\"\n]*?) on (?:the )?(top|bottom) of the school\b",
         r"return \1 to the \2 of the school"),
        (r"\bput ((?:target|a|another|all|each) ?[^.,:\"\n]*?student[^.,:\"\n]*?) into the courtyard\b",
         r"return \1 to the courtyard"),
        (rf"\b(?:their|your|my) (student) with the (highest|lowest) {STAT}\b", r"the \1 in their class with the \2 \3"),
        (rf"\btarget (student|idol or student) with the (highest|lowest) {STAT}\b", r"the \1 with the \2 \3"),
        (rf"\b(?:trade|{SWAP}) your hand with ({CLAUSE})(?: 's hand)?(?= \.)", r"trade hands with \1"),
        (r"^(when i (?:support a fight|lead a attack) , i get [+-][^.,\"\n]*?) \.$", r"\1 for that fight ."),
        # verbs
        (rf"\b(?:swap|switch|exchange) ({CLAUSE}) 's (combat|power|a) and (defense|d|cost)\b",
         r"swap the \2 and \3 of \1"),
        (r"^(?:you may )?tap this to pay (?:up to )?(\d+ stars?) (?:of|for|towards?) [^.]*?card[^.]* \.$",
         r"tap this : the next card you play this turn costs \1 less ."),
        (r"\b(untaps?|readies) and (?:may|can) attack again\b", r"\1"),
        (rf"\bremove ({CLAUSE} counters?) from (this|me) : ", r"you may remove \1 from \2 . if you do , "),
        (r"\bof (?:their|its) (?:own )?choice(?= [.,])", ""),
        (r"\b(discards?) (.{1,20}?) randomly\b", r"\1 \2 at random"),
        (r"\brandomly (discards?|trash|trashes) (.{1,16}? cards?|cards?)\b", r"\1 \2 at random"),
        (r"\b(discards?) a random card\b", r"\1 a card at random"),
        (rf"^(?:you may )?((?:tap|exhaust|discard|destroy|ruin|pay|lose|defeat) [^.,:\"\n]+?) to ({CLAUSE}[^\"\n]*)$",
         r"\1 : \2"),
        (rf"^as a (?:additional )?cost , ((?:discard|pay|lose|tap|exhaust) {CLAUSE}) \. ", r"\1 : "),
        (r"^(tap|exhaust) :", r"\1 this :"),
        (r"\b(\d+) - ([a-z]+)\b", r"\1-\2"),
        (r"\byou win(?= \.)", "you win the game"),
        # for how long
        (rf"^({CLAUSE}) (?:during|on) your turn \.$", r"\1 as long as it is your turn ."),
        (rf"^(?:during|on) your turn , ({CLAUSE}) \.$", r"as long as it is your turn , \1 ."),
        (r"\bfor the (?:rest|remainder) of (?:the|this) turn\b", "until the end of the turn"),
        (rf"^({CLAUSE}) gets ([+-]\d{CLAUSE}) \.$", r"\1 has \2 ."),
        (rf"^({CLAUSE}) get ([+-]\d{CLAUSE}) \.$", r"\1 have \2 ."),
    )
]  # fmt: skip
EVERYDAY.extend(LOSSES)


RESOURCES: Final = (
    ("star", "stars"), ("will", "will"), ("shard", "shards"), ("reputation", "reputation"),
    ("action point", "action points"), ("coin", "coins"),
)  # fmt: skip
BARE: Final = re.compile(r"\b(costs?) (\d+) (less|more)\b(?! than)")
ONE: Final = re.compile(r"\b1 (health|action) points\b")


def in_house_words(text: str) -> str:
    """The text with all these words in those of the games."""
    for pattern, same in EVERYDAY:
        text = pattern.sub(same, text)
    return text


def everyday(text: str) -> Iterator[str]:
    """The text with all these words in those of the games, and with those of each pattern alone."""
    whole = in_house_words(text)
    yield whole
    for pattern, same in (*EVERYDAY, *SYNONYMS):
        if pattern.search(text):
            yield pattern.sub(same, text)
    for pattern, same in SYNONYMS:
        if pattern.search(whole):
            yield ONE.sub(r"1 \1 point", pattern.sub(same, whole))
    if BARE.search(whole):  # of those that the game has, the one that can be paid here
        for one, many in RESOURCES:
            yield re.sub(r"\b1 (\w+ ?\w*) (less|more)\b", rf"1 {one} \2", BARE.sub(rf"\1 \2 {many} \3", whole))
