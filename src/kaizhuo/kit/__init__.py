"""What games are made with beside the core: boxes, and how the terminal draws."""
