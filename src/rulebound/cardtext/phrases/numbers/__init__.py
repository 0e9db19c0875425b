"""Numbers: any amount, as much as something else, comparisons, counts, names and numbers that are chosen."""
