"""What a seat may know of a position: the parts of its view and log, and positions imagined from that."""
