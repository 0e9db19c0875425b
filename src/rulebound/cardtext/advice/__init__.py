"""What a text that cannot be read probably means: other words for it, and the nearest sentences that there are."""
