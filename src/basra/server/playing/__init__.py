"""Tables in play, and what thinks for the computer players."""
