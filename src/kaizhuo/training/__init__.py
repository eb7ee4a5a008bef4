"""How level 4 learns: games of its own, a network that foretells how they end, and what bots read of it."""
