"""What is written in one way, and what says the same in another: patterns of words, with what stands for them.

Words are as they are compared: in small letters, with a space between them, and `a` for `an`.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.advice.patterns import Patterns

WORD: Final = r"[\w-]+"
ONE: Final = "(a|another|one|target|it|this|that)"
SOME: Final = "(all|each|them|up|two|three)"
CLAUSE: Final = r"[^.,:;\"\n]+"
SENTENCE: Final = r"[^.:\"\n]+?"
LIMITED: Final = r"\. (?:use|do|activate) (?:this )?(?:ability )?(?:only )?once (?:each|per|a) turn \.$"
WHERE: Final = "in (?:my|your|their) class|in the (?:expel pile|trash pile|courtyard)"
SWAP: Final = "(?:exchange|switch|swap)"
PLACES: Final = "(?:places|positions|courses|locations)"
WHEN: Final = "(?:when|whenever|each time)"
GAIN: Final = r"((?:gain|lose|draw) )"
TIME: Final = r"(?:(?:until|at) the (?:start|end) of [^.,:;\"\n]+?turn|until your next turn)"
EITHER: Final = (
    "discard|lose|gain|draw|pay|destroy|deal|ruin|return|defeat|expel|exhaust|tap|untap|ready|trash|move|put"
)
SPENDS: Final = "(?:pay|discard|lose|spend|tap|exhaust|destroy|ruin|expel|trash|remove)"
SPENT_ON: Final = (
    "(gain|draw|deal|give|put|ready|untap|return|move|look|search|destroy|defeat|expel|take|create|steal|have)"
)
NOW: Final = r"(until [^.,:;\"\n]+|this turn)"
OF_EACH: Final = "(?:other player|player|enemy)"
GERUNDS: Final = (
    ("discarding", "discard"), ("losing", "lose"), ("exhausting", "exhaust"), ("tapping", "tap"), ("spending", "pay"),
    ("returning", "return"), ("defeating", "defeat"), ("destroying", "destroy"), ("trashing", "trash"),
)  # fmt: skip
WHO_MAY: Final = (
    "that player|its (?:owner|player)|each (?:other )?player|another player|a player|(?:an|each|target|that) enemy"
)
STARTS: Final = r"(^|[.:\n,] )"
UNDOES: Final = "expel|discard|destroy|exhaust"
ABILITY_WORDS: Final = (  # of Magic and Hearthstone, which mean nothing themselves
    "prowess|landfall|raid|enrage|frenzy|rally|heroic|magecraft|constellation|ferocious|metalcraft|revolt|morbid|"
    "overkill|spellburst|inspired"
)
EARNS: Final = "gain|lose|draw"
RESOURCE: Final = r"[a-z]+(?: points?)?"
DONE_OFTEN: Final = (
    ("play", "played"), ("summon", "summoned"), ("recruit", "recruited"), ("perform", "performed"),
    ("complete", "completed"), ("draw", "drawn"), ("clear", "cleared"), ("discard", "discarded"), ("cast", "cast"),
)  # fmt: skip
AS_OFTEN: Final = "|".join([  # no more than once: several cards may be drawn at one time
    rf"when(?:ever)? you {verb} a {WORD} , if you have {done} exactly" for verb, done in DONE_OFTEN
])  # fmt: skip
EACH_ANEW: Final = r"[^.:\"\n]*\b(?:its?|they|their|that|(?:to|on) (?:a|another|target))\b"  # it hangs on each of them
COUNTED: Final = (("second", "two"), ("third", "three"), ("fourth", "four"))

SAME: Final = Patterns((
    (r" , (gain|lose|draw|discard|put|return|tap|untap|exhaust|ready|move|defeat|destroy|deal) ", r" . \1 "),
    (r"\b(and|then) you (?!may\b|win\b|have\b|cannot\b|are\b|do\b|get\b)", r"\1 "),
    ((rf"((?:^|\n )(?:when|use|on-hit|at the|start of|end of|exhaust|tap)[^.\"\n]*?[:,] )({SPENDS} {CLAUSE}) to "
     rf"({SPENT_ON}) "), r"\1you may \2 . if you do , \3 "),
    (r"\b(?:starting|beginning) with you , each (player|enemy)", r"each \1"),
    (r"\beach (player|enemy) , (?:starting|beginning) with (?:you|yourself) ,", r"each \1"),
    (r"\bin turn order , each player|\beach player , in turn order ,|\beach player in turn order\b", "each player"),
    (rf"\byou may ({CLAUSE}) by paying ({CLAUSE})(?= \.)", r"you may pay \2 . if you do , \1"),
    *[
        (rf"\byou may ({CLAUSE}) by {gerund} ({CLAUSE})(?= \.)", rf"you may {verb} \2 . if you do , \1")
        for gerund, verb in GERUNDS
    ],
    (rf"\b({WORD} students) you recruit cost (\d+) ({WORD}) (less|more)\b", r"\1 cost you \2 \3 \4 to recruit"),
    (rf"(^|[.:\n,] )other ({WORD}(?: {WORD})?) you (?:control|have) (gets?|has|have|costs?|cannot)\b",
     r"\1your other \2 \3"),
    (rf"(^|[.:\n,] )({WORD}(?: {WORD})?) you (?:control|have|play|complete|recruit) (gets?|has|have|costs?)\b",
     r"\1your \2 \3"),
    (rf"\b({WORD} (?:a|another)|target|a|another|all|each) ({WORD}(?: {WORD})?) you control\b", r"\1 \2 of yours"),
    (rf"\b(a|another|all|each) ({WORD}(?: {WORD})?) (?:an?|your) (?:opponent|enemy|other player) controls\b",
     r"\1 \2 of another player"),
    (rf"(\. if {CLAUSE} , (?:{EARNS}|deal) {CLAUSE} instead) of {WORD} \.", r"\1 ."),
    (rf"(^|[:\n] )(if {CLAUSE} ,) ({EARNS}) (\d+) ({RESOURCE}) instead of (\d+) \.",
     r"\1\2 \3 \4 \5 . otherwise , \3 \6 \5 ."),
    (rf"^({CLAUSE}) has ({WORD}) and ({WORD}) equal to ({CLAUSE}) \.$",
     r"\1 has \2 equal to \4 . \n \1 has \3 equal to \4 ."),
    (rf"\bif ({CLAUSE}) would ({CLAUSE}) during (your|your opponent 's|your target 's) turn ,",
     r"as long as it is \3 turn , if \1 would \2 ,"),
    (rf"\b(if {CLAUSE} would draw a card ,) (you draw|draw) it instead", r"\1 \2 a card instead"),
    (rf"^(put {CLAUSE}) at the (start|end) of ({CLAUSE} turn) \.$", r"at the \2 of \3 , \1 ."),
    (rf"\b({WHEN} [^,\n]*?) a ({WORD}) or ({WORD}) ,", r"\1 a \2 or a \3 ,"),
    (rf"(^|\n )(?:{ABILITY_WORDS}) : (?={WHEN} )", r"\1"),
    (rf"\bwould (gain|lose) ((?:{WORD} )?{WORD}) , ([^.,]*?)\b(gains?|loses?) that (many|much) instead",
     r"would \1 \2 , \3\4 that \5 \2 instead"),
    (rf" \. (?:who)ever loses it (gain|lose|draw|discard)s ({CLAUSE}) \.",
     r" . if you lose it , \1 \2 . if you win it , your target \1s \2 ."),
    (rf" \. (?:who)ever wins it (gain|lose|draw|discard)s ({CLAUSE}) \.",
     r" . if you win it , \1 \2 . if you lose it , your target \1s \2 ."),
    (rf"\b({WORD}) cost you (\d+) ({CLAUSE} (?:less|more))\b", r"your \1 cost \2 \3"),
    (rf"\beach (?!other|player|who)({WORD}) who\b", "each who"),
    (rf"\b({WORD}) (with {CLAUSE}) cannot be ({WORD}) (here|there)(?= \.)", r"\1 \4 \2 cannot be \3"),
    (rf"(^|[.:\n,] )your ((?:{WORD} ){{1,3}})(here|there) (?:get|have|gain) ([+-]{CLAUSE}) {NOW}(?= \.)",
     r"\1all \2of yours \3 get \4 \5"),
    (rf"\byou ({WORD}(?:ed|en)) no ({WORD}?)s this turn\b", r"you have not \1 a \2 this turn"),
    (rf"\byou (?!have )({WORD}(?:ed|en)) (?=[^.,]*this turn)", r"you have \1 "),
    (r"\bon a 5 or 6 ,", "if you roll 5 or more ,"),
    (r"\bon a (\d+) or (?:more|higher|greater) ,", r"if you roll \1 or more ,"),
    (r"\bon a (\d+) \+ ,", r"if you roll \1 or more ,"),
    (rf"\bwhen(?:ever)? ({CLAUSE}) would\b", r"if \1 would"),
    (r"\bput (this|it|them) on (?:the )?(top|bottom) of (?:your|its owner 's) deck",
     r"put \1 on the \2 of its owner 's deck"),
    (r"^([^.:\"\n]+) \. (at the (?:start|end) of [^.:\"\n]+ turn ,)", r"\1 . \n \2"),
    (rf"^(improved|impaired|ranged) (?:if|while|as long as) ({CLAUSE}) \.$", r"as long as \2 , this is \1 ."),
    (r"^([^.:\"\n]+) \. (on-hit|start of moment|end of moment) :", r"\1 \n \2 :"),
    (rf"(^|[,:] )((?:{EITHER}) {CLAUSE}) or ((?:{EITHER}) {CLAUSE}) \.", r"\1choose one : \2 ; or \3 ."),
    (rf"^((?:lose|discard|destroy) {CLAUSE}) : ({SENTENCE}) \.$",
     r"as an additional cost to play this , \1 . \2 ."),
    (rf"\bdeal damage equal to ({CLAUSE}) to ({CLAUSE}) \.", r"deal damage to \2 equal to \1 ."),
    (rf"\bwould ({WORD}) ({CLAUSE}) , ({CLAUSE}) (\d+) (more|less) instead", r"would \1 \2 , \3 \4 \2 \5 instead"),
    (rf"\bwould ({WORD}) ({CLAUSE}) , ({CLAUSE}) that (?:much|many) plus (\d+) instead",
     r"would \1 \2 , \3 \4 \2 more instead"),
    (rf"(^|[.:\n,] )choose one : ({CLAUSE}) ; or ({CLAUSE}) \. if ({CLAUSE}) , choose both(?: instead)? \.$",
     r"\1if \4 , \2 and \3 . otherwise , choose one : \2 ; or \3 ."),
    (rf"(^|[.:\n,] )choose one \. if ({CLAUSE}) , choose both(?: instead)? \. ({CLAUSE}) ; or ({CLAUSE}) \.$",
     r"\1if \2 , \3 and \4 . otherwise , choose one : \3 ; or \4 ."),
    (r" (?:as well|too|in addition)(?= [.,])", ""),
    (rf"\b({WHO_MAY}) may ({CLAUSE}?) to ({EARNS}) ({CLAUSE})(?= \.)", r"\1 may \2 . if they do , they \3 \4"),
    (rf"\b({CLAUSE}) has ({WORD}) {NOW}(?= \.)", r"\1 gains \2 \3"),
    (rf"{STARTS}({CLAUSE}) gets ([+-]\d+ {CLAUSE}) and cannot ({CLAUSE}?) {NOW} \.",
     r"\1\2 gets \3 \5 . it cannot \4 \5 ."),
    (rf"{STARTS}({CLAUSE}) get ([+-]\d+ {CLAUSE}) and cannot ({CLAUSE}?) {NOW} \.",
     r"\1\2 get \3 \5 . they cannot \4 \5 ."),
    (rf"\bwould gain ({RESOURCE}) , you gain (?:it|that) instead", r"would gain \1 , gain that much \1 instead"),
    (rf"\bwould gain ({RESOURCE}) , you gain them instead", r"would gain \1 , gain that many \1 instead"),
    (rf"(^|[.:\n,] )(if|unless) that player has (more|fewer|less) ({CLAUSE}) than you\b",
     r"\1\2 they have \3 \4 than you"),
    (rf"\bthat player ({WORD}s) ({CLAUSE}) if they have (more|fewer|less) ({CLAUSE}) than you \.",
     r"if they have \3 \4 than you , they \1 \2 ."),
    (rf"\b(look at {CLAUSE} 's hand) \. (?:discard|trash) a ({WORD}) from it(?= \.)",
     r"\1 . choose a \2 from it . they discard it"),
    (rf"\b(look at {CLAUSE} 's hand) \. (?:discard|trash) a ({WORD}) from it(?= \.)",
     r"\1 . choose a \2 from it . they trash it"),
    (r"\bin this turn\b", "this turn"),
    (rf"\b(?:i am|this is) the only ({WORD}(?: {WORD})??) (?=in |here)", r"there is no other \1 "),
    (rf"\bthis is your only ({WORD})\b|\bthis is the only (?:{WORD}) of yours\b", r"you have no other \1s"),
    (rf"\b(my|your) (class|deck|hand|discard pile) has ({CLAUSE})(?= [.,])", r"there are \3 in \1 \2"),
    (rf"\bturn with ({WORD} or (?:more|fewer) {CLAUSE} in (?:my|your) {WORD})\b", r"turn while there are \1"),
    (rf"\bwith exactly ({WORD}) ({CLAUSE}) in your class\b",
     r"while there are \1 or more \2 in your class and there are \1 or fewer \2 in your class"),
    (rf"\bwith exactly (\d+) ({WORD})\b(?! in)", r"while you have \1 or more \2 and \1 or less \2"),
    (rf"\ba ({WORD}(?: {WORD})?) (with {CLAUSE}) from (the {WORD}(?: {WORD})?) (into|to)\b", r"a \1 in \3 \2 \4"),
    (rf"\bwhen you ({WORD}) a ({WORD}) ({WORD}) ,", r"when you \1 a \3 , if it is \2 ,"),
    (rf"\broll a (?:extra|additional) ({CLAUSE}) die\b", r"have +1 \1 die"),
    (rf"(^|[.:\n] )({TIME}) , ({SENTENCE}) \.", r"\1\3 \2 ."),
    (rf"(^|[.:\n] )({SENTENCE}) ({TIME}) \.", r"\1\3 , \2 ."),
    (rf"(^|[.:\n] )(as long as {CLAUSE}) , ({SENTENCE}) \.", r"\1\3 \2 ."),
    (rf"(^|[.:\n] )({SENTENCE}) (as long as {CLAUSE}) \.", r"\1\3 , \2 ."),
    (rf"(^|[.:\n] )(if {CLAUSE}) , ({SENTENCE}) \.(?! otherwise)", r"\1\3 \2 ."),
    (rf"(^|[.:\n] )({SENTENCE}) (if (?!you do)(?!able){CLAUSE}) \.(?! otherwise)", r"\1\3 , \2 ."),
    (rf"({TIME}) , (if {CLAUSE}) , ({SENTENCE}) \.", r"\1 , \3 \2 ."),
    (rf"^({CLAUSE} (?:has|have|is|are|cannot|costs?|deals?) {CLAUSE}) (?:if|while) ({CLAUSE}) \.$",
     r"\1 as long as \2 ."),
    (rf"^({CLAUSE}) in the ({WORD}) moment of (?:each|the) turn (are|have|deal) ({CLAUSE}) \.$",
     r"\1 \3 \4 as long as it is the \2 moment of the turn ."),
    (rf"^({CLAUSE}) gets ({CLAUSE}) (?:if|while|as long as) ({CLAUSE}) \.$", r"\1 has \2 as long as \3 ."),
    (rf"^({CLAUSE}) get ({CLAUSE}) (?:if|while|as long as) ({CLAUSE}) \.$", r"\1 have \2 as long as \3 ."),
    (rf"^(?:if|while) ({CLAUSE}) , ({CLAUSE} (?:has|have|is|are|cannot|costs?|deals?) {CLAUSE}) \.$",
     r"as long as \1 , \2 ."),
    (rf"^(?:if|while|as long as) ({CLAUSE}) , ({CLAUSE}) gets ({CLAUSE}) \.$", r"as long as \1 , \2 has \3 ."),
    (rf"^(?:if|while|as long as) ({CLAUSE}) , ({CLAUSE}) get ({CLAUSE}) \.$", r"as long as \1 , \2 have \3 ."),
    (rf"^(?!{AS_OFTEN})(.*)\byou have ({WORD}) exactly ({WORD}) ({WORD}) this turn\b",
     r"\1you have \2 \3 or more \4 this turn and you have \2 \3 or fewer \4 this turn"),
    *[
        (rf"^(?!when(?:ever)? you )(.*)\bif it is the {nth} ({WORD}) you ({WORD}) this turn\b",
         rf"\1if you have \3 {n} or more \2s this turn and you have \3 {n} or fewer \2s this turn")
        for nth, n in COUNTED
    ],
    *[
        (rf"^(?:the|your) {nth} ({WORD}) (?:you perform )?each turn (?:has|gets) ({CLAUSE}) \.$",
         (rf"when you perform a \1 , if you have performed {n} or more \1s this turn and you have performed {n} or "
          r"fewer \1s this turn , it gets \2 ."))
        for nth, n in COUNTED
    ],
    (rf"\bwould (lose|gain) ({CLAUSE}) , ({CLAUSE}) that (many|much) instead",
     r"would \1 \2 , \3 that \4 \2 instead"),
    (rf"\ball ({CLAUSE}) to (?:its|their) owner 's hand\b", r"all \1 to their owners ' hands"),
    (r"\bdiscard the rest(?: of them)?(?= [.,])", "put the rest into the discard pile"),
    (rf"\b({WORD}) (with the (?:highest|lowest) {WORD}) (in (?:my|your|their) class)\b", r"\1 \3 \2"),
    (rf"\b({WORD}) (with {WORD}(?: {WORD})? \d+(?: or (?:less|more))?) ({WHERE})\b", r"\1 \3 \2"),
    (r"\btake (a|one|two|three|up to two) (tiles?)(?= [.,]| and\b| then\b)", r"take \1 market \2"),
    (r"\b(?:discard|trash) the rest(?: of them)?(?= [.,])", "put the rest into the trash pile"),
    (r"\bdiscard the rest(?: of them)?(?= [.,])", "put the rest into your discard pile"),
    (rf"\bcast(s?) ({WORD}(?: {WORD})??) (spell|assignment)\b", r"complete\1 \2 \3"),
    (rf"\beach player ({CLAUSE}) \. if you (?:cannot|can't) , (?:you )?",
     r"each player \1 . if they cannot , they "),
    (rf"\b(each {OF_EACH} chooses {CLAUSE}) \. ({UNDOES}|tap|defeat) all (?:(?:the )?others|other {WORD}) \.",
     r"\1 and \2s the rest of them ."),
    (rf"\b(each {OF_EACH} chooses {CLAUSE}) \. ({UNDOES}|tap|defeat) the rest(?: of them)? \.",
     r"\1 and \2s the rest of them ."),
    (rf"\bdeal damage to ({CLAUSE}) equal to the (?:expelled|chosen|trashed|sacrificed) {WORD} 's ({WORD})",
     r"it deals damage equal to its \2 to \1"),
    (rf"\bdamage (that would be )?dealt to (?!all|each)({CLAUSE}s in)", r"damage \1dealt to all \2"),
    (rf"\bthere are ({WORD}) or more ({CLAUSE}) of each\b", r"there are \1 \2 of each"),
    (rf"(^|[.:,] )((?:{WORD} )?students in (?:my|your) class(?: of that {WORD})?) (get|gain)\b", r"\1all \2 \3"),
    (r"\bwhen(?:ever)? an? enemy expels me ,", "when i am expelled by an enemy ,"),
    (rf"\bwhen(?:ever)? an? enemy expels ({CLAUSE}) ,", r"when \1 is expelled by an enemy ,"),
    (rf"\bwhen(?:ever)? ({CLAUSE}) (?:is|are) (discard|exhaust)ed by another player ,",
     r"when another player \2s \1 ,"),
    (rf"(^|[.:] )for (each|every) ({CLAUSE}) , (?!{EACH_ANEW})({SENTENCE}) \.", r"\1\4 for \2 \3 ."),
    (rf"^({CLAUSE}) (?:during|on) your turn \.$", r"\1 as long as it is your turn ."),
    (r"^the next time (?=[^\"\n]+ \.$)", "when you play this , the next time "),
    (r"^the next time (?=[^\"\n]+ \.$)", "when i join my class , the next time "),
    (r"^the next time (?=[^\"\n]+ \.$)", "when you complete this , the next time "),
    (rf"\bif ({CLAUSE} would {CLAUSE}) while ((?:i|this|it|you) (?:have|has|am|is|are) {CLAUSE}) ,",
     r"as long as \2 , if \1 ,"),
    (rf"({TIME}) , ((?:{WORD} )?students in (?:my|your) class) have ({CLAUSE}) \.", r"all \2 get \3 \1 ."),
    (r"\bon your slate\b", "on placed tiles of yours"),
    (rf"\breturn (?:target|a) ({CLAUSE}) to your hand\b", r"put a \1 into your hand"),
    (rf"\bput (?:target|a) ({CLAUSE}) into your hand\b", r"return a \1 to your hand"),
    (rf"\bfor each ({WORD}) revealed(?= [.,])", r"for each \1 revealed this way"),
    (rf"\blook at ({CLAUSE}) 's hand and discard a ({WORD}) (?:of|from) it\b",
     r"look at \1 's hand . choose a \2 from it . they discard it"),
    (rf"\ball ({CLAUSE})s into their players ' ({WORD})s\b", r"each \1 into its player 's \2"),
    (rf"\byou may have this become a copy of ({CLAUSE}) \.",
     r"you may choose \1 . if you do , this becomes a copy of it ."),
    (rf"^you may have this enter as a copy of ({CLAUSE}) \.",
     r"when this enters , you may choose \1 . if you do , this becomes a copy of it ."),
    (rf"\b(you win if [^.]*there are {WORD}) (?!or )", r"\1 or more "),
    (r"\. take one and put the (?:others|rest) ", r". put one into your hand and the rest "),
    (rf"\bcards of the ({WORD}) deck\b", r"\1s of the deck"),
    (rf"\bfor (?:each|every) ({CLAUSE}) you (?:have|control)\b(?! {WORD}(?:ed|wn|ost|en)\b)", r"for each \1 of yours"),
    (rf"\bone of your ((?:{WORD} )?{WORD}?)s\b", r"a \1 of yours"),
    (rf"\bone of your (target|opponent) 's ((?:{WORD} )?{WORD}?)s\b", r"a \2 of your \1"),
    (rf"(^|[.:\n,] )your ((?:{WORD} ){{1,2}})(here|there) (?:get|have|gain) ({CLAUSE}) this turn\b",
     r"\1all \2of yours \3 get \4 until the end of the turn"),
    (rf"(^|[.:\n,] )your ((?:{WORD} ){{1,2}})(here|there) (get|gain) ", r"\1all \2of yours \3 \4 "),
    (rf"(^|[.:\n,] )your ((?:{WORD} ){{1,3}})(get|gain) ", r"\1all \2of yours \3 "),
    (rf"(^|[.:\n,] )((?:{WORD} ){{1,3}}of yours) (get|gain) ", r"\1all \2 \3 "),
    (rf"(^|[.:\n,] )your ((?:{WORD} ){{1,3}})(?:get|have) ({CLAUSE}) (until {CLAUSE}|this turn)(?= \.)",
     r"\1all \2of yours get \3 \4"),
    (rf"(^|[.:\n,] )your ((?:{WORD} ){{1,3}})(?:get|have) ({CLAUSE}) in this turn(?= \.)",
     r"\1all \2of yours get \3 until the end of the turn"),
    (rf"(^|[.:\n,] )your (target|opponent) 's ((?:{WORD} ){{1,3}})(?:get|have) ({CLAUSE}) (until {CLAUSE})",
     r"\1all \3of your \2 get \4 \5"),
    (rf"(^|[.:\n,] )your (target|opponent) 's ((?:{WORD} ){{1,3}})(?:get|have) ({CLAUSE}) this turn(?= \.)",
     r"\1all \3of your \2 get \4 until the end of the turn"),
    (r"^you take (\d+) less damage \.$", r"if you would take damage , prevent \1 of that damage ."),
    (rf"^you take (\d+) less damage from ({CLAUSE}) \.$",
     r"if you would take damage from \2 , prevent \1 of that damage ."),
    (rf", (lose|gain|draw|discard) ({CLAUSE}) \. (if {CLAUSE}) , your (target|opponent) does \.",
     r", \1 \2 . \3 , your \4 \1s \2 ."),
    (r"\bnone of your ([\w-]+) are ([\w-]+)\b", r"you have no \2 \1"),
    (rf"\bthere are no ((?:{WORD} )*?{WORD}?)s\b", r"there is no \1"),
    (rf"\b({CLAUSE}) each (gain|get|have|lose|discard|draw)\b", r"\1 \2"),
    (r"\bduring their owner 's next\b", "during their owners ' next"),
    (rf"\b({CLAUSE}) (here|there|in {CLAUSE}) (enters? tapped)", r"\1 \3 \2"),
    (rf"\b({CLAUSE}) (enters?) (here|there) (tapped)", r"\1 \3 \2 \4"),
    (rf"\b(returns?) {ONE} ([^.,:]*?)to (?:hand|their hand)(?= [.,:])", r"\1 \2 \3to its owner 's hand"),
    (rf"\b(returns?) {ONE} ([^.,:]*? of yours )to your hand\b", r"\1 \2 \3to its owner 's hand"),
    (rf"\b(returns?) {SOME} ([^.,:]*?)to (?:hand|their hands?)(?= [.,:])", r"\1 \2 \3to their owners ' hands"),
    (rf"\b(returns?) {SOME} ([^.,:]*? of yours )to your hand\b", r"\1 \2 \3to their owners ' hands"),
    (r"\breturn (?:this|this card|me) to (?:its owner 's|your) hand(?= instead| \.)", "put me into your hand"),
    (rf"\breturn ({CLAUSE}) from (your|the) discard pile to your hand\b",
     r"put \1 from \2 discard pile into your hand"),
    (rf"\b(?:was|were) (?!not)({WORD}) this turn", r"has been \1 this turn"),
    (rf"\b(?:was|were) not ({WORD}) this turn", r"has not been \1 this turn"),
    (r"\bdid not (attack|block|move|enter|exit)(?= this turn)", r"has not \1ed"),
    (rf"\b(this|an? {CLAUSE}) ({WORD}ed|led {CLAUSE}) this turn", r"\1 has \2 this turn"),
    (r"\bat the (start|end) of each turn\b", r"at the \1 of each player 's turn"),
    (r"(?<!each )\b(other )?players cannot\b", r"each \1player cannot"),
    (rf"\bcannot ({WORD}) other ({WORD})", r"cannot \1 \2"),
    (rf"\b({CLAUSE} cannot {CLAUSE}) this turn \.", r"\1 until the end of the turn ."),
    (rf"\bdouble ({CLAUSE}) 's ({WORD}(?: and {WORD})?) until", r"double the \2 of \1 until"),
    (rf"\bdouble this {WORD} 's ({WORD}(?: and {WORD})?) until", r"double the \1 of this until"),
    (rf"^({WHEN} {CLAUSE}) for the first time (?:each|per) turn ,", r"once each turn , \1 ,"),
    (rf"^({WHEN} {CLAUSE}) during your turn ,", r"\1 , if it is your turn ,"),
    (rf"^({WHEN} {CLAUSE}) during (?:another player|each other player|an enemy|your opponent) 's turn ,",
     r"\1 , if it is not your turn ,"),
    (rf"^({WHEN} {CLAUSE}) during (?:other players|enemies) ' turns ,", r"\1 , if it is not your turn ,"),
    (rf"(^|\n )(?:who)ever ({WORD}) this ", r"\1when a player \2 this , that player "),
    (rf"\b(roll a die \. ){GAIN}that (?:many|much) ({WORD})", r"\1\2\3 equal to the number rolled"),
    (r"\b(they have|has) no cards in hand\b", r"\1 no cards in their hand"),
    (r"\byou have no cards in hand\b", "you have no cards in your hand"),
    (rf"\bwould (gain|lose|take) ({WORD}?)s , \1 1 (less|more)(?: instead)? \.",
     r"would \1 \2s , \1 1 \2 \3 instead ."),
    (rf"\bwould (gain|lose|take) ({WORD}) , \1 (\d+) (less|more)(?: instead)? \.",
     r"would \1 \2 , \1 \3 \2 \4 instead ."),
    (rf"\b(search {CLAUSE}) (, reveal it) , put it into your hand , (?:and )?then shuffle(?: {CLAUSE})? \.",
     r"\1 \2 and put it into your hand . shuffle your deck ."),
    (rf"\b(search {CLAUSE}) , put it into your hand , (?:and )?then shuffle(?: {CLAUSE})? \.",
     r"\1 and put it into your hand . shuffle your deck ."),
    (rf"\b{SWAP} (?:the )?{PLACES} of two ({WORD})", r"swap two \1"),
    (rf"\bchoose (an? {CLAUSE}) and (an? {CLAUSE}) \. (?:they )?{SWAP} (?:{PLACES}|them)", r"swap \1 with \2"),
    (rf"\b{SWAP} (an? {CLAUSE}) (?:and|with|for) (an? {CLAUSE})", r"swap \1 with \2"),
    (rf"\bput ({CLAUSE}) from (your|the) discard pile into your hand\b",
     r"return \1 from \2 discard pile to your hand"),
    (rf"\b({WORD}) cards? (from|in) (your|the|their|his)\b", r"\1 \2 \3"),
    (rf"\b({WORD}) cards (from|in) (your|the|their|his)\b", r"\1s \2 \3"),
    (rf"^(when {SENTENCE}) {LIMITED}", r"once each turn , \1 ."),
    (rf"^({SENTENCE}) : ({SENTENCE}) {LIMITED}", r"once each turn , \1 : \2 ."),
))  # fmt: skip
