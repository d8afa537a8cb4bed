"""How fast it all is: processor time of one core, the median of five runs.

A call from Python into compiled code costs about as much as a capture, so whole deals are played in one call,
and captures are counted as a caller from Python gets them.
"""

from collections.abc import Callable, Iterator
from statistics import fmean, median
from time import process_time

from basra.arena.decks import deck_of, play_seed, seeds_key
from basra.captures import largest_captures
from basra.cards import mask_of
from basra.deal import Deal
from basra.dice import Dice
from basra.match import Match
from basra.players import NODE_BUDGET, PLAYERS, SeeingPlayer
from basra.players.exact import INFINITE, Solver
from basra.players.greedy import Greedy
from basra.players.in_kinds import score_alone
from basra.playouts import DECK, SwiftDeal, random_deals
from basra.rules import Rules
from basra.view import View

RUNS = 5
NODES = NODE_BUDGET
LEAST_SECONDS = 0.2
"""What a run of something quick takes at least, so that the clock is fine enough."""

PLAYS_A_DEAL = 48
FLOORS = 1000
EVERY = 6
"""Players are asked at each so many plays of a deal, so that all rounds count alike."""
DECKS = "bench"


def plays_a_second() -> float:
    """Return how many plays a second deals at random come to, dealing and scoring included."""
    return PLAYS_A_DEAL * _times_a_second(lambda times: random_deals(times, times))


def captures_a_second() -> float:
    """Return how many cards a second Python may ask for what they take, on floors of 1 to 12 cards."""
    decks = [deck_of(DECKS, index) for index in range(FLOORS)]
    positions = [(mask_of(deck[1:2 + index % 12]), deck[0]) for index, deck in enumerate(decks)]

    def run(times: int) -> None:
        for _ in range(times):
            for floor, card in positions:
                largest_captures(floor, card)

    return FLOORS * _times_a_second(run)


def microseconds_a_last_round() -> float:
    """Return how long it takes to solve the last round exactly, all eight cards to be played and seen.

    The positions are those to which random play leads.
    """
    deals, solver = [last_round(index) for index in range(FLOORS)], Solver(score_alone())

    def run(times: int) -> None:
        for number in range(times):
            solver.value(deals[number % FLOORS], 1, -INFINITE, INFINITE, 0)

    return 1e6 / _times_a_second(run)


def last_round(seed: int) -> SwiftDeal:
    """Return a deal with the last hands dealt and not played, to which random play has led."""
    deal = SwiftDeal()
    deal.shuffle(Dice(seed))
    deal.open()
    deal.deal_round()
    while deal.next < DECK:
        while not deal.is_round_over:
            side = deal.turn()
            deal.play((deal.hand0 if side == 0 else deal.hand1) & 0xF, side)
        deal.deal_round()
    return deal


def milliseconds_a_play() -> Iterator[tuple[str, float]]:
    """Yield the name of each player and how long it thinks about a play, making its view not included.

    A run asks it all through one deal that greedy players play.
    """
    runs = [list(_moments(index)) for index in range(RUNS)]
    for name in PLAYERS:
        yield name, median(fmean(_milliseconds(name, *moment) for moment in run) for run in runs)


def _moments(index: int) -> Iterator[tuple[Deal, View, bytes]]:
    """Yield a deal, the view of the seat to play and a seed, some times in a deal."""
    deck, key = deck_of(DECKS, index), seeds_key(DECKS, index)
    match = Match.start(Rules.parse("egyptian-v2"), index % 2)
    deal = match.begin_deal(deck)
    while (seat := deal.turn) is not None:
        number = len(deal.played)
        view, seed = View.at(match, seat, seq=number, deck=deck), play_seed(key, seat, number)
        if number % EVERY == index % EVERY:
            yield deal.copy(), view, seed
        deal.play(Greedy().choose(view, seed, NODES))


def _milliseconds(name: str, deal: Deal, view: View, seed: bytes) -> float:
    player = PLAYERS[name]
    start = process_time()
    if isinstance(player, SeeingPlayer):
        player.choose_seeing(deal, seed, NODES)
    else:
        player.choose(view, seed, NODES)
    return 1000 * (process_time() - start)


def _times_a_second(run: Callable[[int], object]) -> float:
    """Return how often a second something can be done; ``run`` does it so many times."""
    times = 1
    while (seconds := _seconds(run, times)) < LEAST_SECONDS:
        times = max(2 * times, min(10 * times, int(1.1 * times * LEAST_SECONDS / max(seconds, 1e-6))))
    return times / median(_seconds(run, times) for _ in range(RUNS))


def _seconds(run: Callable[[int], object], times: int) -> float:
    start = process_time()
    run(times)
    return process_time() - start
