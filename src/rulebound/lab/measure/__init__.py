"""What a change does: a card, a deck or a ruling before and now, in the same games, as precisely as asked.

question     what is asked
sums         what the games came to, and the intervals
tables       the games of a question; of_cards, of_decks, of_rulings and of_barring say which these are
branching    games that branch where a card comes up
whole        games from their beginning
quick        a bot in half the time
variants     own cards beside those that they replace
measurement  a run that stops when it is sure
command      the command `measure`; report, data and picture say what came of it
"""
