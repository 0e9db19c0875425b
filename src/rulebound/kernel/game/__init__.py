"""A game that sets up positions, and what is stored: records, saved states, scenes, a match with undo."""
