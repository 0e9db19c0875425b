"""The kernel: what all tabletop games share. It knows no game."""
