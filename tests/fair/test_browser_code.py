"""The browser's checker (``web/src/fair``), run on Node: it agrees with the package on everything."""

import base64
import json
import random
import subprocess
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from basra import fair
from basra.rules import Rules
from basra.verify import Claim, verify

from .bundles import build, node
from .proofs import Event, events_of, forged, played_match, proof_of
from .test_checkers import FORGERIES, LOOSE, chosen, honest, root_of
from .test_mutations import VALUES, hostile, mutations, paths, replaced
from .test_mutations import honest as short_proof
from .test_mutations import stopped as short_stopped
from .test_stopped import STOP_FORGERIES, stopped_matches
from .vectors import vectors

VECTORS, MATCHES, MUTATIONS = 10_000, 200, 1_000

Json = dict[str, Any]
Ask = Callable[[list[Json]], list[Any]]


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Ask:
    """Bundle the checker, and return a function that answers requests by it."""
    folder = build("tests.config.js", tmp_path_factory.mktemp("browser_code"))

    def answer(requests: list[Json]) -> list[Any]:
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        run = subprocess.run([node(), folder / "node.mjs"], input=lines, capture_output=True, text=True,
                             check=True)
        return [json.loads(line) for line in run.stdout.split("\n")[:-1]]

    return answer


def proof_request(proof: bytes) -> Json:
    return {"proof": base64.b64encode(proof).decode()}


def short(claims: list[Json]) -> list[tuple[str, bool | None, int]]:
    return [(claim["name"], claim["holds"], claim["deal"]) for claim in claims]


def short_of_package(claims: list[Claim]) -> list[tuple[str, bool | None, int]]:
    return [(claim.name, claim.holds, claim.deal) for claim in claims]


def first_fault(claims: list[Json]) -> str | None:
    """Return the first claim that does not hold, as the other checkers name it."""
    fault = next((claim for claim in claims if claim["holds"] is False), None)
    return fault and (f"deal {fault['deal']}" if fault["deal"] else fault["name"])


def fault_id(claims: list[Json]) -> str:
    fault = next(claim for claim in claims if claim["holds"] is False)
    return str(fault["detail"]["id"]).removeprefix("fair-fault-")


# ---- The protocol ----

def vector_request(vector: Json) -> Json:
    values = [vector["values"][at:at + 64] for at in range(0, len(vector["values"]), 64)]
    return {"vector": {"match": vector["match"], "deal": vector["i"] + 1, "secret": vector["secret"],
                       "values": values}}


def test_vectors_agree(ask: Ask) -> None:
    made = list(vectors(VECTORS))
    for vector, answer in zip(made, ask([vector_request(vector) for vector in made]), strict=True):
        assert answer == {name: vector[name] for name in ("commitment", "key", "first_dealer", "deck")}


# ---- Whole matches ----

def random_rules(chance: random.Random) -> str:
    cards = chance.sample(["2C", "10D", "AC", "AD", "AH", "3S", "3D", "JH", "7D"], chance.randint(0, 9))
    return str(Rules.of(
        chance.choice(["egyptian", "egyptian-v2"]), target=chance.choice([1, 31, 61, 101]),
        majority_points=chance.choice([0, 20, 30]), tied_majority=chance.choice(["nobody", "carry"]),
        basra_points=chance.choice([5, 10]), jack_basra_points=chance.choice([0, 10, 30]),
        card_points=[(card, chance.randint(1, 3)) for card in cards],
        komi_basra=chance.choice(["any-value", "ten-or-less", "single"]),
        opening=chance.choice(["replace", "as-dealt"])))


def random_match(seed: int) -> bytes:
    chance = random.Random(seed)
    return played_match(seed, random_rules(chance), level=chance.choice(["", "random"]),
                        seats=chance.choice([None, None, ()]))


def test_random_matches_hold(ask: Ask) -> None:
    proofs = [random_match(seed) for seed in range(MATCHES)]
    for proof, claims in zip(proofs, ask([proof_request(proof) for proof in proofs]), strict=True):
        wanted = verify(proof)
        assert short(claims) == short_of_package(wanted)
        assert first_fault(claims) is None, claims
        assert claims[1]["detail"]["args"]["fingerprint"] == wanted[1].found["fingerprint"]
        proven = ("not-proven", "proven")[int(wanted[2].found["proven"])]
        assert claims[2]["detail"]["id"] == f"fair-found-{proven}"


# ---- In play ----

def lines_of(proof: bytes) -> list[str]:
    return proof.decode().split("\n")[:-2]


def heads_of(lines: list[str]) -> list[tuple[int, str]]:
    head, heads = b"", []
    for seq, line in enumerate(lines):
        head = sha256(head + line.encode()).digest()
        heads.append((seq, head.hex()))
    return heads


def value_of(events: list[Event], seat: int) -> str:
    return next(event["value"] for event in events
                if event["event"] == "seat-reveal" and event["seat"] == seat)


@cache
def seen_by(seat: int) -> Json:
    """Return what the browser of a seat knows of the honest match: its promise, the heads, its own cards."""
    events, lines = events_of(honest()), lines_of(honest())
    dealt, deal = [], 0
    for event in events:
        deal = event["deal"] if event["event"] == "deal" else deal
        if event["event"] == "play" and event["seat"] == seat:
            dealt.append({"deal": deal, "position": event["position"], "card": event["card"]})
    kept = {"match": events[0]["match"], "seat": seat, "header": lines[0], "commitments": lines[1],
            "value": value_of(events, seat)}
    return {"kept": kept, "heads": heads_of(lines), "dealt": dealt}


def play_request(lines: list[str], knowledge: Json | None = None) -> Json:
    return {"play": {**(knowledge or {"kept": None, "heads": [], "dealt": []}), "lines": lines}}


def test_all_moments_of_a_match_hold(ask: Ask) -> None:
    lines = lines_of(honest())
    ends = [index for index, line in enumerate(lines) if '"deal-end"' in line]
    moments = sorted({*range(2, len(lines), 23), *ends, *(end + 1 for end in ends), len(lines)})
    answers = ask([play_request(lines[:count], knowledge)
                   for count in moments for knowledge in (seen_by(1), None)])
    for count, mine, spectators in zip(moments, answers[::2], answers[1::2], strict=True):
        over = [*range(1, sum(end < count for end in ends) + 1)]
        assert first_fault(mine) is None
        assert first_fault(spectators) is None
        for name, claims in (("dealt", mine), ("deal", mine), ("deal", spectators)):
            assert [claim["deal"] for claim in claims if claim["name"] == name and claim["holds"]] == over
    assert {claim["detail"]["args"]["count"] for claim in answers[-2] if claim["name"] == "dealt"} == {24}
    assert [claims[-1]["name"] for claims in answers[-2:]] == ["result", "result"]


def test_a_secret_that_does_not_come_is_awaited(ask: Ask) -> None:
    lines = lines_of(honest())
    end = next(index for index, line in enumerate(lines) if '"deal-end"' in line)
    before, played_out = ask([play_request(lines[:count], seen_by(0)) for count in (end - 1, end)])
    assert [claim["name"] for claim in before] == ["form", "promise", "given", "values"]
    assert played_out[-1] == {"name": "deal", "holds": None, "deal": 1,
                              "detail": {"id": "fair-found-secret-awaited", "args": {}}}


def test_what_only_this_browser_knows(ask: Ask) -> None:
    lines, seen = lines_of(honest()), seen_by(0)
    kept, heads, dealt = seen["kept"], seen["heads"], seen["dealt"]
    swapped = [*dealt[:5], {**dealt[5], "card": dealt[6]["card"]}, *dealt[6:]]
    other = lines_of(played_match(77))
    answers = ask([play_request(lines, seen | changed) for changed in (
        {"kept": kept | {"header": other[0]}}, {"kept": kept | {"commitments": other[1]}},
        {"kept": kept | {"value": "00" * 32}}, {"heads": [*heads[:9], (9, "00" * 32)]}, {"dealt": swapped})])
    assert [(first_fault(claims), fault_id(claims)) for claims in answers] == [
        ("given", "given"), ("given", "given"), ("values", "value-replaced"), ("form", "head"),
        ("deal 1", "dealt")]


def cheated() -> bytes:
    """Return the honest match with a name changed, and the seats' commitments made anew under it."""
    def rename(events: list[Event]) -> None:
        events[0]["players"][0]["name"] = "Mona"
        commit_anew(events)

    return forged(honest(), rename)


def commit_anew(events: list[Event]) -> None:
    """Make what the seats committed to right again after the promise was changed."""
    match_id, root = bytes.fromhex(events[0]["match"]), root_of(events)
    for number in (0, 1):
        commit = chosen(events, "seat-commit", number)
        value = bytes.fromhex(value_of(events, commit["seat"]))
        commit["commitment"] = fair.seat_commitment(match_id, commit["seat"], root, value).hex()


def test_a_head_that_was_seen_pins_all_before_it(ask: Ask) -> None:
    """A rewritten match may be sound in itself; it is not the one that was seen."""
    last = heads_of(lines_of(honest()))[-1:]
    rewritten = lines_of(cheated())
    alone, claims = ask([play_request(rewritten),
                         play_request(rewritten, {"kept": None, "heads": last, "dealt": []})])
    assert first_fault(alone) is None
    assert (first_fault(claims), fault_id(claims)) == ("form", "head")


# ---- Forgers ----

WORDS = {"swap_hidden_cards": "swapped", "swap_floor_card": "floor", "swap_positions": "hands",
         "reroll_secret": "secret-changed", "reroll_deal": "secret-changed", "change_value": "value-changed",
         "drop_reveal": "value-withheld", "withhold_secret": "secret-changed",
         "drop_deal_end": "secret-missing", "capture_less": "forbidden", "pretend_basra": "basra",
         "play_for_the_other": "turn", "wrong_score": "score", "wrong_winner": "result",
         "end_early": "end-early", "never_end": "end-missing"}
"""What the page says of some of the forgeries."""


def test_every_forgery_is_caught_by_its_claim(ask: Ask) -> None:
    proofs = [forged(honest(), forge) for forge, _ in FORGERIES]
    answers = ask([proof_request(proof) for proof in proofs])
    for (forge, claim), proof, claims in zip(FORGERIES, proofs, answers, strict=True):
        assert first_fault(claims) == claim, forge
        assert short(claims) == short_of_package(verify(proof)), forge
        assert fault_id(claims) == WORDS.get(forge.__name__, fault_id(claims))


def test_every_loose_forgery_is_caught(ask: Ask) -> None:
    answers = ask([proof_request(forged(honest(), forge)) for forge in LOOSE])
    assert None not in [first_fault(claims) for claims in answers]


def test_a_player_at_the_table_catches_every_forgery(ask: Ask) -> None:
    """Also without the heads that it has seen, which would find all of them at once."""
    knowledge = seen_by(0) | {"heads": []}
    forges = [forge for forge, _ in FORGERIES if forge.__name__ != "never_end"] + LOOSE
    answers = ask([play_request(lines_of(forged(honest(), forge)), knowledge) for forge in forges])
    for forge, claims in zip(forges, answers, strict=True):
        assert first_fault(claims) is not None, forge


def test_a_promise_replaced_as_a_whole_is_caught_by_who_got_it(ask: Ask) -> None:
    """A new commitment for a deal that is never dealt, with all that hangs on it: another sound match."""
    def replace(events: list[Event]) -> None:
        events[1]["commitments"][63] = "ab" * 32
        commit_anew(events)

    proof = forged(honest(), replace)
    alone, mine, before = ask([
        proof_request(proof), play_request(lines_of(proof), seen_by(0) | {"heads": []}),
        proof_request(honest())])
    assert first_fault(alone) is None
    assert first_fault(mine) == "given"
    assert alone[1]["detail"]["args"]["fingerprint"] != before[1]["detail"]["args"]["fingerprint"]


# ---- Matches that were broken off ----

def test_stopped_matches_hold(ask: Ask) -> None:
    proofs = stopped_matches()
    for proof, claims in zip(proofs, ask(list(map(proof_request, proofs))), strict=True):
        wanted = verify(proof)
        assert first_fault(claims) is None, claims
        assert short(claims) == short_of_package(wanted)
        assert claims[-1]["detail"] == {"id": "fair-found-broken-off", "args": {
            "first": wanted[-1].found["first"], "second": wanted[-1].found["second"],
            "winner": wanted[-1].found["ending"]}}
        if wanted[-2].deal:
            assert claims[-2]["detail"] == {"id": "fair-found-stopped", "args": wanted[-2].found}


def test_stopped_matches_hold_for_who_sat_at_the_table(ask: Ask) -> None:
    """FAIRNESS 9: the deal that was broken off is checked too, with the cards that one was dealt."""
    proof = short_stopped()
    events, lines = events_of(proof), lines_of(proof)
    for seat in (0, 1):
        kept = {"match": events[0]["match"], "seat": seat, "header": lines[0], "commitments": lines[1],
                "value": value_of(events, seat)}
        dealt = [{"deal": 1, "position": event["position"], "card": event["card"]} for event in events
                 if event["event"] == "play" and event["seat"] == seat]
        swapped = [{**dealt[0], "card": dealt[1]["card"]}]
        claims, wrong = ask([
            play_request(lines, {"kept": kept, "heads": heads_of(lines), "dealt": dealt}),
            play_request(lines, {"kept": kept, "heads": [], "dealt": swapped})])
        assert [(claim["name"], claim["holds"]) for claim in claims[-3:]] == [
            ("deal", True), ("dealt", True), ("result", True)]
        assert first_fault(wrong) == "deal 1"
        assert fault_id(wrong) == "dealt"


def test_every_forgery_of_a_stop_is_caught(ask: Ask) -> None:
    proofs = [forged(proof(), forge) for proof, forge, _ in STOP_FORGERIES]
    for (_, forge, claim), proof, claims in zip(
            STOP_FORGERIES, proofs, ask(list(map(proof_request, proofs))), strict=True):
        assert first_fault(claims) is not None, forge
        assert claim is None or first_fault(claims) == claim, forge
        assert claim is None or short(claims) == short_of_package(verify(proof)), forge


# ---- Files that are no proof ----

def test_hostile_files_are_refused_calmly(ask: Ask) -> None:
    files = list(hostile())
    for file, claims in zip(files, ask([proof_request(file) for file in files]), strict=True):
        assert first_fault(claims) is not None, file[:200]


def test_every_mutation_is_found(ask: Ask) -> None:
    files = list(mutations(short_proof(), MUTATIONS, 99))
    for file, claims in zip(files, ask([proof_request(file) for file in files]), strict=True):
        assert first_fault(claims) is not None, file


def test_wrong_types_everywhere_are_judged_as_by_the_package(ask: Ask) -> None:
    files = []
    for events, apart in ((events_of(short_proof()), ()), (events_of(short_stopped()), ("time-out", "stop"))):
        kinds = {event["event"]: index for index, event in enumerate(events)
                 if not apart or event["event"] in apart}
        files += [proof_of([*events[:index], replaced(events[index], path, value), *events[index + 1:]])
                  for index in kinds.values() for path in paths(events[index])
                  for value in VALUES if len(str(value)) < 1000]
    for file, claims in zip(files, ask([proof_request(file) for file in files]), strict=True):
        assert (first_fault(claims) is None) == all(claim.holds for claim in verify(file)), file
