"""Numbers of cards, chosen within bounds so that a set is fair, and measured on games that the choice has not seen.

varying      the numbers that may change, and a set with other numbers
playing      games of a set: how often decks and characters win, and what drawing a card changes
targets      what is wanted, and how far a set is from it
search       a search by Optuna, on the same games for all sets that are tried
command      the command `tune`; report says what came of it
"""
