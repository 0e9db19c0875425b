"""What other players do, are given, and may not do; and turns."""
