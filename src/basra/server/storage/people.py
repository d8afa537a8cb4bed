"""What the server keeps about people, beside their matches: by which devices they come."""

from sqlalchemy import select

from basra.server.storage import layout
from basra.server.storage.database import Database


class People:
    """Reads and writes who people are. Every method raises StorageError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person_of(self, device: bytes) -> bytes:
        """Return whose device it is: the person of its first link, or else a person of its own.

        Args:
            device: the SHA-256 of its token.
        """
        devices = layout.devices.c
        rows = await self._database.read(select(devices.person).where(devices.device == device))
        return bytes(rows[0]["person"]) if rows else device
