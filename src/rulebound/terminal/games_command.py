"""The command `games`: the games, with all that a table can be set up with."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rulebound.games import GAMES, load
from rulebound.games.arguments import add_game
from rulebound.language import _, _n

ABOUT = """\
List the games with their players, length, cards and decks.
Also lists the rulings and options that --rulings and --options set."""
EXAMPLE = "games courses"


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser, optional=True)


def run(args: Namespace) -> int:
    """Prints one game, or all of them. Returns the exit status."""
    for name in [args.game] if args.game else GAMES:
        print("\n".join(lines(name)))
    return 0


def lines(name: str) -> list[str]:
    """What a game says before it is played."""
    game = load(name)
    least, most = game.minutes
    kinds = sorted({card.kind for card in game.card_list})
    counts = [f"{sum(card.kind == kind for card in game.card_list)} {kind}s" for kind in kinds]
    found = [
        _(
            "{name}: {title}, {first} to {last} players, {least} to {most} minutes",
            name=name,
            title=game.title,
            first=game.seats[0],
            last=game.seats[-1],
            least=least,
            most=most,
        ),
        f"  {_(game.about)}",
        f"  {_n('{n} card', '{n} cards', len(game.card_list))}: {', '.join(counts)}",
        *[f"  {_('Deck {name!r}', name=deck.name)}: {_(deck.about)}" for deck in game.decks.values()],
    ]
    for what, switches in ((_("Ruling"), game.rulings), (_("Option"), game.options)):
        found += [f"  {what} {switch.name} = {switch.possible()}: {_(switch.about)}" for switch in switches.values()]
    return found
