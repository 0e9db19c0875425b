"""A cluster of PostgreSQL's for the tests of one session, with a socket in its own folder."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

BINARIES: Final = Path("/usr/lib/postgresql")  # where Debian has them, by version
PATIENCE: Final = 60  # seconds
SWIFT: Final = "-F -c listen_addresses='' -c max_connections=60 -c shared_buffers=16MB"  # -F: no fsync


class NoPostgres(Exception):
    """Why there is no PostgreSQL here, in a line."""


def binaries() -> Path:
    """The folder with PostgreSQL's programs; installs them where that is possible. Raises NoPostgres."""
    found = installed()
    if found is None and os.environ.get("RULEBOUND_INSTALL_POSTGRES") != "0":
        install()
        found = installed()
    if found is None:
        raise NoPostgres(f"PostgreSQL is not installed: there is no initdb in {BINARIES}")
    return found


def installed() -> Path | None:
    """The newest version that is there."""
    found = [it for it in BINARIES.glob("*/bin") if (it / "initdb").exists()] if BINARIES.exists() else []
    return max(found, key=lambda it: float(it.parent.name), default=None)


def install() -> None:
    """Asks Debian's package system for it. Raises NoPostgres."""
    if os.name == "nt" or os.geteuid() or shutil.which("apt-get") is None:
        raise NoPostgres("PostgreSQL is not installed, and only root with apt could install it")
    with Path("/tmp/rulebound-apt.lock").open("w") as lock:  # noqa: S108 - for all workers of a run
        fcntl.flock(lock, fcntl.LOCK_EX)
        if installed() is None:
            call_apt()


def call_apt() -> None:
    """Raises NoPostgres."""
    quickly = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
    try:
        for words in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            command = ["apt-get", "-q", *quickly, *words]
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(command, check=True, capture_output=True, timeout=300, env=environment)
    except (OSError, subprocess.SubprocessError) as error:
        raise NoPostgres(f"PostgreSQL is not installed, and apt could not install it: {error}") from error


class Cluster:
    """A running cluster. Each database in it is for one test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count()

    def execute(self, statement: str) -> None:
        """Carries out a statement outside of all databases of tests."""
        import psycopg  # only where there is a cluster

        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(statement.encode())

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a new and empty database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Removes a database, and ends all connections to it."""
        name = url.partition("?")[0].rpartition("/")[2]
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that runs meanwhile. Raises NoPostgres."""
    programs = binaries()
    folder = Path(tempfile.mkdtemp(prefix="rulebound-pg-", dir="/tmp"))
    owner = ["runuser", "-u", "postgres", "--"] if not os.geteuid() else []  # root must not run it
    user = "postgres" if owner else pwd.getpwuid(os.geteuid()).pw_name
    if owner:
        shutil.chown(folder, user)

    def called(program: str, *words: str) -> None:
        done = subprocess.run(
            [*owner, str(programs / program), *words],
            check=False, capture_output=True, text=True, timeout=PATIENCE, cwd=folder,
        )  # fmt: skip
        if done.returncode:
            raise NoPostgres(f"{program} failed: {' '.join(done.stderr.split())[:300]}")

    data = str(folder / "data")
    try:
        called("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        log = str(folder / "log")
        called("pg_ctl", "-D", data, "-w", "-l", log, "-o", f"{SWIFT} -k {folder}", "start")
        try:
            yield Cluster(folder)
        finally:
            called("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
