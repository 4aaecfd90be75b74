"""Learning what the players know: games, fits, calibration. Run by developers, never by the program."""
