"""Any View as rows of coloured runs, each of which knows what it stands for. It knows no game, and no terminal."""
