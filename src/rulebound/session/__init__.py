"""A game with the people and bots who play it: what the terminal and the server do alike, without keys and network."""
