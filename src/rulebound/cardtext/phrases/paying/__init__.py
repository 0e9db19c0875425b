"""Costs and prices: what is paid besides, what costs less, and who cannot play or must pay to."""
