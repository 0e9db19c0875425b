"""Reading what people wrote: rulebooks, cards and decks, tips; every fault with its place."""
