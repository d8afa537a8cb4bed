"""``basra verify``: was this match dealt fairly?"""

import json
from dataclasses import asdict
from pathlib import Path

import click

from basra.cli.speaking import Failure, SpeakingCommand
from basra.languages import Texts
from basra.verify import MOST_BYTES, Claim, verify

_MARKS = {True: "✓", False: "✗", None: "–"}
_NOT_FAIR = ("practice", "daily")
"""The kinds of match that claim nothing; the sentence that says so is the whole line."""


def verify_command(texts: Texts) -> SpeakingCommand:
    """Return the command in one language."""
    def run(file: Path, as_json: bool, players: bool) -> None:
        claims = verify(_read(file, texts), replay_players=players)
        holds = all(claim.holds for claim in claims)
        if as_json:
            click.echo(json.dumps({"holds": holds, "claims": [asdict(claim) for claim in claims]}))
        else:
            for claim in claims:
                click.echo(f"{_MARKS[claim.holds]} {_line(claim, texts)}")
            click.echo(texts(_verdict(claims)))
        click.get_current_context().exit(0 if holds else 1)

    return SpeakingCommand("verify", texts, callback=run, params=[
        click.Option(["--players"], is_flag=True, help=texts("option-players")),
        click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json")),
        click.Argument(["file"], metavar=texts("metavar-file"),
                       type=click.Path(path_type=Path, allow_dash=True))])


def _verdict(claims: list[Claim]) -> str:
    if claims[-1].name in _NOT_FAIR:
        return "verify-no-proof"
    return "verify-holds" if all(claim.holds for claim in claims) else "verify-fails"


def _read(file: Path, texts: Texts) -> bytes:
    """Return the bytes of a file, no more than shows that it is too large; ``-`` is standard input."""
    try:
        with click.open_file(str(file), "rb") as stream:
            data: bytes = stream.read(MOST_BYTES + 1)
            return data
    except OSError as error:
        raise Failure(texts("error-file", file=str(file), reason=error.strerror or str(error))) from None


def _line(claim: Claim, texts: Texts) -> str:
    name = texts(f"claim-{claim.name}", deal=claim.deal)
    if claim.name in _NOT_FAIR:
        return name
    if claim.holds is None:
        return texts("claim-unchecked", claim=name)
    if not claim.holds:
        return texts("claim-fault", claim=name, fault=claim.fault)
    found = "stopped" if claim.name == "deal" and "first" not in claim.found else claim.name
    return texts("claim-found", claim=name, found=texts(f"found-{found}", **claim.found))
