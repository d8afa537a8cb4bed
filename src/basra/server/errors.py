"""What the server can fail at."""


class StorageError(Exception):
    """The database cannot be opened, read or written at the moment; nothing was changed."""


class ConflictError(Exception):
    """Another command became the event of that number, or has that key; nothing was changed."""


class PortBusyError(Exception):
    """Another program listens on the port."""
