"""Matches that were broken off, and plays made for a person: revealed and checked as far as they went."""

from collections.abc import Callable
from functools import cache

import pytest

from basra import fair
from basra.events import CardPlayed, TimedOut, event_from_dict
from basra.record import Record
from basra.verify import verify

from . import standalone
from .proofs import Event, events_of, forged, stopped_match
from .test_checkers import chosen, first_fault


@cache
def stopped_matches() -> tuple[bytes, ...]:
    """Return proofs of matches that were stopped in every way: by plays, and in the setup."""
    ways = [(leaver, resigns) for leaver in (0, 1) for resigns in (True, False)] + [(None, True)]
    plays_made = (0, 1, 8, 30, 47, 55, -1, -2, -3, -4)
    between = [stopped_match(seed, leaver, plays, resigns=resigns, time_outs=seed % 5)
               for seed, plays in enumerate(plays_made) for leaver, resigns in ways]
    against = [stopped_match(seed, 0, plays, level="greedy") for seed, plays in enumerate((0, 5, 60, -1, -2))]
    return (*between, *against)


@cache
def in_second_deal() -> bytes:
    """Return a match that seat 0 gave up in its second deal, with plays made for both before."""
    proof = stopped_match(1, 0, 60, rules="egyptian-v2,target=250", time_outs=60)
    assert [event["event"] for event in events_of(proof)[-4:]] == ["time-out", "play", "stop", "match-end"]
    assert events_of(proof)[-1]["winner"] == 1
    return proof


@cache
def in_setup() -> bytes:
    """Return a match that seat 0 gave up before the second commitment: it did not count."""
    proof = stopped_match(1, 0, -3)
    assert [event["event"] for event in events_of(proof)[2:]] == ["seat-commit", "stop", "match-end"]
    assert events_of(proof)[-1]["winner"] is None
    return proof


@cache
def against_computer() -> bytes:
    """Return a match against the computer that the person gave up."""
    return stopped_match(1, 0, 5, level="greedy")


def test_stopped_matches_hold() -> None:
    for proof in stopped_matches():
        claims, alone = verify(proof, replay_players=True), standalone.check(proof)
        assert [claim for claim in claims if not claim.holds] == []
        assert [claim["claim"] for claim in alone if claim["holds"]] == [
            f"deal {claim.deal}" if claim.deal else claim.name for claim in claims[:-1]], alone[-1]
        end = events_of(proof)[-1]
        ending = {None: "nobody", 0: "first", 1: "second"}[end["winner"]]
        assert claims[-2].found == {"first": end["totals"][0], "second": end["totals"][1], "ending": ending}
        winner = "nobody" if end["winner"] is None else f"seat {end['winner']}"
        assert alone[-1]["detail"] == "{} : {}, winner: {}".format(*end["totals"], winner)


def test_a_deal_that_was_broken_off_is_checked_as_far_as_it_went() -> None:
    """FAIRNESS 9."""
    proof = in_second_deal()
    *_, first, second, _ = verify(proof)
    assert (first.deal, first.found["plays"]) == (1, 48)
    assert (second.deal, second.found) == (2, {"plays": 12})
    detail = standalone.check(proof)[-2]["detail"]
    assert detail == "dealt from the promised secret, 12 legal plays, then broken off"


# ---- Forgers ----

def other_secret(events: list[Event]) -> None:
    events[-2]["secret"] = fair.Secrets.from_seed(b"1").secrets[2].hex()


def no_secret(events: list[Event]) -> None:
    events[-2]["secret"] = None


def other_winner(events: list[Event]) -> None:
    events[-1]["winner"] = 0


def no_winner(events: list[Event]) -> None:
    events[-1]["winner"] = None


def other_totals(events: list[Event]) -> None:
    events[-1]["totals"][1] += 1


def swapped_card(events: list[Event]) -> None:
    events[-3]["card"] = "AC" if events[-3]["card"] != "AC" else "AD"


def play_after_the_stop(events: list[Event]) -> None:
    events[-3], events[-2] = events[-2], events[-3]


def deal_after_the_stop(events: list[Event]) -> None:
    events.insert(-1, chosen(events, "deal", 1))


def stop_twice(events: list[Event]) -> None:
    events.insert(-1, dict(events[-2]))


def drop_the_stop(events: list[Event]) -> None:
    del events[-2]


def drop_the_end(events: list[Event]) -> None:
    del events[-1]


def agreed_by_one(events: list[Event]) -> None:
    events[-2]["reason"] = "agreed"


def given_up_by_nobody(events: list[Event]) -> None:
    events[-2]["seat"] = None


def given_up_by_a_stranger(events: list[Event]) -> None:
    events[-2]["seat"] = 2


def given_up_by_true(events: list[Event]) -> None:
    events[-2] |= {"seat": True}
    events[-1] |= {"winner": 0}


def given_up_by_the_computer(events: list[Event]) -> None:
    events[-2]["seat"] = 1
    events[-1]["winner"] = 0


def claimed_from_the_person(events: list[Event]) -> None:
    events[-2]["reason"] = "absent"


def time_out_against_the_computer(events: list[Event]) -> None:
    play = next(event for event in events if event["event"] == "play" and event["seat"] == 0)
    events.insert(events.index(play), {"event": "time-out", "seat": 0})


def stop_between_rounds(events: list[Event]) -> None:
    place = events.index(chosen(events, "round", 5))
    del events[place:-2]


def stop_between_deals(events: list[Event]) -> None:
    place = events.index(chosen(events, "deal", 1))
    del events[place:-2]
    events[-2]["secret"] = None


def time_out_of_the_other(events: list[Event]) -> None:
    events[-4]["seat"] ^= 1


def time_out_twice(events: list[Event]) -> None:
    events.insert(-3, dict(events[-4]))


def time_out_without_a_play(events: list[Event]) -> None:
    del events[-3]


def won_before_it_counted(events: list[Event]) -> None:
    events[-1]["winner"] = 1


def secret_in_the_setup(events: list[Event]) -> None:
    events[-2]["secret"] = fair.Secrets.from_seed(b"1").secrets[0].hex()


def stop_when_all_is_told(events: list[Event]) -> None:
    events[2:-2] = events_of(in_second_deal())[2:6]
    events[-1]["winner"] = 1


STOP_FORGERIES: list[tuple[Callable[[], bytes], Callable[[list[Event]], None], str | None]] = [
    *((in_second_deal, forge, "deal 2") for forge in (
        other_secret, no_secret, swapped_card, drop_the_stop, agreed_by_one, given_up_by_nobody,
        given_up_by_a_stranger, time_out_of_the_other, time_out_twice, time_out_without_a_play)),
    *((in_second_deal, forge, "result") for forge in (other_winner, no_winner, other_totals, drop_the_end)),
    *((in_second_deal, forge, None) for forge in (
        play_after_the_stop, deal_after_the_stop, stop_twice, given_up_by_true, stop_between_rounds,
        stop_between_deals)),
    *((against_computer, forge, "deal 1") for forge in (
        given_up_by_the_computer, claimed_from_the_person, time_out_against_the_computer)),
    (in_setup, won_before_it_counted, "result"),
    (in_setup, secret_in_the_setup, None), (in_setup, stop_when_all_is_told, None)]
"""A match, what a forger makes of it, and the claim that must fail; None if any may."""


@pytest.mark.parametrize(("proof", "forge", "claim"), STOP_FORGERIES,
                         ids=lambda value: getattr(value, "__name__", ""))
def test_a_forgery_of_a_stop_is_caught(proof: Callable[[], bytes], forge: Callable[[list[Event]], None],
                                       claim: str | None) -> None:
    made = forged(proof(), forge)
    assert first_fault(made) is not None
    assert standalone.first_fault(made) is not None
    if claim:
        assert (first_fault(made), standalone.first_fault(made)) == (claim, claim), verify(made)


def test_a_play_for_a_person_that_is_not_carefuls_is_caught_by_replaying_it() -> None:
    events = [event_from_dict(event) for event in events_of(in_second_deal())]
    secrets = dict(enumerate(fair.Secrets.from_seed(b"1").secrets, 1))
    last = max(seq for seq, event in enumerate(events) if isinstance(event, TimedOut))
    record = Record.replay(events[:last + 1], secrets)
    chosen_play = events[last + 1]
    assert isinstance(chosen_play, CardPlayed)
    other = next(play for play in record.match.legal_plays if str(play.card) != chosen_play.card)
    record.play(other)
    stop = record.stop_of("resigned", 0)
    assert stop is not None
    record.append(stop)
    end = record.due()
    assert end is not None
    record.append(end)
    proof = record.to_text().encode()
    assert first_fault(proof) is None
    assert standalone.first_fault(proof) is None
    claims = verify(proof, replay_players=True)
    assert [claim.name for claim in claims if not claim.holds] == ["players"]
    assert f"event {last + 1}: the computer would play {chosen_play.card}" in claims[-1].fault
