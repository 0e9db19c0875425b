"""The phrases of Varia's cards, besides those that all games share."""
