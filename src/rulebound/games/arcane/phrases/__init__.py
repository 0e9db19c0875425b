"""The words of Arcane Academy for card texts, each with its instruction.

nouns        kinds of cards and tiles, their adjectives, resources and values
events       what can happen
counting     how often
instructions        Will, Shards, Prestige, turns
tiles        tiles, exhaustion tokens and the market
assignments  completing, using, replacing
standing     what holds all the time, USE and End of Game
"""
