"""The evidence that the shuffle is fair: exhaustion, then a battery of statistics, then mutants.

Needs the extra ``basra[evidence]`` (numpy and scipy). What it shows, and what it does not, is in
``docs/fairness/evidence.md``. Texts are keys here; whoever shows a result to people has the words for them.
"""

from basra.evidence.checks import FALSE_ALARM, Finding, LeftOut
from basra.evidence.dealing import Progress
from basra.evidence.exhaustive import Exhausted
from basra.evidence.methods import MUTANTS, REAL
from basra.evidence.trial import ShuffleTest, Trial, played_test, shuffle_test

__all__ = ["FALSE_ALARM", "MUTANTS", "REAL", "Exhausted", "Finding", "LeftOut", "Progress", "ShuffleTest",
           "Trial", "played_test", "shuffle_test"]
