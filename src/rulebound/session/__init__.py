"""A game with its people and bots: what terminal and server share, without keys and network."""
