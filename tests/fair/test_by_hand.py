"""The recipe of ``docs/fairness/by-hand.md``, run as it stands, finds what the package finds."""

import os
import re
import subprocess
from pathlib import Path

from basra import fair
from basra.record import Record
from basra.verify import verify

from .proofs import Event, forged, played_match, stopped_match

RECIPE = Path(__file__).parents[2] / "docs" / "fairness" / "by-hand.md"


def by_hand(proof: bytes, deal: int, folder: Path) -> list[str]:
    """Run the blocks of the recipe one after another, and return the lines that they print."""
    file = folder / "proof.jsonl"
    file.write_bytes(proof)
    blocks = re.findall(r"^```sh\n(.*?)^```", RECIPE.read_text(), re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 8
    run = subprocess.run(["sh", "-u"], input="\n".join(blocks), capture_output=True, text=True, check=True,
                         env={"PATH": os.environ["PATH"], "proof": str(file), "deal": str(deal)})
    assert run.stderr == ""
    return run.stdout.splitlines()


def expected(proof: bytes, deal: int, plays: int = 48) -> list[str]:
    """Return what the package says to the same questions."""
    record = Record.from_text(proof.decode())
    secret = record.secrets[deal]
    key = fair.deal_key(secret, record.match_id, deal - 1, record.values)
    deck, values = fair.shuffle(key), record.values
    seats = [0, 1] if len(values) == 64 else [0]
    words = [fair.seat_commitment(record.match_id, seat, record.root, values[32 * seat:][:32])
             for seat in seats]
    return [f"chain {record.chain[-1].hex()}", "chain ok", f"root {record.root.hex()}",
            f"fingerprint {fair.fingerprint(record.root)}",
            f"commitment {fair.commitment(record.match_id, deal - 1, secret).hex()}", "commitment ok",
            *(line for seat in seats for line in (f"seat {seat} {words[seat].hex()}", f"seat {seat} ok")),
            f"key {key.hex()}", f"dealer {fair.first_dealer(key)}",
            f"deck {' '.join(str(int(card)) for card in deck)}", f"cards {' '.join(map(str, deck))}",
            f"played ok, {plays} cards"]


def short() -> bytes:
    """Return the proof of a match of one deal."""
    return played_match(0, "egyptian-v2,target=1")


def without_stream(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("stream ")]


def test_the_recipe_agrees_with_the_package(tmp_path: Path) -> None:
    proof = played_match(0)
    assert without_stream(by_hand(proof, 2, tmp_path)) == expected(proof, 2)


def test_the_recipe_works_against_the_computer(tmp_path: Path) -> None:
    proof = played_match(1, "egyptian,target=1", level="greedy")
    assert without_stream(by_hand(proof, 1, tmp_path)) == expected(proof, 1)


def test_the_recipe_works_for_a_deal_that_was_broken_off(tmp_path: Path) -> None:
    """FAIRNESS 9."""
    proof = stopped_match(1, 0, 60, rules="egyptian-v2,target=250", time_outs=3)
    assert without_stream(by_hand(proof, 2, tmp_path)) == expected(proof, 2, plays=12)


def test_its_stream_is_that_of_the_protocol(tmp_path: Path) -> None:
    """The first byte that is small enough places the last card: deck[51] is where it points to."""
    lines = dict(line.split(" ", 1) for line in by_hand(short(), 1, tmp_path))
    first = next(byte for byte in bytes.fromhex(lines["stream"]) if byte < 256 - 256 % 52)
    assert int(lines["deck"].split()[51]) == first % 52


def test_the_recipe_finds_a_swapped_card_and_a_changed_value(tmp_path: Path) -> None:
    def cheat(events: list[Event]) -> None:
        plays = [event for event in events if event["event"] == "play"]
        plays[0]["card"], plays[1]["card"] = plays[1]["card"], plays[0]["card"]
        events[5]["value"] = "cd" * 32

    lines = by_hand(forged(short(), cheat), 1, tmp_path)
    assert "seat 0 ok" in lines
    assert "seat 1 ok" not in lines
    assert any(line.startswith("position ") for line in lines)
    assert not any(line.startswith("played ok") for line in lines)


def test_the_recipe_finds_another_secret(tmp_path: Path) -> None:
    def cheat(events: list[Event]) -> None:
        next(event for event in events if event["event"] == "deal-end")["secret"] = "ab" * 32

    assert "commitment ok" not in by_hand(forged(short(), cheat), 1, tmp_path)


def test_the_recipe_finds_a_changed_line(tmp_path: Path) -> None:
    proof = short().replace(b'"basra":null', b'"basra":"basra"', 1)
    assert not verify(proof)[0].holds
    assert "chain ok" not in by_hand(proof, 1, tmp_path)
