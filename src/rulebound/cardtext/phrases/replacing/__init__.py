"""What is done in place of what would happen: replacements, prevention, limits."""
