"""What the server keeps about people: their devices, their names, and whom they do not want to meet."""

from collections.abc import Collection
from contextlib import suppress
from secrets import token_urlsafe

from sqlalchemy import or_, select

from basra.server.errors import ConflictError
from basra.server.storage import layout
from basra.server.storage.database import Database

_INSERT_PERSON = layout.people.insert()


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

    async def introduce(self, person: bytes, name: str) -> None:
        """Let others know a person, by a public id of its own; one that is known stays as it is."""
        people = layout.people.c
        if await self._database.read(select(people.public).where(people.person == person)):
            return
        with suppress(ConflictError):  # introduced at the same moment
            await self._database.write([(_INSERT_PERSON, [
                {"person": person, "name": name, "public": token_urlsafe(16)}])])

    async def shunned_by(self, person: bytes) -> set[bytes]:
        """Return whom a person must not meet: whoever it blocks, and whoever blocks it."""
        return {other for pair in await self.shunning([person]) for other in pair} - {person}

    async def shunning(self, people: Collection[bytes]) -> frozenset[tuple[bytes, bytes]]:
        """Return who blocks whom, where either is one of some people."""
        blocks = layout.blocks.c
        rows = await self._database.read(select(blocks.person, blocks.blocked).where(
            or_(blocks.person.in_(people), blocks.blocked.in_(people)))) if people else ()
        return frozenset((bytes(row["person"]), bytes(row["blocked"])) for row in rows)
