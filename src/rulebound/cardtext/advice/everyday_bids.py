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
BIDS: Final = (
    (rf"^{ALL} (?:simultaneously|secretly) bids? ", "each player secretly bids "),
    (r"\bsecretly choose(s?) (?:a amount|a number|some) of (\w+) to bid\b", r"secretly bid\1 any amount of \2"),
    (rf"\bsecretly bid(s?) {SOME}(?:their )?(?={RESOURCES})", r"secretly bid\1 any amount of "),
    (rf"{AFTER}(?:(?:who)ever|the player who|whichever player|who) bids? (?:the )?most\b", r"\1the highest bidder"),
    (rf"{AFTER}(?:(?:who)ever|the player who|who) bids? (?:the )?least\b", r"\1the lowest bidder"),
    (rf"{AFTER}(?:the player|(?:who)ever) (?:with|has) the (highest|lowest) bid\b", r"\1the \2 bidder"),
    (rf"{AFTER}the winner\b", r"\1the highest bidder"),
    (rf"{AFTER}the (highest|lowest) bidder pays (?:their|that|the|this) bid\b", r"\1the \2 bidder loses their bid"),
    (rf"{AFTER}{ALL} (?:loses?|pays?|spends?) {THEIR_BID}", r"\1each player loses their bid"),
)
