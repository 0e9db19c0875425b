"""What cards have: values that become others, keywords, and texts that are given and taken."""
