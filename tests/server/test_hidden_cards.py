"""No frame to any role holds a card that it may not know (RELIABILITY 1–4)."""

import json
import random
from collections.abc import Iterator

import pytest

from basra import Card, Record, Rules
from basra.events import CardPlayed, DealStarted, Hands, Kind, Player, RoundDealt
from basra.fair import KEY_SIZE, Secrets
from basra.match import MOST_DEALS
from basra.record import PEOPLE
from basra.server.wire import encode
from basra.table.frames import Accepted, Command, PlayCommand, Rejected, StepFrame, TakeBackCommand, Welcome
from basra.table.table import AUDIENCES, Table
from basra.table.views import view_frame

from .harness import Guest, Server
from .scanner import Scanner

DEALS_IN_ALL = 1040
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_r01_no_frame_of_a_thousand_deals_holds_a_hidden_card(part: int) -> None:
    deals = cards = 0
    chance = random.Random(part)
    while deals < DEALS_IN_ALL / PARTS:
        scanners = play_a_match(chance)
        deals += scanners[0].deals
        cards += sum(scanner.cards for scanner in scanners)
    assert cards > 1000 * deals


@pytest.mark.parametrize("part", range(4))
def test_r01_nor_do_frames_after_plays_were_taken_back(part: int) -> None:
    """What was seen of the cards before does not stand in them either: the scanner forgets it."""
    taken_back, chance = 0, random.Random(part)
    players = (PEOPLE[0], Player(kind="computer", name="random"))
    while taken_back < 50:
        scanners = play_a_match(chance, "practice", players if part % 2 else players[::-1])
        taken_back += scanners[0].taken_back


def play_a_match(chance: random.Random, kind: Kind = "fair",
                  players: tuple[Player, Player] = PEOPLE) -> list[Scanner]:
    """Play a match by chance; every frame to seat 0, seat 1 and a spectator is scanned."""
    rules = Rules.of(chance.choice(["egyptian", "egyptian-v2"]), target=chance.choice([1, 101, 300]),
                     opening=chance.choice(["replace", "as-dealt"]))
    secrets = Secrets(chance.randbytes(16), tuple(chance.randbytes(KEY_SIZE) for _ in range(MOST_DEALS)))
    table = Table.open(secrets=secrets, time="2026-01-01T00:00:00+00:00", rules=rules, players=players,
                       software="test", kind=kind)
    table.apply(table.begin())
    scanners = [Scanner(audience, secrets, kind=kind) for audience in AUDIENCES]
    for scanner, audience in zip(scanners, AUDIENCES, strict=True):
        scanner.read(_frames_of_the_start(table.record, audience))
    while not table.record.match.is_over:
        seat = table.record.match.turn
        assert seat is not None
        play = chance.choice(list(table.record.match.legal_plays))
        command = PlayCommand(key=f"key-{table.record.seq}", seq=table.record.seq, play=str(play))
        if chance.random() < 0.1:
            _send(table, 1 - seat, command, scanners, is_refused=True)
        if chance.random() < 0.1:
            back = TakeBackCommand(key=f"back-{table.record.seq}", seq=table.record.seq)
            person = table.record.started.players.index(PEOPLE[0])
            is_refused = not table.view(person).can_take_back
            assert is_refused or kind == "practice"
            _send(table, person, back, scanners, is_refused)
            if not is_refused:
                continue
        _send(table, seat, command, scanners)
    return scanners


def _send(table: Table, seat: int, command: Command, scanners: list[Scanner],
          is_refused: bool = False) -> None:
    """Let a seat send a command, and scan every frame that comes of it."""
    steps = table.decide(seat, command)
    if is_refused:
        assert isinstance(steps, Rejected)
        scanners[seat].read([encode(steps)])
        return
    assert isinstance(steps, tuple)
    table.apply(steps)
    for scanner, audience in zip(scanners, AUDIENCES, strict=True):
        scanner.read(encode(StepFrame(seq=step.seq, event=step.event, view=step.view(audience)))
                     for step in steps)
    scanners[seat].read([encode(Accepted(key=command.key, seq=steps[0].seq))])


def _frames_of_the_start(record: Record, audience: int | None) -> Iterator[str]:
    for seq in range(1, len(record.events)):
        part = Record.replay(record.events[:seq + 1], record.secrets)
        yield encode(StepFrame(seq=seq, event=record.events[seq], view=view_frame(part, audience)))


@pytest.mark.parametrize("leak", ["opponent", "stock"])
def test_the_scanner_finds_a_card_that_leaks(leak: str) -> None:
    secrets = Secrets(bytes(16), tuple(bytes([deal]) * KEY_SIZE for deal in range(MOST_DEALS)))
    table = Table.open(secrets=secrets, time="", rules=Rules.of("egyptian"),
                       players=(Player(kind="person"), Player(kind="person")), software="test")
    table.apply(table.begin())
    deal = table.record.match.deal_in_play()
    card = deal.hands[1][0] if leak == "opponent" else deal.stock[-1]
    scanner = Scanner(0, secrets)
    scanner.read(_frames_of_the_start(table.record, 0))
    frame = json.loads(encode(Welcome(view=table.view(0))))
    frame["view"]["floor"].append(f"a pile with the {card.symbol}")
    with pytest.raises(AssertionError, match=f"{card.symbol} in a frame to 0"):
        scanner.read([json.dumps(frame, ensure_ascii=False)])


@pytest.mark.parametrize("seed", range(10))
def test_r01_hidden_cards_permuted_leave_every_byte_the_same(seed: int) -> None:
    chance = random.Random(seed)
    record = Record.start(secrets=Secrets.from_seed(bytes([seed])), rules=Rules.of("egyptian-v2"))
    record.begin_deal()
    while record.match.turn is not None:
        for seat in (0, 1, None):
            other = _permuted(record, seat, chance)
            assert other.match != record.match or len(_hidden(record, seat)) < 2
            assert _bytes(other, seat) == _bytes(record, seat)
        record.play(chance.choice(list(record.match.legal_plays)))


def _bytes(record: Record, seat: int | None) -> str:
    return encode(Welcome(view=view_frame(record, seat)))


def _permuted(record: Record, seat: int | None, chance: random.Random) -> Record:
    """Return the same match with what an audience has not seen in another order, in hands, stock and deck."""
    hidden = _hidden(record, seat)
    others = hidden[1:] + hidden[:1] if chance.random() < 0.5 else chance.sample(hidden, len(hidden))
    if others == hidden:
        others = hidden[1:] + hidden[:1]
    instead = dict(zip(hidden, others, strict=True))
    other = record.copy()
    deal = other.match.deal_in_play()
    deal.hands = [tuple(instead.get(card, card) for card in hand) for hand in deal.hands]
    deal.stock = tuple(instead.get(card, card) for card in deal.stock)
    other.decks[1] = tuple(instead.get(card, card) for card in other.decks[1])
    return other


def _hidden(record: Record, seat: int | None) -> list[Card]:
    seen = set(_seen(record, seat))
    return [card for card in record.decks[1] if card not in seen]


def _seen(record: Record, seat: int | None) -> Iterator[Card]:
    for event in record.events:
        match event:
            case DealStarted():
                yield from map(Card, (*event.floor, *event.replaced))
                yield from _dealt(record, event.hands, seat)
            case RoundDealt():
                yield from _dealt(record, event.hands, seat)
            case CardPlayed():
                yield Card(event.card)


def _dealt(record: Record, hands: Hands, seat: int | None) -> Iterator[Card]:
    if seat is not None:
        yield from (record.decks[1][place] for place in hands[seat])


def test_r01_r03_nothing_hidden_in_what_a_real_server_sends_and_logs(guest: Guest) -> None:
    for level in ("random", "careful"):
        match = guest.open_match(level=level, target=150)
        secrets = guest.server.secrets(match)
        sent: list[str] = []
        with guest.sit(match) as sitting:
            while sitting.play_deal():
                sent.append(guest.http.get(f"/api/matches/{match}").text)
                sent.append(guest.http.get("/api/matches").text)
        scanner = Scanner(0, secrets)
        scanner.read(with_the_start(guest.server, sitting.raw))
        assert scanner.deals >= 2
        everything = "\n".join([*sitting.raw, *sent, guest.server.log.read_text()]).lower()
        for secret in secrets.secrets[scanner.deals:]:
            assert secret.hex() not in everything
        assert guest.http.cookies["basra_device"] not in everything


def test_r01_two_seats_at_one_device_are_told_apart(guest: Guest) -> None:
    """Pass and play: what comes for one seat holds nothing of the other's hand."""
    match = guest.open(opponent="person", rules={"preset": "egyptian-v2", "target": 1})["match"]
    secrets = guest.server.secrets(match)
    with guest.sit(match, 0) as first, guest.sit(match, 1) as second:
        sittings = [first, second]
        while not first.has_ended:
            sitting = sittings[first.view["turn"]]
            seq = sitting.play()["seq"]
            for other in sittings:
                other.wait_for_seq(seq)
                while other.view["turn"] is None and not other.has_ended:
                    other.receive()
            for seat, other in enumerate(sittings):
                other.raw.append(f'{{"view":{guest.http.get(f"/api/matches/{match}?seat={seat}").text}}}')
    for seat, sitting in enumerate(sittings):
        scanner = Scanner(seat, secrets)
        scanner.read(with_the_start(guest.server, sitting.raw))
        assert scanner.deals >= 1
        assert scanner.cards > 1000


def with_the_start(server: Server, raw: list[str]) -> Iterator[str]:
    """Put the events that happened before the socket opened before its frames."""
    first = json.loads(raw[0])["view"]
    events = server.rows("SELECT body, seq FROM events WHERE match = ? AND seq BETWEEN 1 AND ? ORDER BY seq",
                         first["match"], first["seq"])
    yield from (f'{{"event":{body},"seq":{seq}}}' for body, seq in events)
    yield from raw


def test_r02_a_second_tab_sees_what_the_first_sees_and_a_stranger_nothing(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as first, guest.sit(match) as second, Guest(guest.server) as stranger:
        first.wait_for_turn()
        seq = first.play()["seq"]
        first.wait_for_turn()
        second.wait_for_seq(first.view["seq"])
        told = [[raw for raw in sitting.raw if '"frame":"step"' in raw and json.loads(raw)["seq"] >= seq]
                for sitting in (first, second)]
        assert told[0] == told[1]
        stranger.open_match()
        assert stranger.http.get(f"/api/matches/{match}").status_code == 404


def test_r04_the_proof_of_an_unfinished_match_is_refused(guest: Guest) -> None:
    match = guest.open_match(target=1000)
    with guest.sit(match) as sitting:
        for _ in range(2):  # in the first deal, and with one deal over
            answer = guest.http.get(f"/api/matches/{match}/proof")
            assert answer.status_code == 409
            assert answer.json()["code"] == "match-not-over"
            assert sitting.play_deal()
