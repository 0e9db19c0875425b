"""The tables of the database as numbered steps of SQL: step N makes a database of version N from one of version N - 1.

A new database takes all steps, an older one those that it lacks, so both are alike. A step that was once released never
changes; what is new is a step at the end.
"""

from __future__ import annotations

from typing import Final

STEPS: Final = (
    # 1: tables with their links and actions
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        opened TEXT NOT NULL,
        changed TEXT NOT NULL,
        charter BLOB NOT NULL,
        standing BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE places (
        link TEXT PRIMARY KEY,
        home TEXT NOT NULL REFERENCES tables ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX places_of_tables ON places (home);
    CREATE TABLE actions (
        home TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        n INTEGER NOT NULL,
        code INTEGER NOT NULL,
        PRIMARY KEY (home, n)
    ) WITHOUT ROWID
    """,
    # 2: the days on which the server ran, so that a wrong clock removes nothing
    """
    ALTER TABLE tables ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE house (day INTEGER NOT NULL, date TEXT NOT NULL);
    INSERT INTO house VALUES (0, '')
    """,
    # 3: tables before their games
    """
    CREATE TABLE meetings (key TEXT PRIMARY KEY, changed TEXT NOT NULL, content BLOB NOT NULL) WITHOUT ROWID
    """,
    # 4: browsers that are called when it is their player's turn
    """
    CREATE TABLE push_keys (private TEXT NOT NULL);
    CREATE TABLE subscriptions (
        link TEXT NOT NULL REFERENCES places ON DELETE CASCADE,
        endpoint TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        since TEXT NOT NULL,
        PRIMARY KEY (link, endpoint)
    )
    """,
    # 5: which guest has which seat; what is said at tables, and whom a guest has blocked
    """
    CREATE TABLE guest_seats (
        home TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        guest TEXT NOT NULL,
        PRIMARY KEY (home, seat)
    ) WITHOUT ROWID;
    CREATE INDEX guest_seats_of_guests ON guest_seats (guest);
    CREATE TABLE messages (
        talk TEXT NOT NULL,
        n INTEGER NOT NULL,
        at TEXT NOT NULL,
        home TEXT NOT NULL,
        seat INTEGER NOT NULL,
        guest TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        emote TEXT NOT NULL,
        PRIMARY KEY (talk, n)
    ) WITHOUT ROWID;
    CREATE INDEX messages_of_guests ON messages (guest);
    CREATE TABLE blocks (
        id INTEGER PRIMARY KEY,
        guest TEXT NOT NULL,
        other TEXT NOT NULL,
        name TEXT NOT NULL,
        since TEXT NOT NULL,
        UNIQUE (guest, other)
    );
    CREATE INDEX blocks_of_others ON blocks (other)
    """,
    # 6: how the games of guests ended; this outlives their tables. replay: a link to look at the game
    """
    CREATE TABLE results (
        home TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        opened TEXT NOT NULL,
        ended TEXT NOT NULL,
        turns INTEGER NOT NULL,
        decisions INTEGER NOT NULL,
        replay TEXT NOT NULL UNIQUE
    ) WITHOUT ROWID;
    CREATE TABLE result_seats (
        home TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        guest TEXT NOT NULL,
        bot TEXT NOT NULL,
        name TEXT NOT NULL,
        rank INTEGER NOT NULL,
        ended TEXT NOT NULL,
        PRIMARY KEY (home, seat)
    ) WITHOUT ROWID;
    CREATE INDEX result_seats_of_guests ON result_seats (guest, ended, home)
    """,
    # 7: which games are rated, in the order in which they ended, and what that says of their players
    """
    ALTER TABLE results ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX results_in_order ON results (number);
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        player TEXT NOT NULL,
        name TEXT NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        low REAL GENERATED ALWAYS AS (mu - 2 * sigma) STORED,
        games INTEGER NOT NULL,
        people INTEGER NOT NULL,
        won INTEGER NOT NULL,
        PRIMARY KEY (game, player)
    );
    CREATE INDEX ratings_by_strength ON ratings (game, low);
    CREATE INDEX ratings_of_players ON ratings (player)
    """,
    # 8: when the server last ran, and the seconds that are not thinking time
    """
    ALTER TABLE house ADD COLUMN alive TEXT NOT NULL DEFAULT '';
    CREATE TABLE outages (n INTEGER PRIMARY KEY, seconds INTEGER NOT NULL)
    """,
    # 9: tournaments
    """
    CREATE TABLE tournaments (key TEXT PRIMARY KEY, changed TEXT NOT NULL, content BLOB NOT NULL) WITHOUT ROWID
    """,
    # 10: passkeys of guests, what browsers have to sign with them, and the key that signs the cookies of who has
    """
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        public_key BLOB NOT NULL,
        used_times INTEGER NOT NULL,
        name TEXT NOT NULL,
        since TEXT NOT NULL,
        used TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_of_guests ON passkeys (guest);
    CREATE TABLE challenges (
        challenge TEXT PRIMARY KEY,
        purpose TEXT NOT NULL,
        guest TEXT NOT NULL,
        since TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE signing_keys (secret TEXT NOT NULL)
    """,
    # 11: for several servers: the numbers of changes of tables, so that one is first; who is connected to which server;
    # the clocks of their computers; and which players were called for which decision
    """
    ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE presence (
        place TEXT NOT NULL,
        who TEXT NOT NULL,
        server INTEGER NOT NULL,
        PRIMARY KEY (place, who, server)
    );
    CREATE TABLE clocks (computer TEXT PRIMARY KEY, ahead REAL NOT NULL);
    CREATE TABLE calls (home TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, revision INTEGER NOT NULL)
    """,
)

FORMAT: Final = len(STEPS)


def steps_from(version: int) -> list[str]:
    """The statements that a database of this version lacks."""
    return [statement for step in STEPS[version:] for statement in step.split(";")]
