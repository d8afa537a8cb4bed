"""The table: commands in, events and views out. No clock, no network, no disk."""
