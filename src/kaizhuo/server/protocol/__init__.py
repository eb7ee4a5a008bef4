"""Every message between the server and its clients, over the socket and over HTTP."""
