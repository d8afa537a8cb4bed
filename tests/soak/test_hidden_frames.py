"""No frame to any role holds a card that it may not know, over as many frames as are asked for
(RELIABILITY 1)."""

import random

from ..server.test_hidden_cards import play_a_match
from .amounts import SEED, amount

FRAMES = amount("FRAMES", 20_000)


def test_r01_no_frame_to_any_role_holds_a_hidden_card() -> None:
    frames = cards = 0
    chance = random.Random(SEED)
    while frames < FRAMES:
        scanners = play_a_match(chance)
        frames += sum(scanner.frames for scanner in scanners)
        cards += sum(scanner.cards for scanner in scanners)
    print(f"{frames:,} frames with {cards:,} cards were scanned: 0 hidden ones")
    assert cards > 10 * frames
