"""Which cards are meant beside others; tokens; and cards that get another player or are set aside."""
