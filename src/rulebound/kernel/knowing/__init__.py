"""What a seat may know of a table: what its view and log are made of, and a table imagined from that."""
