"""The web application: addresses, sockets, limits, and the process that serves them."""
