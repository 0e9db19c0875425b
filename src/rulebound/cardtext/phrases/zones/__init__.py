"""Decks, hands and discard piles: what is looked at, drawn, discarded and put back."""
