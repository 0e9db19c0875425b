"""What is done: the usual instructions, instructions on cards, and the conditions most games share."""
