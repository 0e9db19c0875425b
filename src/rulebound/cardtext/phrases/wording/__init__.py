"""Words that are read as others: what a game calls its own, and what people usually say."""
