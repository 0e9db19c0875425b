"""The games in the shapes of other libraries. Each module needs the extra of its name, and no other module here."""
