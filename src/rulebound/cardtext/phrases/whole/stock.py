"""The stock of phrases that every game has, whatever it is about; a game adds its nouns and what is its own."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rulebound.cardtext.phrases.acts import copying, rerolling
from rulebound.cardtext.phrases.cards import (
    compared_exactly,
    creating_tokens,
    relative,
    some_of_them,
    staying_in_play,
    surpassing,
    token_copies,
    tokens,
)
from rulebound.cardtext.phrases.choices import randomly
from rulebound.cardtext.phrases.counting import (
    counters,
    counters_counted,
    counters_there,
    filling,
    for_every,
    having_counters,
    its_counters,
    moving_counters,
    numbers_of_counters,
    plain_counters,
    putting_counters,
)
from rulebound.cardtext.phrases.dice import dice_alike, rolling, rolling_by_others, several_dice
from rulebound.cardtext.phrases.numbers import (
    alike,
    all_are,
    as_many,
    chosen,
    chosen_names,
    comparing,
    differences,
    differing,
    doing_so_much,
    extremes,
    happened_this_way,
    measuring,
    multiples,
    naming,
    owning,
    paying_any,
    possessions,
    so_much_more,
    such_this_way,
    tallying,
    totals,
    twice_as_many,
    valued,
    was_done,
    within_total,
)
from rulebound.cardtext.phrases.opponents import (
    alternatives,
    for_each_player,
    modal,
    standings,
    together,
    totals_compared,
    turns,
    what_others_have,
)
from rulebound.cardtext.phrases.replacing import (
    altering,
    drawing,
    drawing_more,
    gained_otherwise,
    instead,
    instead_both,
    instead_of_drawing,
    limits,
    once_instead,
    would_happen,
)
from rulebound.cardtext.phrases.secrets import bidding, secret_bids, secretly
from rulebound.cardtext.phrases.times import happenings, history, history_differing, so_often, thresholds
from rulebound.cardtext.phrases.values import setting, silencing, swapped_values
from rulebound.cardtext.phrases.zones import (
    alike_elsewhere,
    decks,
    destinations,
    drawing_openly,
    gathering,
    hands,
    hands_into_decks,
    printed_cards,
    putting_seen,
    revealing,
    showing_taken,
)

STOCK: Final[tuple[ModuleType, ...]] = (
    alike, alike_elsewhere, all_are, altering, alternatives, as_many, bidding, chosen, chosen_names, compared_exactly,
    comparing, copying, counters, counters_counted, counters_there, creating_tokens, decks, destinations, dice_alike,
    differences, differing, doing_so_much, drawing, drawing_more, drawing_openly, extremes, filling, for_each_player,
    for_every, gained_otherwise, gathering, hands, hands_into_decks, happened_this_way, happenings, having_counters,
    history, history_differing, instead, instead_both, instead_of_drawing, its_counters, limits, measuring, modal,
    moving_counters, multiples, naming, numbers_of_counters, once_instead, owning, paying_any, plain_counters,
    possessions, printed_cards, putting_counters, putting_seen, randomly, relative, rerolling, revealing, rolling,
    rolling_by_others, secret_bids, secretly, setting, several_dice, showing_taken, silencing, so_much_more, so_often,
    some_of_them, standings, staying_in_play, such_this_way, surpassing, swapped_values, tallying, thresholds, together,
    token_copies, tokens, totals, totals_compared, turns, twice_as_many, valued, was_done, what_others_have,
    within_total, would_happen,
)  # fmt: skip
