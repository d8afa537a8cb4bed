"""What the server answers: paths over HTTP, the socket, and what is sent."""
