"""Loads on a table server, as many people put them: `python -m rulebound.lab.load`."""
