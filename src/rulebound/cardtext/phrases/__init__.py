"""The phrases that games share, what they mean on a table, and the files of cards that are written in them."""
