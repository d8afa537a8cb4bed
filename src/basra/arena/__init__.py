"""The arena: computer players against each other over the same decks, to measure how strong they are.

A :mod:`contest <basra.arena.contest>` is two players over a list of decks; it is :mod:`played
<basra.arena.running>` by some :mod:`workers <basra.arena.workers>`, its pairs are :mod:`kept
<basra.arena.results>`, and several make a :mod:`tournament <basra.arena.tournament>`. What the numbers mean
is in ``docs/arena.md``. Nothing is imported here, so that the command line answers at once.
"""
