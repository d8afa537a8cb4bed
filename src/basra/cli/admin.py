"""``basra admin``: what a host looks at and does, on the database that its servers share or have."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from basra.cli.speaking import BadInput, Failure, SpeakingCommand, SpeakingGroup
from basra.languages import Texts

if TYPE_CHECKING:
    from basra.server.admin import Admin, Which

DEFAULT_LISTED = 20
MOST_LISTED = 10_000
COUNTS = ("matches", "open", "online", "rated", "events", "people", "invitations", "nodes")
WHICH = ("all", "open", "over", "online")
CLUSTER = "basra[cluster]"

Found = TypeVar("Found")


def admin_group(texts: Texts) -> SpeakingGroup:
    """Return the group of the host's commands in one language."""
    group = SpeakingGroup("admin", texts)
    for command in (_status, _matches, _show, _void, _check, _export_person, _delete_person, _backup,
                    _restore):
        group.add_command(command(texts))
    return group


def _status(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, database: str | None) -> None:
        counts = _ask(data, database, texts, lambda admin: admin.counts())
        width = max(map(len, (str(number) for number in counts.values())))
        for name in COUNTS:
            click.echo(f"{counts[name]:>{width}}  {texts(f'admin-count-{name}')}")

    return SpeakingCommand("status", texts, of="admin", callback=run, params=_place(texts))


def _matches(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, database: str | None, which: "Which", most: int) -> None:
        for line in _ask(data, database, texts, lambda admin: admin.matches(which, most)):
            state = texts("admin-over" if line.is_over else "admin-open", deal=line.deal)
            names = " – ".join(name or "?" for name in line.names)
            click.echo(f"{line.match}  {line.time[:16]}  {line.kind:8}  {line.totals[0]}:{line.totals[1]}  "
                       f"{state}  {names}")

    return SpeakingCommand("matches", texts, of="admin", callback=run, params=[
        *_place(texts),
        click.Option(["--which"], type=click.Choice(WHICH), default="all", help=texts("option-which")),
        click.Option(["--most"], type=click.IntRange(1, MOST_LISTED), default=DEFAULT_LISTED,
                     metavar=texts("metavar-number"), help=texts("option-most", default=DEFAULT_LISTED))])


def _show(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, database: str | None, match: str) -> None:
        found = _ask(data, database, texts, lambda admin: admin.match(match))
        if found is None:
            raise Failure(texts("error-no-match", match=match))
        _say_json(found)

    return SpeakingCommand("show", texts, of="admin", callback=run, params=[*_place(texts), _match(texts)])


def _void(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, database: str | None, match: str) -> None:
        outcome = _ask(data, database, texts, lambda admin: admin.void(match))
        if outcome == "missing":
            raise Failure(texts("error-no-match", match=match))
        if outcome != "voided":
            raise Failure(texts(f"error-match-{outcome}", match=match))
        click.echo(texts("admin-voided", match=match))

    return SpeakingCommand("void", texts, of="admin", callback=run, params=[*_place(texts), _match(texts)])


def _export_person(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, database: str | None, person: str) -> None:
        async def export(admin: "Admin") -> dict[str, Any]:
            return await admin.export(await _person(admin, person, texts))

        _say_json(_ask(data, database, texts, export))

    return SpeakingCommand("export-person", texts, of="admin", callback=run, params=[
        *_place(texts), _person_argument(texts)])


def _delete_person(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, database: str | None, person: str) -> None:
        async def erase(admin: "Admin") -> int:
            return await admin.erase(await _person(admin, person, texts))

        click.echo(texts("admin-deleted", matches=_ask(data, database, texts, erase)))

    return SpeakingCommand("delete-person", texts, of="admin", callback=run, params=[
        *_place(texts), _person_argument(texts)])


def _backup(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, database: str | None, file: Path) -> None:
        from basra.server.storage.backup import back_up

        _try(lambda: back_up(_url(data, database, texts), file), texts)
        click.echo(texts("admin-backed-up", file=str(file)))

    return SpeakingCommand("backup", texts, of="admin", callback=run, params=[*_place(texts), _file(texts)])


def _restore(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, file: Path, force: bool) -> None:
        from basra.server.run import default_data
        from basra.server.storage.backup import restore

        folder = data or default_data()
        if not force and (folder / "basra.sqlite3").exists():
            raise Failure(texts("error-data-there", folder=str(folder)))
        kept = _try(lambda: restore(file, folder, replace=force), texts)
        click.echo(texts("admin-restored", folder=str(folder)))
        if kept:
            click.echo(texts("admin-kept", file=str(kept)))

    return SpeakingCommand("restore", texts, of="admin", callback=run, params=[
        _data(texts), _file(texts), click.Option(["--force"], is_flag=True, help=texts("option-force"))])


def _check(texts: Texts) -> SpeakingCommand:
    def run(data: Path | None, database: str | None) -> None:
        async def check(admin: "Admin") -> tuple[int, int]:
            number = damaged = 0
            async for match, fault in admin.damaged():
                number += 1
                if fault:
                    damaged += 1
                    click.echo(f"{match}  {fault}")
            return number, damaged

        number, damaged = _ask(data, database, texts, check)
        click.echo(texts("admin-checked", matches=number, damaged=damaged))
        click.get_current_context().exit(1 if damaged else 0)

    return SpeakingCommand("check", texts, of="admin", callback=run, params=_place(texts))


def _ask(data: Path | None, database: str | None, texts: Texts,
         work: "Callable[[Admin], Awaitable[Found]]") -> Found:
    """Return what comes of work on the database."""
    from basra.server.admin import admin_of

    url = _url(data, database, texts)

    async def ask() -> Found:
        async with admin_of(url) as admin:
            return await work(admin)

    return _try(lambda: asyncio.run(ask()), texts)


def _try(work: Callable[[], Found], texts: Texts) -> Found:
    """Do work; say in one line what stood in its way.

    Raises:
        Failure: if anything did.
    """
    from basra.server.errors import ConflictError, MissingExtraError, StorageError

    try:
        return work()
    except StorageError as error:
        raise Failure(texts("error-database", reason=str(error))) from None
    except ConflictError:
        raise Failure(texts("error-meanwhile")) from None
    except MissingExtraError:
        raise Failure(texts("error-extra", extra=CLUSTER)) from None


def _url(data: Path | None, database: str | None, texts: Texts) -> str:
    """Return where the database is; nothing is made where none is.

    Raises:
        Failure: if there is none.
    """
    from basra.server.run import default_data
    from basra.server.storage.database import sqlite_url

    if database:
        return database
    folder = data or default_data()
    if not (folder / "basra.sqlite3").is_file():
        raise Failure(texts("error-no-data", folder=str(folder)))
    return sqlite_url(folder)


async def _person(admin: "Admin", public: str, texts: Texts) -> bytes:
    if person := await admin.person(public):
        return person
    raise BadInput(texts("error-no-person", person=public))


def _say_json(data: dict[str, Any]) -> None:
    click.echo(json.dumps(data, indent=2, ensure_ascii=False, default=str))


def _place(texts: Texts) -> list[click.Parameter]:
    return [_data(texts), click.Option(["--database"], metavar="URL", envvar="BASRA_DATABASE",
                                       help=texts("option-database"))]


def _data(texts: Texts) -> click.Option:
    return click.Option(["--data"], type=click.Path(file_okay=False, path_type=Path),
                        metavar=texts("metavar-folder"), help=texts("option-data"))


def _match(texts: Texts) -> click.Argument:
    return click.Argument(["match"], metavar=texts("metavar-match"))


def _person_argument(texts: Texts) -> click.Argument:
    return click.Argument(["person"], metavar=texts("metavar-person"))


def _file(texts: Texts) -> click.Argument:
    return click.Argument(["file"], metavar=texts("metavar-file"),
                          type=click.Path(dir_okay=False, path_type=Path))
