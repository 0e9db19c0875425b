"""Reading and writing texts by templates, whatever the phrases of a game are; and what is wrong with a text."""
