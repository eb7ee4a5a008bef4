"""熨斗大廈 Flatiron: streets, pillars and newspapers, 2 players or one against Daniel Burnham."""
