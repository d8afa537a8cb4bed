"""The bell on Redis: how the processes that share a database tell each other at once what has changed."""

import asyncio

import structlog

from basra.server.errors import BellError, MissingExtraError
from basra.server.playing.bell import Bell, Heard, Version, unknown

try:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub
    from redis.asyncio.retry import Retry
    from redis.backoff import FullJitterBackoff, NoBackoff
    from redis.exceptions import AuthenticationError, RedisError, ResponseError
except ImportError:
    raise MissingExtraError from None

CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 5.0
"""How long Redis may take to be reached and to answer."""

SECONDS_SILENT = 3.0
"""After which silence Redis is asked whether it is there; after the same again it is not."""

MOST_SECONDS_AWAY = 2.0
"""The longest wait until it is tried again."""

CHANNEL = "basra:"
"""What the channels of all places begin with."""

NOBODY = "nobody"
"""A place where nothing is ever rung."""

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


class RedisBell(Bell):
    """Is heard by all nodes that have the same Redis, by pub/sub; what is said are ids and nothing else.

    While Redis is not there nothing is heard or rung, and it is tried again and again, with longer and longer
    waits. When it is back everybody looks for what was missed.
    """

    def __init__(self, url: str, node: str) -> None:
        """Connect in the background.

        Args:
            url: of Redis.
            node: the name of this node, by which it knows its own rings.

        Raises:
            BellError: if the URL cannot be read.
        """
        super().__init__(is_shared=True)
        self._client = client_of(url)
        self._node = node
        self._rung: dict[str, None] = {}
        self._has_work = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="bell")

    def hear(self, place: str, heard: Heard, version: Version = unknown) -> None:
        """Let somebody hear what is rung at a place; once Redis has agreed, it is told to look."""
        super().hear(place, heard, version)
        self._has_work.set()

    def leave(self, place: str, heard: Heard) -> None:
        """Let somebody who heard hear no more."""
        super().leave(place, heard)
        self._has_work.set()

    def ring(self, place: str, besides: Heard | None = None) -> None:
        """Say here and to all nodes that something was stored that changes a place."""
        super().ring(place, besides)
        self._rung[place] = None
        self._has_work.set()

    async def close(self) -> None:
        """Ring no more."""
        self._task.cancel()
        await asyncio.wait([self._task])
        await self._client.aclose()

    async def _run(self) -> None:
        """Be connected, again and again."""
        failures, waits = 0, FullJitterBackoff(cap=MOST_SECONDS_AWAY, base=0.1)
        while True:
            try:
                await self._attend()
            except* (RedisError, OSError) as errors:
                failures = 1 if self.is_heard_elsewhere else failures + 1
                if failures == 1:
                    log.warning("redis-lost", reason=str(errors.exceptions[0]))
            self.is_heard_elsewhere = False
            await asyncio.sleep(waits.compute(failures))  # the nodes do not all come back at once

    async def _attend(self) -> None:
        """Hear and ring until the connection is lost."""
        async with self._client.pubsub() as pubsub, asyncio.TaskGroup() as tasks:
            await pubsub.subscribe(_channel(NOBODY))  # there must be one before anything can be heard
            tasks.create_task(self._hear(pubsub))
            tasks.create_task(self._work(pubsub))

    async def _hear(self, pubsub: PubSub) -> None:
        """Tell those who hear here what is rung elsewhere."""
        was_asked = False
        while True:
            message = await pubsub.get_message(timeout=SECONDS_SILENT)
            if message is None:
                if was_asked:
                    raise RedisError("it does not answer")
                await pubsub.ping()
            was_asked = message is None
            if message is None or message["data"] == self._node:
                continue
            if message["type"] in ("subscribe", "message"):
                if not self.is_heard_elsewhere:
                    self.is_heard_elsewhere = True
                    log.info("redis-found")
                # When a place is first heard, too: something may have changed while it was not.
                self.tell([message["channel"].removeprefix(CHANNEL)])

    async def _work(self, pubsub: PubSub) -> None:
        """Subscribe to what is heard here, and pass on what is rung here; whatever waits goes together."""
        subscribed: set[str] = set()
        self._has_work.set()
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            wanted, (rung, self._rung) = set(self.places), (self._rung, {})
            if new := wanted - subscribed:
                await pubsub.subscribe(*map(_channel, new))
            if old := subscribed - wanted:
                await pubsub.unsubscribe(*map(_channel, old))
            subscribed = wanted
            if rung:
                async with self._client.pipeline(transaction=False) as pipeline:
                    for place in rung:
                        pipeline.publish(_channel(place), self._node)
                    await pipeline.execute()


def _channel(place: str) -> str:
    return CHANNEL + place
