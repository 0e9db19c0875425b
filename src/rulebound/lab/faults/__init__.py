"""What is wrong with a set of cards, as far as its texts and many games show it.

dominated    cards that are better than others in everything
playing      games in which hands, uses, loops and wins are counted
findings     what the counts say
command      the command `faults`
"""
