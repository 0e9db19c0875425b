"""Dice: when they are rolled, and what they show."""
