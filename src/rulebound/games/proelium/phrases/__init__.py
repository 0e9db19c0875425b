"""The sentences of Proelium's cards besides those that all games share."""
