"""What several tests of the engine share: records to a point, and the same with other hidden cards."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from basra import PRESETS, Card, Record, Rules, fair
from basra.cards import cards_of, mask_of
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


def deck_of(seed: int) -> tuple[Card, ...]:
    """A shuffled deck, another for each seed."""
    return fair.shuffle(seed.to_bytes(fair.KEY_SIZE, "big"))


def play_at_random(record: Record, chance: random.Random, plays: int) -> None:
    """Make up to so many plays at random, ending with the deal."""
    for _ in range(plays):
        if record.match.turn is None:
            return
        record.play(chance.choice(record.match.legal_plays))


def records(rules: Rules | str, seed: int, plays: int) -> Iterator[Record]:
    """Play on at random over several deals; yield the record before each play and at the end."""
    rules = Rules.parse(rules) if isinstance(rules, str) else rules
    chance = random.Random(seed)
    record = Record.start(rules=rules, first_dealer=seed % 2)
    for _ in range(plays):
        if record.match.needs_deck:
            record.begin_deal(deck_of(chance.getrandbits(64)))
        elif record.match.is_over:
            break
        yield record
        play_at_random(record, chance, 1)
    yield record


def with_other_hidden_cards(record: Record, seat: int | None, chance: random.Random) -> Record:
    """Return the record that would be if the cards that a seat has not seen lay in another order.

    They are permuted among their places in the deck, and the same events are folded again.
    """
    if record.match.is_scored:
        return record
    number = record.match.deals_begun
    deck = record.decks[number]
    places = [deck.index(card) for card in cards_of(unseen(record, seat))]
    cards = [deck[place] for place in places]
    chance.shuffle(cards)
    changed = list(deck)
    for place, card in zip(places, cards, strict=True):
        changed[place] = card
    return Record.replay(record.events, {number: changed})


def unseen(record: Record, seat: int | None) -> int:
    """The mask of the cards in the stock and in hands not the seat's own, less those that it has seen."""
    deal = record.match.deal
    assert deal is not None
    hidden = mask_of(deal.stock)
    for other, hand in enumerate(deal.hands):
        hidden |= mask_of(hand) if other != seat else 0
    return hidden & ~mask_of(View.of(record, None).replaced)
