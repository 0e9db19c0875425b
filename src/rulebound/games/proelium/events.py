"""The events that only Proelium has, with their sentences in the log."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.logbook import Logbook

LOG: Final = Logbook()
ATTACKS: Final = LOG.kind("attacks", "{it} attacks.")
BLOCKS: Final = LOG.kind("blocks", "{it} blocks {other}.")
DESTROYED: Final = LOG.kind("is destroyed", "{it} of {seat} is destroyed.")
ENHANCES: Final = LOG.kind("enhances", "{it} enhances {other}.")
FALLS_OFF: Final = LOG.kind("falls off", "{it} is discarded: what it enhanced leaves play.")
FINISHED: Final = LOG.kind("is finished")
HURTS: Final = LOG.kind("hurts", "{it} does {n} damage to {seat}.")  # a player is dealt damage
MAINTAINS: Final = LOG.kind("is maintained", "{seat} maintains {it}.")
PAYS: Final = LOG.kind("pays", "{seat} pays {n}0k.")
BIDS_MONEY: Final = LOG.kind("bids money", "{seat} bids {n}0k.")
RECEIVES: Final = LOG.kind("receives", "{seat} gains {n}0k.")
FORFEITS: Final = LOG.kind("forfeits", "{seat} loses {n}0k.")
RESEARCHES: Final = LOG.kind("researches", "{seat} researches {it} and rolls a {n}.")
SUCCEEDS: Final = LOG.kind("succeeds", "The research succeeds.")
FAILS: Final = LOG.kind("fails", "The research fails.")
RETURNS: Final = LOG.kind("returns", "{it} returns to the hand of {seat}.")
TAKES_CONTROL: Final = LOG.kind("takes control", "{seat} takes control of {it}.")
UNMAINTAINED: Final = LOG.kind("is not maintained", "{seat} cannot pay for the maintenance of {it}.")
WOUNDED: Final = LOG.kind("is wounded", "{it} of {seat} takes {n} damage.")
REPAIRED: Final = LOG.kind("is repaired", "{it} is repaired.")
TURN_ENDS: Final = LOG.kind("turn ends")
TAKES_BACK: Final = LOG.kind("takes back", "{seat} takes {it} back from the discard pile.")
LIVES: Final = LOG.kind("gains life")
BLEEDS: Final = LOG.kind("loses life")
PUTS_INTO_PLAY: Final = LOG.kind("puts into play", "{seat} puts {it} into play.")
CANCELS: Final = LOG.kind("cancels", "{it} is cancelled.")
COPIES: Final = LOG.kind("copies", "{seat} copies {it}.")
BEATS: Final = LOG.kind("destroys in a fight")
WINS_FIGHT: Final = LOG.kind("wins a fight")
LOSES_FIGHT: Final = LOG.kind("loses a fight")
STOPPED: Final = LOG.kind("is blocked")
UNSTOPPED: Final = LOG.kind("is not blocked")
