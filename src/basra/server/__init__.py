"""The server: matches over HTTP and WebSocket, kept in a database."""
