"""Data that know no table: what views, reasons, events, set-ups and chance are made of, and what can go wrong."""
