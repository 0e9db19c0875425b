"""A table of a game: where pieces lie, what is still to be done, what is legal and why not, what cards do."""
