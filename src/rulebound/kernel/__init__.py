"""The kernel: what all tabletop games share. It knows no game.

    basics      data that do not depend on a table: chance, events, switches, views, errors
    files       reading files that people write: rulebooks, cards, decks, tips; every error with its place
    table       a position: where pieces lie, the agenda, what is legal, what cards do
    knowing     what a seat may know of a position, and positions imagined from that
    game        a game that sets up positions, and what is stored: records, saved states, scenes, a match

Each package imports only those above it in this list.
"""
