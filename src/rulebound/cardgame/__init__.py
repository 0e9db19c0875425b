"""What card games have alike: a game declares its pools, counters, marks and values, and gets all that follows."""
