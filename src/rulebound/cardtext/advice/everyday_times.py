"""Everyday words for signs, for what is spent, and for when something happens, as patterns."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.advice.everyday_bids import BIDS
from rulebound.cardtext.advice.everyday_orders import TOGETHER
from rulebound.cardtext.advice.everyday_synonyms import CLAUSE, DYING, STARTS

ENTERS: Final = "(?:comes into play|is put into play|enters the battlefield|is deployed|is summoned)"
ENTERING: Final = "(?:on enter|on entering|enter|when entering|on entry|when played|on play|battlecry)"
HAPPENS: Final = (
    "(?:use(?: this)?|do this|(?:this|this ability|this effect|it) (?:only )?(?:happens|triggers|works"
    "|(?:can|may) (?:only )?(?:trigger|happen|be used)))"
)
UNTIMED: Final = f"(?:(?!when|if|at|once)|(?={CLAUSE} would ))"
PAID: Final = "(?:will|shards|merit|reputation|focus|life|points)"
AS_IF: Final = "as (?:if|though) (?:it|they) (?:were|was)"
TIMES: Final = (
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
)  # fmt: skip
