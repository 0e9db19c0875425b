"""What card games share: a game declares its pools, counters, marks and values, and the rest follows."""
