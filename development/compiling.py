"""The compiled copies of the package: which there are, whether they are up to date, and how one is made.

The sources in `src` are never compiled in place. What is compiled is a whole second copy of the package, and a program
runs on one or the other by its PYTHONPATH.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import sysconfig
from pathlib import Path
from typing import Final

from development.environment import PYTHON, ROOT, SOURCES, call, digest, is_stamped

COMPILED: Final = ROOT / "build" / "compiled"
TESTED: Final = ROOT / "build" / "tested"  # the same, compiled in a quarter of the time, for the gate
COMPILED_PARTS: Final = ("kernel", "cardtext", "cardgame", "games", "bots")  # of the package, as in setup.py
STAMP: Final = "build.stamp"
COMPILER_STAMP: Final = "compiler.stamp"


def code_digest() -> str:
    code = [path for part in COMPILED_PARTS for path in (SOURCES / "rulebound" / part).rglob("*.py")]
    return digest([*code, *build_files()])


def build_files() -> list[Path]:
    """What decides how the code is compiled, and is no Python of the package."""
    names = ("pyproject.toml", "setup.py", "uv.lock")
    return [*[ROOT / name for name in names], *ROOT.glob("native/**/*.[ch]")]


def is_compiled(tree: Path = COMPILED) -> bool:
    return is_stamped(tree / STAMP, code_digest())


def missing_for_compiling() -> str:
    """What keeps this machine from compiling, as a sentence, or nothing."""
    if os.name != "nt":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if not shutil.which(compiler):
            return f"There is no C compiler: the program {compiler!r} was not found."
        if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
            return "Python's C headers are not installed (on Debian, the package python3-dev)."
    return ""


def compile_package(tree: Path) -> None:
    """Build beside the old copy and put the new one in its place only when it is whole.

    It begins with the libraries of the old copy, of which the compiler makes those anew that are older than their C
    code or a header of it: mypyc leaves what stays the same as it is.
    """
    wanted, how = code_digest(), compiler_digest()
    fresh = tree.with_name(f"{tree.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    if is_stamped(tree / COMPILER_STAMP, how):
        keep_libraries(tree, fresh)
    folders = ("--build-lib", fresh, "--build-temp", tree.with_name(f"{tree.name}.objects"))
    command = (PYTHON, "setup.py", "--quiet", "build_ext", *folders, "--parallel", os.cpu_count() or 1)
    level = "0" if tree == TESTED else "2"
    problem = "The package could not be compiled; the lines above say why."
    call(problem, *command, RULEBOUND_COMPILE="1", RULEBOUND_OPTIMIZE=level)
    mirror(fresh)
    (fresh / COMPILER_STAMP).write_text(how)
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(tree, ignore_errors=True)
    fresh.rename(tree)


def compiler_digest() -> str:
    """Of all that decides how the same code is compiled."""
    compiler = " ".join(os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED"))
    return f"{digest(build_files())} {sysconfig.get_config_var('CC')} {compiler}"


def keep_libraries(old: Path, fresh: Path) -> None:
    """Copy the libraries with their times, but of modules that are no more."""
    for suffix in ("so", "pyd"):
        for library in old.rglob(f"*.{suffix}"):
            name = library.relative_to(old)
            module = SOURCES / name.parent / name.name.split(".")[0]
            if len(name.parts) == 1 or module.with_suffix(".py").exists() or (module / "__init__.py").exists():
                (fresh / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(library, fresh / name)


def mirror(target: Path) -> None:
    """Bring all that is not compiled up to date: a changed card or client needs no compiler."""
    sources = package_files(SOURCES)
    for name in sources:
        source, copy = SOURCES / name, target / name
        if not copy.exists() or not filecmp.cmp(source, copy):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    for name in package_files(target) - sources:
        if name.suffix not in {".so", ".pyd"}:
            (target / name).unlink()


def package_files(tree: Path) -> set[Path]:
    files = (path.relative_to(tree) for path in (tree / "rulebound").rglob("*") if path.is_file())
    return {name for name in files if "__pycache__" not in name.parts}
