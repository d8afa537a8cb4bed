"""What the server keeps about people: their devices, their names, and whom they do not want to meet."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from secrets import token_urlsafe

from sqlalchemy import bindparam, func, or_, select

from basra.server.errors import ConflictError
from basra.server.storage import layout
from basra.server.storage.database import Database

LINK_KEPT = timedelta(minutes=30)
"""How long a private link works."""

_LINK_BYTES = 24

_INSERT_PERSON = layout.people.insert()
_NAME = (layout.people.update().where(layout.people.c.person == bindparam("whose"))
         .values(name=bindparam("called")))
_INSERT_LINK = layout.links.insert()
_DELETE_LINKS = layout.links.delete().where(or_(
    layout.links.c.person == bindparam("whose"), layout.links.c.expires < bindparam("now")))
_DELETE_LINK = layout.links.delete().where(layout.links.c.code == bindparam("which"))
_INSERT_DEVICE = layout.devices.insert()
_DELETE_DEVICE = layout.devices.delete().where(layout.devices.c.device == bindparam("which"))
_INSERT_BLOCK = layout.blocks.insert()
_DELETE_BLOCKS = layout.blocks.delete().where(layout.blocks.c.person == bindparam("whose"))


@dataclass(frozen=True, slots=True, kw_only=True)
class AboutPerson:
    """What is kept about a person beside its matches."""

    public: str | None
    name: str
    devices: int
    blocked: int



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

    async def about(self, person: bytes) -> AboutPerson:
        """Return what is kept about a person, whether others know it or not."""
        people, devices, blocks = layout.people, layout.devices.c, layout.blocks.c
        rows = await self._database.read(select(people).where(people.c.person == person))
        counts, = await self._database.read(select(
            select(func.count()).where(devices.person == person).scalar_subquery().label("devices"),
            select(func.count()).where(blocks.person == person).scalar_subquery().label("blocked")))
        return AboutPerson(public=rows[0]["public"] if rows else None, name=rows[0]["name"] if rows else "",
                           devices=max(counts["devices"], 1), blocked=counts["blocked"])

    async def rename(self, person: bytes, name: str) -> None:
        """Let a person be called something else."""
        await self.introduce(person, name)
        await self._database.write([(_NAME, [{"whose": person, "called": name}])])

    async def new_link(self, person: bytes) -> tuple[str, str]:
        """Make a private link by which another device becomes a person; the one before works no longer.

        Returns:
            its code, of which only the hash is kept, and when it expires, in ISO 8601, UTC.
        """
        await self.introduce(person, "")
        code, now = token_urlsafe(_LINK_BYTES), datetime.now(UTC)
        expires = (now + LINK_KEPT).isoformat(timespec="seconds")
        await self._database.write([
            (_DELETE_LINKS, [{"whose": person, "now": now.isoformat(timespec="seconds")}]),
            (_INSERT_LINK, [{"code": _hash(code), "person": person, "expires": expires}])])
        return code, expires

    async def person_of_link(self, code: str) -> bytes | None:
        """Return who somebody becomes by the code of a private link; None if it works no longer."""
        links, now = layout.links.c, datetime.now(UTC).isoformat(timespec="seconds")
        rows = await self._database.read(select(links.person).where(
            links.code == _hash(code), links.expires >= now))
        return bytes(rows[0]["person"]) if rows else None

    async def add_device(self, code: str, person: bytes, device: bytes) -> None:
        """Let a new device be a person's, by a private link, which then works no longer.

        Args:
            code: that of the link.
            person: to whom it leads.
            device: the SHA-256 of the new token.

        Raises:
            ConflictError: if another device has used the link at the same moment.
        """
        devices, now = layout.devices.c, datetime.now(UTC)
        time = now.isoformat(timespec="seconds")
        known = await self._database.read(select(devices.device).where(devices.device == person))
        first = () if known else (person,)  # counted from now on
        used = {"code": _hash(f"used {code}"), "person": person,
                "expires": (now + LINK_KEPT).isoformat(timespec="seconds")}
        await self._database.write([
            (_INSERT_LINK, [used]),  # there can be only one
            (_DELETE_LINK, [{"which": _hash(code)}]),
            (_INSERT_DEVICE, [{"device": new, "person": person, "time": time} for new in (*first, device)])])

    async def remove_device(self, device: bytes) -> None:
        """Forget a device that has become another person's under a new token."""
        await self._database.write([(_DELETE_DEVICE, [{"which": device}])])

    async def block(self, person: bytes, other: bytes) -> None:
        """Let a person meet another one no longer."""
        for one in (person, other):  # so that the export can name them
            await self.introduce(one, "")
        with suppress(ConflictError):  # it does not already
            await self._database.write([(_INSERT_BLOCK, [{"person": person, "blocked": other}])])

    async def unblock_all(self, person: bytes) -> None:
        """Forget whom a person does not want to meet."""
        await self._database.write([(_DELETE_BLOCKS, [{"whose": person}])])

    async def shunned_by(self, person: bytes) -> set[bytes]:
        """Return whom a person must not meet: whoever it blocks, and whoever blocks it."""
        return {other for pair in await self.shunning([person]) for other in pair} - {person}

    async def shunning(self, people: Collection[bytes]) -> frozenset[tuple[bytes, bytes]]:
        """Return who blocks whom, where either is one of some people."""
        blocks = layout.blocks.c
        rows = await self._database.read(select(blocks.person, blocks.blocked).where(
            or_(blocks.person.in_(people), blocks.blocked.in_(people)))) if people else ()
        return frozenset((bytes(row["person"]), bytes(row["blocked"])) for row in rows)


def _hash(code: str) -> bytes:
    return sha256(code.encode()).digest()
