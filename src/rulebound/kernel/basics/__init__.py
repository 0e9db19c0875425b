"""Data that do not depend on a table: views, reasons, events, set-ups, chance, errors."""
