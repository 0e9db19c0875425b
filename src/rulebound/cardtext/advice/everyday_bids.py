"""Everyday words for secret bids, as patterns: `who bid the most`, `everyone loses what they bid`."""

from __future__ import annotations

from typing import Final

SOME: Final = "(?:a amount of |any number of |some of |some |any of |a number of )?"
RESOURCES: Final = (
    r"(?:will|shards|points|merit|reputation|money|health points|action points|victory points|prestige)\b"
)
AFTER: Final = r"\b(secretly bids? [^\n]*?)\b"  # what is only meant so once players have bid
ALL: Final = "(?:everyone|all players|each player|every player|all)"
THEIR_BID: Final = (
    r"(?:what they (?:have )?bid|the \w+ (?:that )?they (?:have )?bid|(?:their|that|the) bids?|that (?:much|many) \w+)"
)
BID: Final = "(?:bid|paid|pays|bids)"
CASH: Final = r"[a-z]+(?: points)?"
IT: Final = r"(?:it|them|that|that much|that amount|their bid|what they bid)\b"
PAID_AT_ONCE: Final = r"secretly bids any amount of \1 . each player pays their bid"
BIDS: Final = (
    (rf"^{ALL} (?:simultaneously|secretly) bids? ", "each player secretly bids "),
    (r"\bsecretly choose(s?) (?:a amount|a number|some) of (\w+) to bid\b", r"secretly bid\1 any amount of \2"),
    (rf"\bsecretly bid(s?) {SOME}(?:their )?(?={RESOURCES})", r"secretly bid\1 any amount of "),
    (rf"\b(?:secretly )?(?:chooses?|bids?) (?:a|any) amount of ({CASH}) and (?:pays?|spends?) {IT}", PAID_AT_ONCE),
    (rf"\b(secretly bids? [^.\n]+?) and (?:pays?|spends?) {IT}", r"\1 . each player pays their bid"),
    (rf"\b(secretly bids? [^.\n]+?) and loses? {IT}", r"\1 . each player loses their bid"),
    (
        rf"{AFTER}(?:(?:who)ever|the player who|whichever player|who) {BID} (?:the )?(?:most|highest)\b",
        r"\1the highest bidder",
    ),
    (
        rf"{AFTER}(?:(?:who)ever|the player who|who) {BID} (?:the )?(?:least|lowest)\b",
        r"\1the lowest bidder",
    ),
    (rf"{AFTER}(?:the player|(?:who)ever) (?:with|has) the (highest|lowest) bid\b", r"\1the \2 bidder"),
    (rf"{AFTER}the winner\b", r"\1the highest bidder"),
    (rf"{AFTER}the (highest|lowest) bidder pays (?:their|that|the|this) bid\b", r"\1the \2 bidder pays their bid"),
    (
        rf"{AFTER}the (highest|lowest) bidder (pays|loses) their bid and (?=[a-z]+s\b)",
        r"\1the \2 bidder \3 their bid . the \2 bidder ",
    ),
    (
        rf"{AFTER}(?:all bids are paid|both (?:players )?pay {THEIR_BID}|{ALL} (?:pays?|spends?) {THEIR_BID})",
        r"\1each player pays their bid",
    ),
    (
        rf"{AFTER}(?:all bids are lost|both (?:players )?lose {THEIR_BID}|{ALL} loses? {THEIR_BID})",
        r"\1each player loses their bid",
    ),
)
