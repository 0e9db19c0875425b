"""Counters on cards: put, taken off, moved, and counted."""
