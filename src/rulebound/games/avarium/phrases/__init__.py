"""The phrases of Avarium's card texts, by subject: each with its English and its instruction."""
