"""Whole texts: files of cards, how a text is shown, and what makes no sense as a whole."""
