"""Any View as rows of coloured runs. Each run knows what it shows. Nothing here knows a game or a terminal."""
