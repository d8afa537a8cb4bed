"""The bell on Redis: how the processes that share a database tell each other at once what has changed."""

import structlog

from basra.server.errors import BellError, MissingExtraError

try:
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import AuthenticationError, RedisError, ResponseError
except ImportError:
    raise MissingExtraError from None

CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 5.0
"""How long Redis may take to be reached and to answer."""

log = structlog.get_logger()


async def check_redis(url: str) -> None:
    """Check that a URL leads to Redis.

    Only what will not mend itself is refused: that Redis is not there costs speed, and is said in the log.

    Raises:
        BellError: if the URL cannot be read, or nobody may log in with it; it is not told what it holds.
    """
    try:
        async with client_of(url) as client:
            await client.ping()
    except (AuthenticationError, ResponseError) as error:
        raise BellError(str(error)) from None
    except (RedisError, OSError) as error:
        log.warning("redis-not-there", reason=str(error))


def client_of(url: str) -> Redis:
    """Return a client; nothing is connected yet, and nothing is tried again without being asked.

    Raises:
        BellError: if the URL cannot be read.
    """
    try:
        return Redis.from_url(url, decode_responses=True, retry=Retry(NoBackoff(), 0),
                              socket_connect_timeout=CONNECT_SECONDS, socket_timeout=ANSWER_SECONDS)
    except ValueError:
        raise BellError("its URL cannot be read") from None
