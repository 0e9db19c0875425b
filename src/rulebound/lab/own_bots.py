"""Bots by name, and bots of one's own by the module and the class that make them: `my_module:MyBot`.

Only the laboratory takes these, since to make such a bot is to run its module.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from rulebound.bots import BOTS, Bot, bot_of
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.language import _


def is_own(spec: str) -> bool:
    """Whether this is a module and what makes a bot there: `my_module:MyBot`, and not `ismcts:200`."""
    module, colon, name = spec.partition(":")
    words = [*module.split("."), name]
    return bool(colon) and module not in BOTS and all(word.isidentifier() for word in words)


def any_bot(spec: str, seed: int) -> Bot:
    """The bot of this name; one of one's own is made by calling its class with the seed. Raises SetupError."""
    return own_bot(spec, seed) if is_own(spec) else bot_of(spec, seed)


def own_bot(spec: str, seed: int) -> Bot:
    """A bot of one's own. The module is looked for in the current folder too. Raises SetupError."""
    module, _colon, name = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # workers get it from here
    if not is_there(module):
        raise SetupError(
            _("a bot"),
            [
                _(
                    "there is no module {module!r} here, nor a bot of that name{nearest}",
                    module=module,
                    nearest=nearest(module, BOTS),
                )
            ],
        )
    there = import_module(module)
    if not callable(making := getattr(there, name, None)):
        classes = [one for one, what in vars(there).items() if isinstance(what, type) and what.__module__ == module]
        raise SetupError(
            _("a bot"),
            [
                _(
                    "{module!r} has nothing called {name!r} that makes a bot{nearest}",
                    module=module,
                    name=name,
                    nearest=nearest(name, classes),
                )
            ],
        )
    try:
        bot: Bot = making(seed)
    except TypeError as error:
        raise SetupError(
            _("a bot"), [_("{spec!r} must take one argument, a seed: {error}", spec=spec, error=error)]
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise SetupError(
            _("a bot"),
            [_("{spec!r} has no method `choose(seat)` that returns one of the seat's legal actions", spec=spec)],
        )
    return bot


def is_there(module: str) -> bool:
    """Whether a module can be found."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False  # its package is not there
