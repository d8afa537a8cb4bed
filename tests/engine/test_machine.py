"""Whole matches at random against a book kept by hand: nothing is lost, added or given away."""

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from basra import BasraError, Card, Deal, Match, PlayError, Record, RecordError, Rules, fair
from basra.cards import FULL_DECK, mask_of
from basra.events import (
    VERSIONS,
    DealStarted,
    Event,
    Kind,
    MatchEnded,
    Player,
    SeatRevealed,
    Stopped,
    StopReason,
    TakenBack,
    TimedOut,
)
from basra.view import View

from ..oracle import brute
from .helpers import commit_of, new_record, reveal_of, rule_sets, secrets_of, unseen, with_other_hidden_cards

PERSON, COMPUTER = Player(kind="person"), Player(kind="computer", name="greedy")

in_deal = precondition(lambda self: self.record.match.turn is not None)
setup = st.lists(st.sampled_from([(what, seat) for what in ("commit", "reveal", "lie") for seat in (0, 1)]),
                 max_size=8)
"""What the clients try before the first deal."""


class MatchMachine(RuleBasedStateMachine):
    """A record, a match that is played beside it, and a book of piles, basras and points."""

    @initialize(rules=rule_sets, seed=st.integers(0, 2**32), attempts=setup,
                kind=st.sampled_from(["fair", "fair", "practice", "practice", "daily"]),
                players=st.sampled_from([(PERSON, PERSON), (PERSON, COMPUTER), (COMPUTER, COMPUTER)]))
    def start(self, rules: Rules, seed: int, attempts: list[tuple[str, int]], kind: Kind,
              players: tuple[Player, Player]) -> None:
        self.rules, self.players, self.secrets, self.kind = rules, players, secrets_of(seed), kind
        self.record = Record.start(secrets=self.secrets, rules=rules, players=players, kind=kind)
        self.match = Match.start(rules)
        self.values: dict[int, bytes | None] = {}
        self.deals = self.made = self.carried = 0
        self.totals = [0, 0]
        self.piles: list[set[str]] = [set(), set()]
        self.basras: list[list[str]] = [[], []]
        self.last: int | None = None
        self.past: list[tuple[int, dict[str, object]]] = []
        self.time_outs = [0, 0]
        self.stopped: tuple[int | None] | None = None
        for what, seat in attempts:
            {"commit": self.commit, "reveal": self.reveal, "lie": self.lie}[what](seat)
            self.it_is_proven_if_every_person_contributed()

    def commit(self, seat: int) -> None:
        """Each person at a fair match may commit once, before the first value is revealed."""
        event = commit_of(self.record, seat)
        is_awaited = self.players[seat] == PERSON and seat not in self.values
        if self.kind == "fair" and is_awaited and not any(self.values.values()):
            self.record.append(event)
            self.values[seat] = None
        else:
            self.refused(event)

    def reveal(self, seat: int) -> None:
        """Who committed may reveal, once, as soon as every person has committed."""
        event = reveal_of(seat)
        people = {seat for seat in (0, 1) if self.players[seat] == PERSON}
        if seat in self.values and not self.values[seat] and set(self.values) == people:
            self.record.append(event)
            self.values[seat] = bytes.fromhex(event.value)
        else:
            self.refused(event)

    def lie(self, seat: int) -> None:
        """Nobody may reveal another value than it committed to."""
        self.refused(SeatRevealed(seat=seat, value="00" * 32))

    def refused(self, event: Event) -> None:
        before = self.record.copy()
        with pytest.raises(RecordError, match=f"event {len(before.events)} cannot be"):
            self.record.append(event)
        assert self.record == before

    @precondition(lambda self: self.record.match.needs_deck)
    @rule()
    def begin_deal(self) -> None:
        """Deck and first dealer follow from the secret and the values, as soon as all are revealed."""
        if not all(self.values.values()):
            before = self.record.copy()
            with pytest.raises(RecordError, match="cannot be"):
                self.record.begin_deal()
            assert self.record == before
            for seat in (0, 1):
                if self.players[seat] == PERSON and seat not in self.values:
                    self.commit(seat)
            for seat in (0, 1):
                if self.players[seat] == PERSON and not self.values[seat]:
                    self.reveal(seat)
        values = b"".join(self.values[seat] or b"" for seat in sorted(self.values))
        key = self.secrets.secrets[self.deals]
        if self.kind == "fair":
            key = fair.deal_key(key, self.secrets.match_id, self.deals, values)
        if not self.deals:
            self.first_dealer = fair.first_dealer(key)
            self.match = Match.start(self.rules, self.first_dealer)
        event = self.record.begin_deal()
        self.match.begin_deal(fair.shuffle(key))
        self.deals, self.made, self.last = self.deals + 1, 0, None
        self.piles, self.basras, self.past = [set(), set()], [[], []], []
        assert isinstance(event, DealStarted)
        assert event.deal == self.deals
        assert event.dealer == self.record.match.dealer == (self.first_dealer + self.deals - 1) % 2

    @in_deal
    @rule(seed=st.integers(0, 2**32), plays=st.sampled_from([1, 1, 1, 5, 13, 48]))
    def play(self, seed: int, plays: int) -> None:
        chance = random.Random(seed)
        for _ in range(plays):
            if self.record.match.turn is not None:
                self.play_one(chance)

    def play_one(self, chance: random.Random, *, is_made: bool = False) -> None:
        deal = self.record.match.deal_in_play()
        seat, floor = deal.turn, frozenset(map(str, deal.floor))
        assert seat == (1 - deal.dealer + self.made) % 2
        play = chance.choice(deal.legal_plays)
        self.past.append((seat, self.page()))
        self.time_outs[seat] = self.time_outs[seat] + 1 if is_made else 0
        card, captured = str(play.card), frozenset(map(str, play.captured))
        assert captured in brute.captures(floor, card, self.rules.card_points)
        kind = brute.basra(floor, card, captured, self.rules.komi_basra)
        self.made += 1
        if captured:
            self.piles[seat] |= captured | {card}
            self.basras[seat] += [kind] if kind else []
            self.last = seat
        left = floor - captured if captured else floor | {card}
        events = self.record.play(str(play))
        assert self.match.play(play) == play
        assert [event.event for event in events][:1] == ["play"]
        if self.made == 48:
            self.end_deal(left)

    def page(self) -> dict[str, object]:
        """What the book says of the deal in play, to be found again when a play is taken back."""
        return {"match": self.match.copy(), "made": self.made, "last": self.last,
                "time_outs": list(self.time_outs), "piles": [set(pile) for pile in self.piles],
                "basras": [list(side) for side in self.basras]}

    @precondition(lambda self: hasattr(self, "record"))
    @rule(times=st.integers(1, 9))
    def take_back(self, times: int) -> None:
        """In practice a person takes back its plays of the deal, latest first; elsewhere nobody does."""
        people = [seat for seat in (0, 1) if self.players[seat] == PERSON]
        for _ in range(times):
            own = [place for place, (seat, _) in enumerate(self.past) if [seat] == people]
            if self.kind != "practice" or self.record.match.turn is None or not own:
                assert [self.record.take_back_of(seat) for seat in (0, 1)] == [None, None]
                for to in (0, 1, self.record.seq - 1, self.record.seq):
                    self.refused(TakenBack(seat=people[0] if people else 0, to=to))
                return
            event = self.record.take_back_of(people[0])
            assert event is not None
            self.refused(replace(event, to=event.to - 1))
            self.refused(replace(event, seat=1 - event.seat))
            self.record.append(event)
            for name, value in self.past[own[-1]][1].items():
                setattr(self, name, value)
            del self.past[own[-1]:]

    @in_deal
    @rule(seed=st.integers(0, 2**32))
    def time_out(self, seed: int) -> None:
        """Between two persons a play is made for whose time ran out; nothing else may follow."""
        turn = self.record.match.turn
        self.refused(TimedOut(seat=1 - turn))
        if self.players != (PERSON, PERSON):
            self.refused(TimedOut(seat=turn))
            return
        self.record.append(TimedOut(seat=turn))
        self.refused(TimedOut(seat=turn))
        for stop in self.stops():
            self.refused(stop)
        self.play_one(random.Random(seed), is_made=True)

    def stops(self) -> list[Stopped]:
        """Every stop there could be, with the secret of the deal in play."""
        secret = self.secrets.secrets[self.deals - 1].hex() if self.deals and self.made < 48 else None
        reasons: tuple[StopReason, ...] = ("resigned", "absent", "agreed")
        return [Stopped(reason=reason, seat=seat, secret=secret)
                for reason in reasons for seat in (0, 1, None)]

    def may_stop(self, stop: Stopped) -> bool:
        """Whether the book lets the match be broken off in this way."""
        people = [seat for seat in (0, 1) if self.players[seat] == PERSON]
        between = len(people) == 2
        if self.record.match.turn is None:
            is_awaited = self.kind == "fair" and not self.deals and not all(map(self.values.get, people))
            if self.stopped is not None or not is_awaited:
                return False
        if stop.reason == "agreed":
            return between and stop.seat is None
        return stop.seat in people and (between or stop.reason == "resigned")

    @precondition(lambda self: hasattr(self, "record"))
    @rule(choice=st.integers(0, 80))
    def stop(self, choice: int) -> None:
        """Now and then a match is broken off: the other side wins if it counts, and the totals stay."""
        stops = self.stops()
        for stop in stops:
            if not self.may_stop(stop):
                self.refused(stop)
            else:
                self.refused(replace(stop, secret="00" * 32 if stop.secret else "11" * 32))
        if choice >= len(stops) or not self.may_stop(stops[choice]):
            return
        stop = stops[choice]
        people = {seat for seat in (0, 1) if self.players[seat] == PERSON}
        counts = self.deals > 0 or set(self.values) == people
        winner = 1 - stop.seat if stop.seat is not None and counts else None
        self.record.append(stop)
        end = self.record.due()
        assert end == MatchEnded(winner=winner, totals=(self.totals[0], self.totals[1]))
        for event in (stop, replace(end, totals=(1, 2)), TimedOut(seat=0)):
            self.refused(event)
        self.record.append(end)
        self.match.stop(winner)
        self.stopped = (winner,)

    def end_deal(self, left: frozenset[str]) -> None:
        """Score the deal by hand."""
        if self.last is not None:
            self.piles[self.last] |= left
        for seat in (0, 1):
            self.totals[seat] += (
                (self.rules.majority_points + self.carried) * (len(self.piles[seat]) >= 27)
                + self.rules.basra_points * self.basras[seat].count("basra")
                + self.rules.jack_basra_points * self.basras[seat].count("jack-basra")
                + sum(points for card, points in self.rules.card_points if card in self.piles[seat]))
        assert len(self.piles[0] | self.piles[1]) == 52
        tied = len(self.piles[0]) == len(self.piles[1])
        again = self.carried + self.rules.majority_points
        self.carried = again if tied and self.rules.tied_majority == "carry" else 0

    @in_deal
    @rule(text=st.one_of(st.sampled_from(list(map(str, map(Card, range(52))))), st.text(max_size=6)))
    def refuse(self, text: str) -> None:
        """A play that the side to play cannot make changes nothing."""
        deal = self.record.match.deal_in_play()
        try:
            deal.legal_plays.find(text)
        except PlayError as error:
            before, match = self.record.copy(), self.match.copy()
            for play in (self.record.play, self.match.play):
                with pytest.raises(type(error)):
                    play(text)
            assert self.record == before
            assert self.match == match

    @rule()
    def refuse_what_is_not_due(self) -> None:
        before = self.record.copy()
        if self.record.match.turn is None:
            with pytest.raises(PlayError):
                self.record.play("AC")
        if not self.record.match.needs_deck:
            with pytest.raises(RecordError, match="when the one before is over and the match is not"):
                self.record.begin_deal()
            for seat in (0, 1):
                for event in (commit_of(self.record, seat), reveal_of(seat)):
                    with pytest.raises(RecordError):
                        self.record.append(event)
        for event in self.record.standing[-3:]:
            is_free = isinstance(event, TimedOut) and event.seat == self.record.match.turn
            if event != self.record.due() and not is_free:
                with pytest.raises(RecordError):
                    self.record.append(event)
        assert self.record == before

    @in_deal
    @rule(choice=st.integers(0, 99))
    def copies_move_alone(self, choice: int) -> None:
        before = self.record.copy()
        plays = self.record.match.legal_plays
        moved = self.record.copy()
        moved.play(plays[choice % len(plays)])
        for copied in (self.record.match.copy(), self.record.match.deal_in_play().copy()):
            copied.play(plays[choice % len(plays)])
        assert self.record == before
        assert moved != before

    @rule()
    def texts_round_trip(self) -> None:
        text = self.record.to_text(with_hidden=True)
        again = Record.from_text(text)
        assert again == self.record
        assert again.to_text(with_hidden=True) == text
        deal = self.record.match.deal
        if deal is not None:
            assert Deal.from_text(deal.to_text()) == deal
        if self.record.match.is_in_deal:
            with pytest.raises(RecordError, match=r"the secret of deal .* is missing"):
                Record.from_text(self.record.to_text())

    @rule(seed=st.integers(0, 2**32))
    def hidden_cards_change_no_view(self, seed: int) -> None:
        line = Record.replay(self.record.standing, self.record.secrets)
        for seat in (0, 1, None):
            other, view = with_other_hidden_cards(line, seat, random.Random(seed)), View.of(line, seat)
            assert View.of(other, seat) == view == replace(View.of(self.record, seat), seq=line.seq)
            assert repr(View.of(other, seat)) == repr(view)
            assert View.of(other, seat).plays == view.plays

    @invariant()
    def the_record_and_the_match_agree(self) -> None:
        if hasattr(self, "record"):
            assert self.record.match == self.match
            assert self.record.kind == self.kind
            assert self.record.started.version == VERSIONS[self.kind]
            assert self.record.seq == len(self.record.events) - 1
            assert len(self.record.chain) == len(self.record.events)

    @invariant()
    def it_is_proven_if_every_person_contributed(self) -> None:
        if hasattr(self, "record"):
            revealed = {seat for seat, value in self.values.items() if value}
            people = {seat for seat in (0, 1) if self.players[seat] == PERSON}
            assert self.record.is_proven == (people == revealed != set())
            assert self.record.values == b"".join(self.values[seat] or b"" for seat in sorted(revealed))

    @invariant()
    def each_card_is_in_one_place(self) -> None:
        if getattr(self, "deals", 0):
            deal = self.record.match.deal
            places = [*map(mask_of, deal.hands), mask_of(deal.floor), mask_of(deal.stock), *deal.piles]
            assert sum(places) == FULL_DECK
            assert sum(place.bit_count() for place in places) == 52
            deal.check()

    @invariant()
    def the_score_is_that_of_the_book(self) -> None:
        if hasattr(self, "record"):
            match, deal = self.record.match, self.record.match.deal
            assert match.totals == tuple(self.totals)
            assert match.carried == self.carried
            won = max(self.totals) >= self.rules.target and self.totals[0] != self.totals[1]
            over = won or self.stopped is not None
            playing = self.deals > 0 and self.made < 48 and not over
            assert match.is_over == over
            assert match.needs_deck == (not over and not playing)
            assert (match.turn is not None) == playing == match.is_in_deal
            assert [self.record.time_outs(seat) for seat in (0, 1)] == self.time_outs
            if self.stopped is not None:
                assert (match.winner,) == self.stopped
            elif over:
                assert match.winner == self.totals.index(max(self.totals))
            if deal is not None:
                assert deal.piles == [mask_of(map(Card, pile)) for pile in self.piles]
                assert [[str(kind) for _, kind in side] for side in deal.basras] == self.basras

    @invariant()
    def a_view_has_the_own_cards_alone(self) -> None:
        if getattr(self, "deals", 0):
            for seat in (0, 1, None):
                view = View.of(self.record, seat)
                assert view.hand == (self.record.match.deal.hands[seat] if seat is not None else ())
                assert view.unseen == unseen(self.record, seat)


TestMatches = MatchMachine.TestCase
TestMatches.settings = settings(max_examples=120, stateful_step_count=40, deadline=None,
                                suppress_health_check=[HealthCheck.too_slow])


def test_there_is_no_third_seat() -> None:
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            View.of(new_record(1), seat)


def test_a_match_has_a_first_dealer() -> None:
    with pytest.raises(BasraError, match="the first dealer cannot be 2: it is 0 or 1"):
        Match.start("egyptian", 2)


@pytest.mark.parametrize("deals", [0, 1, 63, 65])
def test_a_record_has_64_secrets(deals: int) -> None:
    with pytest.raises(RecordError, match="event 0 cannot be"):
        Record.start(secrets=fair.Secrets.from_seed(b"", deals), rules=Rules.of("egyptian"))
