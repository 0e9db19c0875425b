"""What is chosen: cards, targets, and one or several of some effects."""
