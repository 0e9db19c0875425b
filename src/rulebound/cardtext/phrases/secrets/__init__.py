"""What players choose without the others knowing: choices, bids, and what they exchange."""
