"""What several tests of the engine share: records to a point, and the same with other hidden cards."""

import random
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import strategies as st

from basra import PRESETS, Card, Record, RecordError, Rules, fair
from basra.cards import cards_of, mask_of
from basra.events import Event, Player, SeatCommitted, SeatRevealed
from basra.fair import Secrets
from basra.record import PEOPLE
from basra.rules import choices
from basra.view import View

rule_sets = st.builds(
    lambda preset, options: Rules.of(preset, **options),
    st.sampled_from(list(PRESETS)),
    st.fixed_dictionaries({}, optional={
        "target": st.integers(1, 150),
        "tied_majority": st.sampled_from(choices("tied_majority")),
        "komi_basra": st.sampled_from(choices("komi_basra")),
        "opening": st.sampled_from(choices("opening")),
        "jack_basra_points": st.sampled_from([0, 20, 50]),
        "card_points": st.sampled_from([(), (("2C", 2), ("10D", 3)), (("AC", 1), ("AD", 1), ("2H", 4))]),
    }))

VALUES = (b"\2" * fair.KEY_SIZE, b"\3" * fair.KEY_SIZE)
"""What the clients of seat 0 and seat 1 contribute."""


def deck_of(seed: int) -> tuple[Card, ...]:
    """A shuffled deck, another for each seed."""
    return fair.shuffle(seed.to_bytes(fair.KEY_SIZE, "big"))


def secrets_of(seed: int) -> Secrets:
    """The secrets of a match, others for each seed."""
    return Secrets.from_seed(b"%d" % seed)


def new_record(seed: int, rules: Rules | str = "egyptian",
               players: tuple[Player, Player] = PEOPLE) -> Record:
    """A record with the server's promise and nothing more."""
    rules = Rules.parse(rules) if isinstance(rules, str) else rules
    return Record.start(secrets=secrets_of(seed), rules=rules, players=players)


def dealt_record(seed: int, rules: Rules | str = "egyptian") -> Record:
    """A record in which the first deal has begun, without a client's value."""
    record = new_record(seed, rules)
    record.begin_deal()
    return record


def seed_of_dealer(dealer: int) -> int:
    """The first seed from which a seat deals first, if no client contributes."""
    return next(seed for seed in range(100) if dealt_record(seed).match.dealer == dealer)


def commit_of(record: Record, seat: int) -> SeatCommitted:
    """The event by which the client of a seat commits to its value."""
    root = record.root if record.kind == "fair" else bytes(fair.KEY_SIZE)
    digest = fair.seat_commitment(record.match_id, seat, root, VALUES[seat])
    return SeatCommitted(seat=seat, commitment=digest.hex())


def reveal_of(seat: int) -> SeatRevealed:
    """The event by which the client of a seat reveals its value."""
    return SeatRevealed(seat=seat, value=VALUES[seat].hex())


def contribute(record: Record, seats: Iterable[int] = (0, 1)) -> None:
    """Let the clients of some seats commit to their values, then reveal them."""
    for event in [*(commit_of(record, seat) for seat in seats), *map(reveal_of, seats)]:
        record.append(event)


def contributed_record(seed: int, plays: int = 0, players: tuple[Player, Player] = PEOPLE) -> Record:
    """A record to which every person contributed, some plays into its first deal."""
    record = new_record(seed, players=players)
    contribute(record, sorted(record.people))
    record.begin_deal()
    play_at_random(record, random.Random(seed), plays)
    return record


def refused(record: Record, *events: Event) -> None:
    """Check that none of the events can follow, and that trying changes nothing."""
    before = record.copy()
    for event in events:
        with pytest.raises(RecordError):
            record.append(event)
        assert record == before


def play_at_random(record: Record, chance: random.Random, plays: int) -> None:
    """Make up to so many plays at random, ending with the deal."""
    for _ in range(plays):
        if record.match.turn is None:
            return
        record.play(chance.choice(record.match.legal_plays))


def records(rules: Rules | str, seed: int, plays: int, seats: Iterable[int] = ()) -> Iterator[Record]:
    """Play on at random over several deals; yield the record before each play and at the end.

    Args:
        seats: whose clients contribute to the dealing.
    """
    chance = random.Random(seed)
    record = new_record(seed, rules)
    contribute(record, seats)
    for _ in range(plays):
        if record.match.needs_deck:
            record.begin_deal()
        elif record.match.is_over:
            break
        yield record
        play_at_random(record, chance, 1)
    yield record


def with_other_hidden_cards(record: Record, seat: int | None, chance: random.Random) -> Record:
    """Return the record that would be if the cards that a seat has not seen lay in another order.

    They are permuted among their places in the deck, and the same events are folded again. That the secrets
    still fit the commitments is all that a seat cannot tell; the hidden ones are others too in the end. What
    was taken back is not among the events: it has shown cards that may be hidden again.
    """
    if not record.match.is_in_deal:
        return record
    number = record.match.deals_begun
    deck = record.decks[number]
    places = [deck.index(card) for card in cards_of(unseen(record, seat))]
    cards = [deck[place] for place in places]
    chance.shuffle(cards)
    changed = list(deck)
    for place, card in zip(places, cards, strict=True):
        changed[place] = card

    class Stacked(Record):
        __slots__ = ()

        def _deck(self, deal: int) -> tuple[Card, ...]:
            return tuple(changed) if deal == number else Record._deck(self, deal)

    other = Stacked.replay(record.standing, record.secrets)
    hidden = range(number, len(record.secrets) + 1)
    other.secrets |= {deal: chance.randbytes(fair.KEY_SIZE) for deal in hidden}
    return other


def unseen(record: Record, seat: int | None) -> int:
    """The mask of the cards in the stock and in hands not the seat's own, less those that it has seen."""
    deal = record.match.deal
    assert deal is not None
    hidden = mask_of(deal.stock)
    for other, hand in enumerate(deal.hands):
        hidden |= mask_of(hand) if other != seat else 0
    return hidden & ~mask_of(View.of(record, None).replaced)
