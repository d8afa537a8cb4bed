"""The token bucket, with the time as an argument."""

from basra.server.paths.limits import TokenBucket


def test_a_burst_goes_through_then_so_many_a_second() -> None:
    bucket = TokenBucket(burst=5, a_second=2)
    assert [bucket.take(100.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [bucket.take(101.0) for _ in range(3)] == [True, True, False]


def test_it_never_holds_more_than_a_burst() -> None:
    bucket = TokenBucket(burst=3, a_second=10)
    bucket.take(0.0)
    assert sum(bucket.take(1000.0) for _ in range(10)) == 3


def test_what_is_refused_costs_nothing() -> None:
    bucket = TokenBucket(burst=1, a_second=1)
    assert bucket.take(0.0)
    assert not any(bucket.take(0.5) for _ in range(100))
    assert bucket.take(1.0)
