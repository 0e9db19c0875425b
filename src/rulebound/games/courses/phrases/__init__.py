"""The course game's own words for card texts, each with its instruction.

nouns        kinds of cards, places, values, points
conditions   what can be so or not
events       what can happen
instructions        what is done to cards on the table
must         what partners must do if they can
moves        how partners get to other courses
movable      which of them can be chosen for that
hands        what is done with the cards of a hand or a discard pile
fighters     which of them can be chosen to attack and to be attacked
played       what is played
pairs        what some cards cannot do to others
roles_said   what is so of the attacker, and of others by their parts in an event
fighting     what is so in a battle alone
tallies      what has happened in this turn
empty_decks  players whose deck is empty
standing     what holds all the time
"""
