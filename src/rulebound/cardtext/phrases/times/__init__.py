"""When something happens: events, what happened earlier, later times, and how often."""
