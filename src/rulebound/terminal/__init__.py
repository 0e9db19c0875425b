"""The terminal client: it draws Views, and knows no game and no rule."""
