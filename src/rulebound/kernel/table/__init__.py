"""A position: where pieces lie, the agenda, what is legal and why not, what cards do."""
