"""The kernel: what all tabletop games share. It knows no game.

    basics      data that know no table: chance, events, switches, views, and what can go wrong
    files       reading what people wrote: rulebooks, cards and decks, tips, each fault with its place
    table       a table of a game: where pieces lie, what is still to be done, what is legal, what cards do
    knowing     what a seat may know of a table, and a table imagined from that
    game        a game that makes tables, and what is kept of them: records, saved states, scenes, a match

Each package knows only those above it in this list.
"""
