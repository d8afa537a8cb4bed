"""The package and the stand-alone checker find honest matches sound and every forgery of a competent forger.

A forger here makes everything right again that he can: the chain, the root, the commitments of the seats.
"""

import json
import subprocess
import sys
import time
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from basra import fair
from basra.events import event_from_dict
from basra.record import Record
from basra.verify import Claim, verify

from . import standalone
from .proofs import RULES, Event, events_of, forged, played_match, proof_of

MATCHES = 100
LEVELS = ("", "random", "greedy", "careful", "child", "")
CONTRIBUTORS = (None, None, None, (), None)


@cache
def match_of(seed: int) -> bytes:
    """Return the proof of one of many different matches."""
    level = LEVELS[seed % len(LEVELS)]
    seats = CONTRIBUTORS[seed % len(CONTRIBUTORS)]
    return played_match(seed, RULES[seed % len(RULES)], level=level, seats=None if level and seats else seats)


@cache
def honest() -> bytes:
    """Return the proof of a match of two persons and several deals."""
    proof = played_match(1, "egyptian-v2,target=250")
    assert sum(event["event"] == "deal" for event in events_of(proof)) >= 3
    return proof


def first_fault(proof: bytes) -> str | None:
    """Return the first claim that does not hold for the package, as the stand-alone checker names it."""
    fault = next((claim for claim in verify(proof) if not claim.holds), None)
    if fault is None:
        return None
    return f"deal {fault.deal}" if fault.deal else fault.name


# ---- Honest matches ----

@pytest.mark.parametrize("start", range(0, MATCHES, 20))
def test_honest_matches_hold(start: int) -> None:
    for seed in range(start, start + 20):
        proof = match_of(seed)
        claims = verify(proof, replay_players=True)
        assert [claim for claim in claims if not claim.holds] == [], seed
        alone = standalone.check(proof)
        assert [claim["claim"] for claim in alone if claim["holds"]] == [
            f"deal {claim.deal}" if claim.deal else claim.name for claim in claims[:-1]], (seed, alone[-1])
        assert alone[2]["detail"].startswith(("not proven:", "proven:")[int(claims[2].found["proven"])]), seed
        assert alone[1]["detail"].endswith(str(claims[1].found["fingerprint"])), seed


def test_the_matches_are_of_every_kind() -> None:
    for wanted in (b'"opening":"as-dealt"', b'"replaced":["', b'"jack-basra"', b'"carried":60', b'"taker":1',
                   b'"tied_majority":"carry"', b'"kind":"computer"', b'"card_points":[["', b'"winner":0'):
        assert any(wanted in match_of(seed) for seed in range(MATCHES)), wanted
    proven = {claim.found["proven"] for seed in range(10) for claim in verify(match_of(seed))[2:3]}
    assert proven == {0, 1}


def test_a_draw_after_64_deals_holds() -> None:
    # With a point for a basra and nothing else the target is out of reach.
    proof = played_match(5, "egyptian,target=1000,majority_points=0,basra_points=1,jack_basra_points=0")
    assert sum(event["event"] == "deal" for event in events_of(proof)) == 64
    assert first_fault(proof) is None
    assert standalone.first_fault(proof) is None


# ---- Forgers ----

def chosen(events: list[Event], kind: str, number: int = 0) -> Event:
    return [event for event in events if event["event"] == kind][number]


def swap_hidden_cards(events: list[Event]) -> None:
    """Exchange two cards of the first hands wherever they turn up."""
    first, second = (next(e for e in events if e["event"] == "play" and e["position"] == p) for p in (0, 1))
    first["card"], second["card"] = second["card"], first["card"]


def swap_floor_card(events: list[Event]) -> None:
    deal = chosen(events, "deal", 1)
    deal["floor"][0], deal["floor"][1] = deal["floor"][1], deal["floor"][0]


def swap_positions(events: list[Event]) -> None:
    dealt = chosen(events, "round", 3)["hands"]
    dealt[0][0], dealt[1][0] = dealt[1][0], dealt[0][0]


def reroll_secret(events: list[Event]) -> None:
    chosen(events, "deal-end", 1)["secret"] = "ab" * 32


def reroll_deal(events: list[Event]) -> None:
    """Deal the first deal from another secret and play it on by the rules: all but C_1 is right."""
    secrets = fair.Secrets(bytes.fromhex(events[0]["match"]), (b"\5" * 32, *[bytes(32)] * 63))
    record = Record.start(secrets=secrets, rules=event_from_dict(events[0]).rules)  # type: ignore[union-attr]
    record.begin_deal()
    while record.match.turn is not None:
        record.play(record.match.legal_plays[0])
    events[2:] = [json.loads(line) for line in record.to_text().split("\n")[2:-2]]


def change_value(events: list[Event]) -> None:
    chosen(events, "seat-reveal", 1)["value"] = "cd" * 32


def change_value_and_its_commitment(events: list[Event]) -> None:
    """Change a client's value and make its commitment anew: other decks follow."""
    value, match_id, commit = b"\xcd" * 32, bytes.fromhex(events[0]["match"]), chosen(events, "seat-commit")
    chosen(events, "seat-reveal")["value"] = value.hex()
    commit["commitment"] = fair.seat_commitment(match_id, commit["seat"], root_of(events), value).hex()


def drop_client(events: list[Event]) -> None:
    """Make a match out of it to which one client did not contribute."""
    del events[5], events[3]
    events[2:4] = sorted(events[2:4], key=lambda event: event["event"])


def drop_reveal(events: list[Event]) -> None:
    events.remove(chosen(events, "seat-reveal", 1))


def drop_reveals(events: list[Event]) -> None:
    del events[4:6]


def withhold_secret(events: list[Event]) -> None:
    chosen(events, "deal-end", 1)["secret"] = ""


def drop_deal_end(events: list[Event]) -> None:
    events.remove(chosen(events, "deal-end", 0))


def reorder_plays(events: list[Event]) -> None:
    index = events.index(chosen(events, "play", 0))
    events[index:index + 2] = events[index + 1], events[index]


def reorder_deals(events: list[Event]) -> None:
    starts = [events.index(chosen(events, "deal", number)) for number in range(3)]
    first, second = events[starts[0]:starts[1]], events[starts[1]:starts[2]]
    events[starts[0]:starts[2]] = second + first


def reorder_setup(events: list[Event]) -> None:
    events[3], events[4] = events[4], events[3]


def capture_less(events: list[Event]) -> None:
    play = next(event for event in events if event["event"] == "play" and len(event["captured"]) > 1)
    play["captured"].pop()


def pretend_basra(events: list[Event]) -> None:
    play = next(event for event in events if event.get("captured") and not event["basra"])
    play["basra"] = "basra"


def play_for_the_other(events: list[Event]) -> None:
    play = chosen(events, "play", 0)
    play["seat"] = 1 - play["seat"]


def play_twice(events: list[Event]) -> None:
    play = chosen(events, "play", 0)
    events.insert(events.index(play) + 2, dict(play))


def wrong_score(events: list[Event]) -> None:
    end = chosen(events, "deal-end", 0)
    end["scores"][0]["basras"] += 1
    end["scores"][0]["basra_points"] += 10
    end["scores"][0]["total"] += 10
    for event in events:
        if "totals" in event:
            event["totals"][0] += 10


def wrong_winner(events: list[Event]) -> None:
    events[-1]["winner"] = 1 - events[-1]["winner"]


def wrong_total(events: list[Event]) -> None:
    events[-1]["totals"][0] += 1


def replace_commitment(events: list[Event]) -> None:
    """Replace the server's promise of a deal by one that fits another secret."""
    match_id = bytes.fromhex(events[0]["match"])
    events[1]["commitments"][1] = fair.commitment(match_id, 1, b"\5" * 32).hex()


def replace_commitment_and_seats(events: list[Event]) -> None:
    """Replace a promise, and what the clients committed to under it: then the deals do not follow."""
    replace_commitment(events)
    for number in (0, 1):
        commit = chosen(events, "seat-commit", number)
        value = next(e["value"] for e in events if "value" in e and e["seat"] == commit["seat"])
        commit["commitment"] = fair.seat_commitment(bytes.fromhex(events[0]["match"]), commit["seat"],
                                                    root_of(events), bytes.fromhex(value)).hex()
    chosen(events, "deal-end", 1)["secret"] = "05" * 32


def root_of(events: list[Event]) -> bytes:
    header = json.dumps(events[0], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256("".join(f"{c}\n" for c in events[1]["commitments"]).encode() + header.encode()).digest()


def change_rules(events: list[Event]) -> None:
    events[0]["rules"]["target"] -= 1


def end_early(events: list[Event]) -> None:
    del events[events.index(chosen(events, "deal", 1)):-1]
    totals = chosen(events, "deal-end", 0)["totals"]
    events[-1] |= {"totals": totals, "winner": int(totals[1] > totals[0])}


def never_end(events: list[Event]) -> None:
    events.pop()


def end_twice(events: list[Event]) -> None:
    events.append(dict(events[-1]))


def go_on_after_the_end(events: list[Event]) -> None:
    events.append(dict(chosen(events, "deal", 0)))


def end_out_of_place(events: list[Event]) -> None:
    events.insert(4, dict(events[-1]))


def contribute_twice(events: list[Event]) -> None:
    events.insert(4, dict(events[3]))


def contribute_by_nobody(events: list[Event]) -> None:
    events[3]["seat"] = 2


def true_for_one(events: list[Event]) -> None:
    next(event for event in events if event.get("seat") == 1)["seat"] = True


def float_for_one(events: list[Event]) -> None:
    next(event for event in events if event.get("round") == 2)["round"] = 2.0


def add_a_field(events: list[Event]) -> None:
    chosen(events, "play", 5)["note"] = ""


def leave_a_field_out(events: list[Event]) -> None:
    del chosen(events, "play", 5)["basra"]


FORGERIES = [
    (swap_hidden_cards, "deal 1"), (swap_floor_card, "deal 2"), (swap_positions, "deal 1"),
    (reroll_secret, "deal 2"), (reroll_deal, "deal 1"), (change_value, "values"),
    (change_value_and_its_commitment, "deal 1"), (drop_client, "values"), (drop_reveal, "values"),
    (drop_reveals, "values"), (withhold_secret, "deal 2"), (drop_deal_end, "deal 1"),
    (reorder_plays, "deal 1"), (reorder_deals, "deal 1"),
    (reorder_setup, "values"), (capture_less, "deal 1"), (pretend_basra, "deal 1"),
    (play_for_the_other, "deal 1"), (play_twice, "deal 1"), (wrong_score, "deal 1"), (wrong_winner, "result"),
    (wrong_total, "result"), (replace_commitment, "values"), (replace_commitment_and_seats, "deal 2"),
    (change_rules, "values"), (end_early, "result"), (never_end, "result"), (end_twice, "result"),
    (go_on_after_the_end, "result"), (contribute_twice, "values")]
"""Each forgery, and the claim that must fail."""

LOOSE = [end_out_of_place, contribute_by_nobody, true_for_one, float_for_one, add_a_field, leave_a_field_out]
"""Forgeries that the two may blame on different claims: the package looks at the types first."""


@pytest.mark.parametrize(("forge", "claim"), FORGERIES, ids=lambda value: getattr(value, "__name__", value))
def test_a_forgery_is_caught_by_its_claim(forge: Any, claim: str) -> None:
    proof = forged(honest(), forge)
    assert first_fault(proof) == claim, verify(proof)
    assert standalone.first_fault(proof) == claim, standalone.check(proof)


@pytest.mark.parametrize("forge", LOOSE, ids=lambda value: value.__name__)
def test_a_loose_forgery_is_caught(forge: Any) -> None:
    proof = forged(honest(), forge)
    assert first_fault(proof) is not None
    assert standalone.first_fault(proof) is not None


def test_a_computer_cannot_contribute() -> None:
    def contribute(events: list[Event]) -> None:
        events[2:2] = [{"event": "seat-commit", "seat": 1, "commitment": "00" * 32}]

    proof = forged(played_match(1, level="greedy"), contribute)
    assert first_fault(proof) == standalone.first_fault(proof) == "values"


def test_claims_after_a_fault_are_not_checked() -> None:
    claims = verify(forged(honest(), swap_floor_card), replay_players=True)
    assert [(claim.holds, claim.deal) for claim in claims[3:6]] == [(True, 1), (False, 2), (None, 3)]
    assert claims[-2:] == [Claim("result", None), Claim("players", None)]


# ---- The computer's plays ----

def test_another_legal_play_of_the_computer_is_caught_by_replaying_it() -> None:
    proof = cheated_for_the_computer()
    assert first_fault(proof) is None
    assert standalone.first_fault(proof) is None
    claims = verify(proof, replay_players=True)
    assert [claim.name for claim in claims if not claim.holds] == ["players"]
    assert "the computer would play" in claims[-1].fault


def cheated_for_the_computer() -> bytes:
    """Return the proof of a match whose computer player did not choose its plays itself: its last ones."""
    events = events_of(played_match(1, level="greedy"))
    secrets = dict(enumerate(fair.Secrets.from_seed(b"1").secrets, 1))
    first = events.index(chosen(events, "play", 0))
    record = Record.replay([event_from_dict(event) for event in events[:first]], secrets)
    while not record.match.is_over:
        if record.match.needs_deck:
            record.begin_deal()
        else:
            record.play(record.match.legal_plays[-1])
    return record.to_text().encode()


def test_an_unknown_level_cannot_be_replayed() -> None:
    def rename(events: list[Event]) -> None:
        events[0]["players"][1]["name"] = "clairvoyant"

    events = events_of(played_match(1, level="greedy", seats=()))
    rename(events)
    claims = verify(proof_of(events), replay_players=True)
    assert [claim.name for claim in claims if not claim.holds] == ["players"]
    assert "clairvoyant" in claims[-1].fault


# ---- The stand-alone checker as a program ----

def run_alone(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-I", standalone.PATH, *arguments], capture_output=True, text=True,
                          check=False)


def test_the_program_answers_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "proof.jsonl"
    file.write_bytes(honest())
    run = run_alone(file)
    claims = standalone.check(honest())
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [
        *(f"ok    {claim['claim']}: {claim['detail']}" for claim in claims), "The proof holds."]


def test_the_program_answers_a_forgery(tmp_path: Path) -> None:
    file = tmp_path / "proof.jsonl"
    file.write_bytes(forged(honest(), wrong_score))
    run = run_alone("--json", file)
    answer = json.loads(run.stdout)
    assert (run.returncode, run.stderr, answer["holds"]) == (1, "", False)
    assert [claim["claim"] for claim in answer["claims"] if not claim["holds"]] == ["deal 1"]


@pytest.mark.parametrize("arguments", [(), ("--help",), ("a", "b"), ("--json",), ("/no/such/file",), ("/",)])
def test_the_program_says_what_it_cannot_do(arguments: tuple[str, ...]) -> None:
    run = run_alone(*arguments)
    assert run.returncode == 2
    assert run.stderr
    assert "Traceback" not in run.stderr
    assert run.stdout == ""


def test_it_is_one_short_file_of_the_standard_library() -> None:
    text = standalone.PATH.read_text()
    imports = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imports <= set(sys.stdlib_module_names)
    assert len(text.splitlines()) <= 300


def test_checking_is_quick() -> None:
    proof = next(proof for proof in map(match_of, range(MATCHES))
                 if sum(event["event"] == "deal" for event in events_of(proof)) >= 6)
    start = time.process_time()
    standalone.check(proof)
    assert time.process_time() - start < 1
