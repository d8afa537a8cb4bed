"""What the server keeps: the database, its tables, and who reads and writes them."""
