"""Fair dealing against the vector of the protocol, by exhaustion, and with wrong lengths."""

import hmac
from collections import Counter
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from itertools import chain, islice, product, repeat

import pytest

from basra import Card, Record, Rules, fair
from basra.events import SeatCommitted, SeatRevealed
from basra.fair import Secrets

MATCH_ID = bytes(range(16))
SECRET, A, B = b"\1" * 32, b"\2" * 32, b"\3" * 32
KEY = bytes.fromhex("8477d679acaec2d62295c440fcf2bcd9ee66f3be6c6b758ae0d8a45c84a37c14")
DECK = [0, 25, 43, 10, 9, 17, 29, 27, 44, 2, 19, 21, 40, 26, 36, 49, 5, 47, 4, 28, 22, 20, 35, 7, 30, 37, 23,
        34, 45, 16, 18, 24, 50, 1, 13, 46, 15, 33, 31, 14, 39, 51, 6, 38, 32, 11, 48, 41, 12, 42, 8, 3]


def test_the_vector() -> None:
    assert fair.commitment(MATCH_ID, 0, SECRET).hex() == (
        "369815610d19c3b2b336e69dc37935c3511ce13ed676af9483f9410b87297472")
    assert fair.deal_key(SECRET, MATCH_ID, 0, A + B) == KEY
    assert fair.shuffle(KEY) == tuple(map(Card, DECK))
    assert Secrets(MATCH_ID, (SECRET,)).commitments() == (fair.commitment(MATCH_ID, 0, SECRET),)


def test_the_steps_as_the_protocol_words_them() -> None:
    """Each HMAC and hash written out again, over several deals."""
    def mac(key: bytes, text: bytes) -> bytes:
        return hmac.new(key, b"basra-fair/1" + text, sha256).digest()

    for deal in (0, 1, 63):
        number = bytes([0, 0, 0, deal])
        for values in (b"", A, A + B):
            assert fair.deal_key(SECRET, MATCH_ID, deal, values) == mac(
                SECRET, b"/deal\0" + MATCH_ID + number + values)
        assert fair.commitment(MATCH_ID, deal, SECRET) == sha256(
            b"basra-fair/1/server\0" + MATCH_ID + number + SECRET).digest()
        assert Secrets(MATCH_ID, (bytes(32),) * deal + (SECRET,)).commitments()[deal] == (
            fair.commitment(MATCH_ID, deal, SECRET))
        assert fair.bot_seed(SECRET, deal) == mac(SECRET, b"/bot\0" + number)
        key = fair.deal_key(SECRET, MATCH_ID, deal)
        assert fair.first_dealer(key) == mac(key, b"/seat-draw\0")[0] % 2
    root = fair.root_of(["aa", "0b"], b"{header}")
    assert root == sha256(b"aa\n0b\n{header}").digest()
    assert fair.fingerprint(root).replace(" ", "") == root[:8].hex()
    for seat in (0, 1):
        assert fair.seat_commitment(MATCH_ID, seat, root, A) == sha256(
            b"basra-fair/1/seat\0" + MATCH_ID + bytes([seat]) + root + A).digest()
    first, second = list(islice(fair.stream(KEY), 64))[:32], list(islice(fair.stream(KEY), 32, 64))
    assert bytes(first) == mac(KEY, b"/stream\0" + bytes(4))
    assert bytes(second) == mac(KEY, b"/stream\0" + bytes([0, 0, 0, 1]))


def test_the_vector_uses_53_bytes_of_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = _Counting(fair.stream(KEY))
    monkeypatch.setattr(fair, "stream", lambda _: counting)
    assert fair.shuffle(KEY) == tuple(DECK)
    assert counting.used == 53


def shuffled_by(size: int, stream: Iterator[int]) -> tuple[int, ...]:
    """The shuffle of 0 … size - 1 by the bytes of a stream of our own."""
    return tuple(fair.arrange(range(size), partial(fair.pick, stream)))


def test_seven_cards_come_in_each_order_once() -> None:
    """All 5,040 sequences of picks give all 5,040 orders."""
    orders = {shuffled_by(7, iter(picks)) for picks in product(*map(range, range(7, 1, -1)))}
    assert len(orders) == 5040


@pytest.mark.parametrize("size", range(2, 53))
def test_every_pick_stands_for_equally_many_bytes(size: int) -> None:
    """Of all 256 bytes those that are used give each pick as often; the rest are passed over."""
    orders: Counter[tuple[int, ...]] = Counter()
    for byte in range(256):
        used = chain([byte], repeat(0))
        order = shuffled_by(size, counting := _Counting(used))
        if counting.used == size - 1:
            orders[order] += 1
        else:
            assert counting.used == size
    assert len(orders) == size
    assert set(orders.values()) == {256 // size}


class _Counting(Iterator[int]):
    def __init__(self, stream: Iterator[int]) -> None:
        self.stream, self.used = stream, 0

    def __next__(self) -> int:
        self.used += 1
        return next(self.stream)


def test_a_shuffle_is_a_deck_and_each_byte_of_the_key_counts() -> None:
    decks = {fair.shuffle(bytes(32))}
    for place in range(32):
        for bit in (1, 128):
            deck = fair.shuffle(bytes(bit if place == here else 0 for here in range(32)))
            assert sorted(deck) == list(range(52))
            decks.add(deck)
    assert len(decks) == 65


@pytest.mark.parametrize("wrong", [b"", b"\1" * 31, b"\1" * 33, b"\1" * 64])
def test_wrong_lengths_are_refused(wrong: bytes) -> None:
    for make, name in [
        (lambda: fair.shuffle(wrong), "deal key has 32 bytes, not"),
        (lambda: fair.first_dealer(wrong), "deal key has 32 bytes, not"),
        (lambda: fair.commitment(MATCH_ID, 0, wrong), "secret has 32 bytes, not"),
        (lambda: fair.deal_key(wrong, MATCH_ID, 0), "secret has 32 bytes, not"),
        (lambda: next(fair.stream(wrong)), "deal key has 32 bytes, not"),
        (lambda: fair.bot_seed(wrong, 0), "secret has 32 bytes, not"),
        (lambda: fair.seat_commitment(MATCH_ID, 0, SECRET, wrong), "value has 32 bytes, not"),
        (lambda: fair.seat_commitment(MATCH_ID, 0, wrong, A), "root has 32 bytes, not"),
        (lambda: fair.seat_commitment(wrong, 0, SECRET, A), "match_id has 16 bytes, not"),
        (lambda: fair.commitment(wrong, 0, SECRET), "match_id has 16 bytes, not"),
        (lambda: fair.deal_key(SECRET, wrong, 0), "match_id has 16 bytes, not"),
    ]:
        with pytest.raises(ValueError, match=name):
            make()


@pytest.mark.parametrize("values", [b"\1", b"\1" * 31, b"\1" * 33, b"\1" * 96])
def test_the_clients_values_have_32_bytes_each(values: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes each"):
        fair.deal_key(SECRET, MATCH_ID, 0, values)


def test_secrets_do_not_show_themselves() -> None:
    secrets = Secrets(MATCH_ID, (SECRET,) * 64)
    record = Record.start(secrets=secrets, rules=Rules.of("egyptian"))
    record.begin_deal()
    for shown in (repr(secrets), repr(record)):
        assert repr(SECRET)[2:-1] not in shown
        assert SECRET.hex() not in shown


def test_secrets_from_a_seed_are_the_same_again_and_all_different() -> None:
    secrets = Secrets.from_seed(b"seed")
    assert secrets == Secrets.from_seed(b"seed")
    others = Secrets.from_seed(b"other")
    assert len({*secrets.secrets, *others.secrets, secrets.match_id, others.match_id}) == 130
    assert [len(secret) for secret in (*secrets.secrets, secrets.match_id)] == [32] * 64 + [16]
    assert Secrets.from_seed(b"seed", deals=3).secrets == secrets.secrets[:3]


def test_a_deal_starts_from_the_deck_that_the_secret_and_the_values_make() -> None:
    record = Record.start(secrets=Secrets(MATCH_ID, (SECRET,) * 64), rules=Rules.of("egyptian"))
    for seat, value in ((1, B), (0, A)):
        digest = fair.seat_commitment(MATCH_ID, seat, record.root, value)
        record.append(SeatCommitted(seat=seat, commitment=digest.hex()))
    for seat, value in ((1, B), (0, A)):
        record.append(SeatRevealed(seat=seat, value=value.hex()))
    event = record.begin_deal()
    assert record.decks[1] == tuple(DECK)
    assert event.dealer == fair.first_dealer(KEY)
    assert [str(Card(card)) for card in DECK[8:12]] == ["QC", "AH", "5S", "6D"] == list(event.floor)
