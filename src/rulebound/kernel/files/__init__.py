"""Reading files that people write: rulebooks, cards, decks, tips; every error with its place. And writing them."""
