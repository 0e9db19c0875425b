"""The lab: many games at once, what they cost, and what the rulebooks say."""
