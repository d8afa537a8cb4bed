"""Measures this engine beside others: ``make benchmark-engines``.

Random play on one core, in one run: moves (plays) a second of processor time, the median of five. Dealing and
scoring are included but where it says otherwise. Each line is measured in a process of its own; what cannot
be measured says why. The result is a table for ``docs/speed.md``.
"""

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any

PACKAGES = ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax")

RUNS = 5
SECONDS = 1.0
"""How long a run takes, about."""
BATCH = 1024
"""Games that Pgx plays side by side; more of them did not make it faster here."""

Play = Callable[[int], int]
"""Plays games with a seed and returns how many moves that were, at once or after a while."""


def basra_deals() -> Play:
    """Ours: whole deals in one call."""
    from basra.playouts import random_deals

    def play(seed: int) -> int:
        random_deals(10_000, seed)
        return 48 * 10_000

    return play


def basra_api() -> Play:
    """Ours, as a program in Python plays: a deal with all its checks, asked for its legal plays."""
    import basra

    def play(seed: int) -> int:
        chance = random.Random(seed)
        deal = basra.Deal.start(basra.shuffle(chance.randbytes(32)), rules="egyptian-v2", dealer=seed % 2)
        while deal.turn is not None:
            deal.play(_any_of(deal.legal_plays, chance))
        deal.score()
        return 48

    return play


def open_spiel_python(name: str) -> Play:
    """OpenSpiel, a call from Python for each move."""
    import pyspiel
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        chance, state, moves = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            # Dealing is chance's move; any card is as likely as another.
            moves += not state.is_chance_node()
            state.apply_action(_any_of(state.legal_actions(), chance))
        return moves

    return play


def open_spiel_playouts(name: str) -> Play:
    """OpenSpiel's playouts in C++ from a dealt position; dealing is not included.

    Its search with one simulation plays the position out by its evaluator. How many moves that makes is not
    told, so the mean of games from Python stands for it.
    """
    import pyspiel
    game, state, playouts = pyspiel.load_game(name), _dealt(name), 20_000
    mean = sum(_play_out(state, random.Random(seed)) for seed in range(2000)) / 2000

    def play(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(playouts, seed)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, seed, False).mcts_search(state)
        return round(mean * playouts)

    return play


def open_spiel_search(name: str) -> Play:
    """OpenSpiel's ISMCTS in C++: simulations, not moves."""
    import pyspiel
    state, simulations = _dealt(name), 2000

    def play(seed: int) -> int:
        pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 1.0, simulations).step(state)
        return simulations

    return play


def _any_of(choices: Sequence[Any], chance: random.Random) -> Any:
    """Return one of several. (``random.choice`` takes longer than some engines for a move.)"""
    return choices[int(chance.random() * len(choices))]


def _dealt(name: str) -> Any:
    import pyspiel
    chance, state = random.Random(1), pyspiel.load_game(name).new_initial_state()
    # A search does not look at a move that has no other, such as the first one in hearts.
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(_any_of(state.legal_actions(), chance))
    return state


def _play_out(start: Any, chance: random.Random) -> int:
    state, moves = start.clone(), 0
    while not state.is_terminal():
        state.apply_action(_any_of(state.legal_actions(), chance))
        moves += 1
    return moves


def rlcard(name: str) -> Play:
    """RLCard with its random agents."""
    import rlcard as library
    from rlcard.agents import RandomAgent
    env = library.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    # A trajectory is states and actions in turns, a state at either end.
    return lambda _: sum(len(trajectory) // 2 for trajectory in env.run(is_training=False)[0])


def pettingzoo(name: str) -> Play:
    """PettingZoo, over its iterator of agents."""
    from importlib import import_module

    import numpy as np
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        moves, chance = 0, np.random.default_rng(seed)
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
                moves += 1
        return moves

    return play


def pgx(name: str) -> Play:
    """Pgx on the processor, many games side by side; a game that is over begins anew."""
    import jax
    import pgx as library
    from jax import numpy as jnp
    from pgx.experimental import auto_reset
    env, steps = library.make(name), 200
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> tuple[Any, None]:
        key, other = jax.random.split(key)
        action = jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return step(state, action, jax.random.split(other, BATCH)), None

    run = jax.jit(lambda state, key: jax.lax.scan(move, state, jax.random.split(key, steps))[0])
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))

    def play(seed: int) -> int:
        jax.block_until_ready(run(start, jax.random.PRNGKey(seed)))
        return BATCH * steps

    return play


PLAIN = "basra as plain Python, whole deals in one call"
CASES: dict[str, tuple[str, Callable[[], Play]]] = {
    "basra, whole deals in one call": ("plays", basra_deals),
    PLAIN: ("plays", basra_deals),
    "basra, a call for each play": ("plays", basra_api),
    **{f"OpenSpiel through Python, {name}": ("moves", partial(open_spiel_python, name))
       for name in ("crazy_eights", "leduc_poker", "euchre")},
    **{f"OpenSpiel C++ playouts, dealing excluded, {name}": ("moves", partial(open_spiel_playouts, name))
       for name in ("euchre", "spades", "hearts")},
    **{f"OpenSpiel C++ ISMCTS, {name}": ("simulations", partial(open_spiel_search, name))
       for name in ("euchre", "hearts")},
    **{f"RLCard, {name}": ("moves", partial(rlcard, name)) for name in ("uno", "gin-rummy", "doudizhu")},
    **{f"PettingZoo, {name}": ("moves", partial(pettingzoo, name))
       for name in ("leduc_holdem_v4", "texas_holdem_v4")},
    **{f"Pgx, {BATCH} games side by side, {name}": ("moves", partial(pgx, name))
       for name in ("leduc_holdem", "sparrow_mahjong")},
}


def measure(play: Play) -> float:
    """Return moves a second of processor time: the median of several runs, after one that does not count."""
    play(0)
    speeds, seed = [], 0
    for _ in range(RUNS):
        moves, start = 0, process_time()
        while (seconds := process_time() - start) < SECONDS:
            seed += 1
            moves += play(seed)
        speeds.append(moves / seconds)
    return median(speeds)


def _in_a_process(case: str) -> str:
    """Measure a case in a process of its own; return the figure, or why there is none."""
    environment = os.environ | {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
                                "BASRA_PLAIN": str(int(case == PLAIN)), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, __file__, "--only", case], capture_output=True, text=True,
                          check=False, env=environment)
    if done.returncode:
        return f"not measured: {(done.stderr.splitlines() or ['?'])[-1]}"
    return f"{float(done.stdout.splitlines()[-1]):,.0f}"


def _machine() -> str:
    from basra.arena.machine import machine
    here = machine()
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return f"{here['processor']}, {here['python']}; basra {here['version']}, {packages}"


def main() -> None:
    """Measure all cases, or one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=CASES, help="measure one and print the figure")
    if case := parser.parse_args().only:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        print(measure(CASES[case][1]()))
        return
    print(f"{_machine()}. Medians of {RUNS} runs of {SECONDS:g} s of processor time.\n")
    print("| engine, game | a second | of what |\n|---|---:|---|")
    for name in CASES:
        print(f"| {name} | {_in_a_process(name)} | {CASES[name][0]} |", flush=True)


if __name__ == "__main__":
    main()
