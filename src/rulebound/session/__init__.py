"""A game with its people and bots. Terminal and server share it; it has no keys and no network."""
