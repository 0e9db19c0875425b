"""The table server: games over HTTP and WebSocket, kept in a database. It knows no rules and no game."""
