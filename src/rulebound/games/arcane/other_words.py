"""Words of other card games, and of everyday English, that are read as those of the rulebook of Arcane Academy."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.wording.variants import OTHER_PLAYERS
from rulebound.games.arcane.other_words_of_tiles import IN_LINES, OF_THE_BAG, ON_OTHER_SLATES, SPARED, TURNED
from rulebound.games.arcane.words_of_assignments import OF_ASSIGNMENTS
from rulebound.games.arcane.words_of_copies import OF_COPIES
from rulebound.games.arcane.words_of_costs import COSTS, COSTS_OF_OTHERS, FREE, OF_THE_FIRST, PAID_BESIDES
from rulebound.games.arcane.words_of_lines import OF_LINES
from rulebound.games.arcane.words_of_the_market import TAKEN, WHERE_TILES_ARE
from rulebound.games.arcane.words_of_wonders import OF_WONDERS

ALSO: Final = (
    *OTHER_PLAYERS,
    *[
        (f"{refresh} the market", "replace all market tiles")
        for refresh in ("refresh", "renew", "replace", "restock", "reset")
    ],
    *ON_OTHER_SLATES,
    *TURNED,
    *OF_ASSIGNMENTS,
    ("from your slate", "from all tiles of yours"),
    *[
        (f"{both} {become} un-exhausted", "remove all exhaustion tokens from them")
        for both in ("both tiles", "both", "they", "they both", "those tiles")
        for become in ("become", "are now", "become fresh and")
    ],
    *[
        (f"{verb} {tokens} from every tile", f"{verb} all exhaustion tokens from all tiles")
        for verb in ("remove",)
        for tokens in ("the exhaustion tokens", "all exhaustion tokens")
    ],
    ("remove the exhaustion tokens from", "remove all exhaustion tokens from"),
    *[
        (f"{one} that another player {has} completed", f"{one} of another player")
        for one in ("a spell", "an item", "an assignment")
        for has in ("has", "have")
    ],
    *[
        (f"{swap} {all_}{your}{what} with {who}{theirs}", f"exchange {what} with {who}")
        for swap in ("exchange", "swap", "trade", "switch")
        for all_ in ("", "all ", "all of ")
        for your in ("", "your ")
        for what in ("Shards", "Will")
        for who in ("another player", "that player", "a player")
        for theirs in ("", "'s Shards", "'s Will")
        if (swap, all_, your, theirs) != ("exchange", "", "", "") and theirs in ("", f"'s {what}")
    ],
    *[
        (
            f"look at {hand} and {steal} {one}.",
            "look at another player's hand. choose a card from it and put it into your hand.",
        )
        for hand in (
            "another player's hand",
            "another player's private assignments",
            "the hand of another player",
            "the private assignments of another player",
        )
        for steal in ("steal", "take")
        for one in ("one of them", "one of those cards", "a card", "a card from it", "one", "one card", "a card of it")
    ],
    *[
        (f"look at {hand}", "look at another player's hand")
        for hand in (
            "another player's private assignments",
            "the hand of another player",
            "the private assignments of another player",
        )
    ],
    ("it loses all its exhaustion tokens", "remove all exhaustion tokens from it"),
    ("it loses all exhaustion tokens", "remove all exhaustion tokens from it"),
    ("move a placed tile of yours.", "move a placed tile of yours to another space."),
    ("to a different empty space on their slate", "to an empty space"),
    ("to another empty space on their slate", "to an empty space"),
    ("to another space on their slate", "to another space"),
    *OF_THE_BAG,
    *OF_WONDERS,
    *OF_LINES,
    ("into your discard pile", "into the discard pile"),
    *SPARED,
    *IN_LINES,
    ("placed tile on each slate", "placed tile"),
    ("placed tiles on each slate", "placed tiles"),
    ("placed tiles on all slates", "placed tiles"),
    *[
        (f"{end} {worth}{n}{more} Prestige", f"end of game: gain {n} Prestige")
        for end in (
            "end of game:",
            "at the end of the game,",
            "at the end of the game:",
            "at game end,",
            "at game end:",
        )
        for n in range(1, 10)
        for worth in ("this is worth ", "", "gain ", "score ", "you gain ", "you score ")
        for more in (" more", "")
        if (end, worth, more) != ("end of game:", "gain ", "")
    ],
    *[(f"{one} you own", f"{one} of yours") for one in ("item", "items", "spell", "spells", "tile", "tiles")],
    *OF_COPIES,
    *WHERE_TILES_ARE,
    ("refresh", "remove all exhaustion tokens from"),
    ("refreshes", "removes all exhaustion tokens from"),
    ("untap", "remove all exhaustion tokens from"),
    ("ready", "remove all exhaustion tokens from"),
    *TAKEN,
    ("perform it once for each", "perform that action for each"),
    ("perform that action once for each", "perform that action for each"),
    ("perform it for each", "perform that action for each"),
    ("a half turn", "180 degrees"),
    ("180°", "180 degrees"),
    ("it enters exhausted", "exhaust it"),
    ("they enter exhausted", "exhaust them"),
    *[
        (f"{draw} {n} {kind}", f"{draw} {n} {cards}")
        for draw in ("draw", "draws", "discard", "discards")
        for n, kind, cards in (
            *[(n, "assignments", "cards") for n in ("two", "three", "four", "any number of", "up to two")],
            *[(n, "assignment", "card") for n in ("a", "an", "one")],
        )
    ],
    ("shards you have left", "Shards you have"),
    ("will you have left", "Will you have"),
    ("unexhaust", "remove all exhaustion tokens from"),
    ("un-exhaust", "remove all exhaustion tokens from"),
    *[
        (f"{worth} worth {said}", f"{have} {sign}{n} Prestige value")
        for worth, have in (("is", "has"), ("are", "have"))
        for n in range(1, 6)
        for way, sign in (("more", "+"), ("less", "-"))
        for said in (f"{n} {way} Prestige", f"{n} Prestige {way}", f"{n} {way} point", f"{n} {way} points")
    ],
    *PAID_BESIDES,
    ("any number of will", "any amount of Will"),
    *[
        (f"return ... {whose} hand", f"return ... {its} hand")
        for whose, its in (
            ("to their", "to its owner's"),
            ("to its player's", "to its owner's"),
        )
    ],
    *[
        (f"you {have}completed a {kind} this turn", f"you have completed one or more {kind}s this turn")
        for have in ("", "have ")
        for kind in ("spell", "item")
    ],
    *[
        (f"^when you {verb} your first {kind} each turn,", f"the first time you complete a {kind} each turn,")
        for verb in ("complete", "cast", "play")
        for kind in ("spell", "item")
    ],
    *[
        (f"{have} {n} Will.", f"your maximum Will is {n - 9} higher.")
        for n in range(10, 20)
        for have in ("you can have up to", "you may have up to", "your maximum Will is", "your Will can go up to")
    ],
    ("score", "gain"),
    ("scores", "gains"),
    ("on your slate", "on tiles of yours"),
    ("another spell from", "a spell from"),
    *[(f"{kind} you {have} to", f"{kind} of yours to") for kind in ("item", "spell") for have in ("have", "control")],
    *[
        (f"return an item {whose} to {hand}", f"return an item {of} to its owner's hand")
        for whose, of in (("you have", "of yours"), ("you control", "of yours"), ("of yours", "of yours"))
        for hand in ("your hand", "hand")
    ],
    ("turn a tile on your slate a quarter turn", "rotate a tile of yours"),
    ("turn a tile of yours a quarter turn", "rotate a tile of yours"),
    ("take an extra turn.", "take an extra turn after this one."),
    ("takes an extra turn.", "takes an extra turn after this one."),
    ("a quarter turn.", "."),
    *[(f"if you roll a {n}", f"if you roll {n}") for n in range(1, 7)],
    *[
        (f"{a} {symbol} {tile}", f"{a} {tile} with a {symbol} symbol")
        for symbol in ("Chaos Magic", "Gain Will", "Collect Shard", "Add Tile", "Use Item", "Complete Assignment")
        for a, tile in (("a", "tile"), ("all", "tiles"), ("another", "tile"))
    ],
    *[(f"move a tile on your slate{end}", f"move a tile of yours to another space{end}") for end in (".", ",", " and")],
    *[(f"move a tile of yours{end}", f"move a tile of yours to another space{end}") for end in (".", ",", " and")],
    *[
        (f"{one} with cost ... you {have}.", f"{one} of yours with cost ... .")
        for one in ("item", "items", "spell", "spells")
        for have in ("have", "control", "have completed")
    ],
    *COSTS,
    ("your exhausted tiles can be linked.", "your tiles can be linked while exhausted."),
    ("exhausted tiles of yours can be linked.", "your tiles can be linked while exhausted."),
    *[
        (f"{take} {a} {kind} with ... from another player", f"take {a} {kind} of another player with ...")
        for take in ("take", "steal")
        for a in ("a", "an")
        for kind in ("item",)
    ],
    ("destroy target", "discard a"),
    ("destroy", "discard"),
    ("destroys", "discards"),
    ("destroyed", "discarded"),
    ("row on your slate", "row of your slate"),
    ("column on your slate", "column of your slate"),
    ("take a tile.", "take a market tile."),
    *[
        (f"for each {kind} they {have}", f"for each {kind} of theirs")
        for kind in ("item", "spell", "tile")
        for have in ("have", "control")
    ],
    ("to another empty space", "to an empty space"),
    ("to a different empty space", "to an empty space"),
    ("to a different space", "to another space"),
    ("its player", "its owner"),
    ("their private assignments", "their hand"),
    ("your private assignments", "your hand"),
    ("number of private assignments", "number of cards"),
    ("a private assignment", "a card"),
    ("two private assignments", "two cards"),
    ("put 1 prestige on", "put 1 Prestige token on"),
    *[(f"put {n} prestige on", f"put {n} Prestige tokens on") for n in range(2, 10)],
    ("you add a tile", "you perform an Add Tile action"),
    ("add another tile", "take a market tile"),
    ("^add a tile", "take a market tile"),
    ("as an additional cost,", "as an additional cost to play this,"),
    ("to complete this,", "to play this,"),
    ("if you have completed", "if you have"),
    ("you have completed", "of yours"),
    ("tiles from the market", "market tiles"),
    ("tile from the market", "market tile"),
    ("the assignment deck", "the deck"),
    ("casts a spell", "completes a spell"),
    ("cast a spell", "complete a spell"),
    ("the positions of", ""),
    ("take an item from another player", "take an item of another player"),
    ("steal an item from another player", "take an item of another player"),
    ("move a prestige token", "move 1 Prestige token"),
    *OF_THE_FIRST,
    ("of that player", "of theirs"),
    ("take control of", "take"),
    ("full row or full column", "full row and each full column"),
    ("full row and full column", "full row and each full column"),
    ("full row and column", "full row and each full column"),
    ("row and each column that is full", "full row and each full column"),
    ("exchange hands with", "trade hands with"),
    ("swap hands with", "trade hands with"),
    ("switch hands with", "trade hands with"),
    ("exchange a placed tile", "swap a placed tile"),
    ("exchange a", "swap a"),
    *COSTS_OF_OTHERS,
    *FREE,
)

LOOSELY: Final = (
    *[(f"at the end of your turn, {lose}", f"at the end of the turn, {lose}") for lose in ("lose", "exhaust")],
    ("copy that spell", "copy the effect of it"),
    *[(f"that {one}", "it") for one in ("tile", "item", "spell", "assignment")],
    *[(f"those {many} {do}", f"they {do}") for many in ("tiles", "items") for do in ("cannot", "do", "are", "have")],
    ("those tiles", "them"),
    ("those items", "them"),
    ("prestige.", "Prestige value."),
    ("^this becomes a copy of", "copy the effect of"),
    ("you choose", "choose"),
    ("of your placed tiles", "placed tiles of yours"),
    ("of your linked tiles", "linked tiles of yours"),
    ("on your placed tiles", "on placed tiles of yours"),
    ("on your linked tiles", "on linked tiles of yours"),
    ("gain ... will and gain ... shards", "gain ... will and gain ... shards"),
    ("gain ... will and ... shards", "gain ... will and gain ... shards"),
    ("gain ... shards and gain ... will", "gain ... shards and gain ... will"),
    ("gain ... shards and ... will", "gain ... shards and gain ... will"),
    ("you completed no assignments this turn", "you have not completed an assignment this turn"),
    ("you completed", "of yours"),
)
