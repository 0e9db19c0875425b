"""A game that makes tables, and what is kept of them: records, saved states, scenes, a match with its undo."""
