"""The server of one's own that runs already: where it is, and a table that is opened there."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

import msgspec

from rulebound.kernel.basics.problem import SetupError
from rulebound.language import _, language
from rulebound.server.answers import Opened
from rulebound.server.requests import NewTable
from rulebound.session.errors import Refusal

HOST: Final = "127.0.0.1"
WAIT: Final = 30.0  # seconds for an answer: a game with own cards is read first
CREATED: Final = 201


class Failed(msgspec.Struct):
    """An answer that is an error."""

    error: Refusal


def note_of(database: Path) -> Path:
    """The file that says where the server of a database is."""
    return database.with_suffix(".address")


def running_at(database: Path) -> str:
    """The address of a server that already uses this database; empty if none answers."""
    try:
        address = note_of(database).read_text()
        connection = HTTPConnection(HOST, port_of(address), timeout=1)
        connection.connect()
        connection.close()
    except (OSError, ValueError):
        return ""
    return address


def port_of(address: str) -> int:
    """The port in an address. Raises ValueError."""
    return int(address.rstrip("/").rpartition(":")[2])


def opened_at(address: str, wanted: NewTable) -> str:
    """Opens this table at the server with this address. Returns the table's link.

    Raises SetupError with what is wrong with the table, or if the server does not answer.
    """
    headers = {"content-type": "application/json", "accept-language": language()}
    connection = HTTPConnection(HOST, port_of(address), timeout=WAIT)
    try:
        connection.request("POST", "/api/tables", msgspec.json.encode(wanted), headers)
        reply = connection.getresponse()
        content = reply.read()
        if reply.status != CREATED:
            refusal = msgspec.json.decode(content, type=Failed).error
            problems = [problem.text for problem in refusal.problems]
            raise SetupError(_("a table"), problems or [refusal.sentence])
        return msgspec.json.decode(content, type=Opened).link
    except (OSError, HTTPException, msgspec.DecodeError) as error:
        failed = _("Rulebound runs already at {address}, and cannot open it: {error}", address=address, error=error)
        raise SetupError(_("a table"), [failed]) from error
    finally:
        connection.close()
