"""What the server can fail at."""


class StorageError(Exception):
    """The database cannot be opened, read or written at the moment.

    Nothing was changed, unless it was lost right while it committed: so whoever goes on reads again first.
    """


class GoneError(Exception):
    """The match is not there any more: one of its players has deleted all that was held about it."""


class DataRefusedError(StorageError):
    """The database does not take such data, a text that is too long for example; nothing was changed."""


class ConflictError(Exception):
    """Another command became the event of that number, or has that key; nothing was changed."""


class CrowdedError(Exception):
    """As many tables of the address as there may be are in the lobby; nothing was changed."""


class BellError(Exception):
    """Redis cannot be used: its URL, or how to log in, is wrong."""


class PortBusyError(Exception):
    """Another program listens on the port."""


class MissingExtraError(Exception):
    """What several processes need to serve together is not installed."""
