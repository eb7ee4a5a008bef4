"""Speed, as ratios to named peers in one run."""
