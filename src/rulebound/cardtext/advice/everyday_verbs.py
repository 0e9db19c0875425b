"""Everyday words for conditions, places, verbs and durations, as patterns."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.advice.everyday_parts import COUNT, STAT, SWAP
from rulebound.cardtext.advice.everyday_synonyms import CLAUSE, STARTS

CARD_OF: Final = "(top card|top (?:two|three|four|five|six) cards)"
HANDS: Final = "(your|their) hand"
REST: Final = "(?:, |and )+(?:put )?the (?:rest|others?)"
VERBS: Final = (
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
    (r"\bput ((?:target|a|another|all|each|me|up to) ?[^.,:\"\n]*?) on (?:the )?(top|bottom) of the (school|deck)\b",
     r"return \1 to the \2 of the \3"),
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
    ((rf"^(?:you may )?((?:tap|exhaust|discard|destroy|ruin|pay|lose|defeat) [^.,:\"\n]+?(?<! up)) to "
     rf"({CLAUSE}[^\"\n]*)$"), r"\1 : \2"),
    (rf"^as a (?:additional )?cost , ((?:discard|pay|lose|tap|exhaust) {CLAUSE}) \. ", r"\1 : "),
    (r"^(tap|exhaust) :", r"\1 this :"),
    (r"\b(\d+) - ([a-z]+)\b", r"\1-\2"),
    (r"\byou win(?= \.)", "you win the game"),
    # for how long
    (rf"^(?:during|on) your turn , ({CLAUSE}) \.$", r"as long as it is your turn , \1 ."),
    (r"\bfor the (?:rest|remainder) of (?:the|this) turn\b", "until the end of the turn"),
    (rf"^({CLAUSE}) gets ([+-]\d{CLAUSE}) \.$", r"\1 has \2 ."),
    (rf"^({CLAUSE}) get ([+-]\d{CLAUSE}) \.$", r"\1 have \2 ."),
)  # fmt: skip
