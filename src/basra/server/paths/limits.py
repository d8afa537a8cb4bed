"""How much one client may ask for."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class TokenBucket:
    """Lets a burst through, then so many a second. Time comes in as an argument."""

    burst: float
    a_second: float
    _tokens: float = field(init=False)
    _time: float | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self._tokens = self.burst

    def take(self, now: float) -> bool:
        """Take one token at a time in seconds, on any clock that never goes back; False if none is left."""
        passed = 0.0 if self._time is None else max(now - self._time, 0.0)
        self._time = now
        self._tokens = min(self._tokens + passed * self.a_second, self.burst)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
