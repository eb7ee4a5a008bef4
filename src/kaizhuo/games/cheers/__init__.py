"""乾杯 Cheers: secret recipes, shakers and teams, 2-6 players."""
