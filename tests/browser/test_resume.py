"""Going on where one was, without a reload: closed tabs, a stopped or killed server, no network, two tabs."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Route, WebSocketRoute

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor


@contextmanager
def _nothing_lost(me: Visitor) -> Iterator[None]:
    """What is shown afterwards is what was shown before, and play goes on."""
    before = me.seq, me.hand, sorted(me.floor)
    yield
    assert me.ready() == "turn"
    assert (me.seq, me.hand, sorted(me.floor)) == before
    assert me.find("connection-banner").count() == 0
    me.go_on()
    assert me.seq > before[0]


def _in_mid_deal(me: Visitor) -> None:
    me.go_home()
    me.start_match()
    for _ in range(3):
        me.go_on()


def test_after_a_reload_and_in_a_new_tab(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, size="phone")
    _in_mid_deal(me)
    with _nothing_lost(me):
        me.page.reload()
    with _nothing_lost(me):
        match = me.match
        me.page.close()
        me.page = me.new_tab()
        me.page.goto("/")
        me.press(me.find("home-continue"))
        me.find("table").wait_for()
        assert me.match == match


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_server_goes_and_comes_back(own_server: Server, visitor: OpenVisitor, how: int) -> None:
    me = visitor(own_server, loses_connection=True)
    _in_mid_deal(me)
    with _nothing_lost(me):
        own_server.stop(how)
        me.find("connection-banner").wait_for()
        assert me.find("connection-banner").inner_text() == me.words.text("connecting-again")
        me.check_words()
        me.check_axe()
        own_server.start()
        me.find("connection-banner").wait_for(state="detached")


def test_the_network_goes_and_comes_back(own_server: Server, visitor: OpenVisitor) -> None:
    """Without a network the page cannot come back; with it, it does so at once."""
    me = visitor(own_server, size="phone", loses_connection=True)
    _in_mid_deal(me)
    with _nothing_lost(me):
        me.context.set_offline(True)
        own_server.stop()
        own_server.start()
        me.find("connection-banner").wait_for()
        me.context.set_offline(False)
        me.find("connection-banner").wait_for(state="detached")


def test_home_without_a_server(own_server: Server, visitor: OpenVisitor) -> None:
    """It says so in words, and comes back on request."""
    me = visitor(own_server, loses_connection=True)
    me.go_home()
    own_server.kill()
    me.press(me.find("home-play"))
    me.find("home-error").wait_for()
    assert me.words.text("error-offline") in me.find("home-error").inner_text()
    own_server.start()
    me.press(me.find("home-error").get_by_role("button"))
    me.find("home-error").wait_for(state="detached")
    me.start_match()


def test_r06_a_match_whose_answer_was_lost_is_not_opened_twice(server: Server, visitor: OpenVisitor) -> None:
    def lose_answer(route: Route) -> None:
        if route.request.method == "POST":
            route.fetch()
            route.abort()
        else:
            route.continue_()

    me = visitor(server, loses_connection=True)
    me.go_home()
    me.start_match()  # from now on it is known
    me.go_home()
    me.page.route("**/api/matches", lose_answer)
    me.press(me.find("home-play"))
    me.find("home-error").wait_for()
    me.page.unroute("**/api/matches")
    me.press(me.find("home-play"))
    me.find("table").wait_for()
    assert len(me.context.request.get("/api/matches").json()["matches"]) == 2


def test_a_play_on_its_way_when_the_server_dies(own_server: Server, visitor: OpenVisitor) -> None:
    """The server has not read it yet: it is sent again, and played once."""
    me = visitor(own_server, loses_connection=True)
    _in_mid_deal(me)
    card, seq = me.hand[0], me.seq
    assert own_server.process
    own_server.process.send_signal(signal.SIGSTOP)
    me.play(card)
    own_server.kill()
    own_server.start()
    _check_played_once(own_server, me, card, seq)


def test_an_answer_that_is_lost(own_server: Server, visitor: OpenVisitor) -> None:
    """The server has played it, but dies before it can say so: it is sent again, and played once."""
    me = visitor(own_server, loses_connection=True)
    wire = _Wire(me)
    _in_mid_deal(me)
    card, seq = me.hand[0], me.seq
    wire.is_cut = True
    me.play(card)
    while wire.held == []:
        me.page.wait_for_timeout(20)
    own_server.kill()
    wire.is_cut = False
    own_server.start()
    _check_played_once(own_server, me, card, seq)


def test_two_tabs_stay_in_step(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    _in_mid_deal(me)
    other = me.new_tab()
    other.goto(me.page.url)
    for tab in (me.page, other, me.page):
        with me.at(tab):
            assert me.ready() == "turn"
            me.go_on()
            shown = me.seq, me.hand, sorted(me.floor)
        for one in (me.page, other):
            with me.at(one):
                me.page.locator(f'[data-testid="table"][data-seq="{shown[0]}"]').wait_for()
                assert (me.seq, me.hand, sorted(me.floor)) == shown


def test_a_play_that_comes_too_late(server: Server, visitor: OpenVisitor) -> None:
    """A tab that has not heard of the play in the other tab is refused, says so, and shows the truth."""
    me = visitor(server, size="phone")
    wire = _Wire(me)
    _in_mid_deal(me)
    late, quick = me.page, me.new_tab()
    wire.is_cut = True
    with me.at(quick):
        me.go_to(late.url.rpartition("/")[2])
        played = me.hand[0]
        me.play(played)
        assert me.ready() == "turn"
        truth = me.seq, me.hand, sorted(me.floor)
    me.play(me.hand[-1])
    while not any('"rejected"' in frame for frame in wire.held):
        me.page.wait_for_timeout(20)
    wire.mend()
    notice = me.find("notice")
    notice.wait_for()
    assert notice.inner_text() == me.words.text("rejected-stale")
    assert notice.get_attribute("role") == "alert"
    assert me.ready() == "turn"
    assert (me.seq, me.hand, sorted(me.floor)) == truth
    me.check_words()
    me.check_axe()
    me.press(me.find("hand-card").last)
    assert me.find("notice").count() == 0, "the refusal stands in the way of the next card"
    me.go_on()


def _check_played_once(server: Server, me: Visitor, card: str, seq: int) -> None:
    me.page.locator(f'[data-testid="table"][data-busy="false"]:not([data-seq="{seq}"])').wait_for()
    assert me.ready() == "turn"
    assert card not in me.hand
    assert me.find("notice").count() == 0
    played = server.rows("SELECT seq FROM events WHERE match = ? AND body LIKE ?", me.match,
                         f'%"card":"{card}"%"event":"play"%')
    assert played == [(seq + 1,)]


class _Wire:
    """The sockets of a visitor's front tab, on which what the server says can be held back."""

    def __init__(self, me: Visitor) -> None:
        self.is_cut = False
        self.held: list[str] = []
        self._page: WebSocketRoute | None = None
        me.page.route_web_socket("**/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page
        server.on_message(self._pass_on)

    def _pass_on(self, frame: str | bytes) -> None:
        assert self._page
        if self.is_cut:
            self.held.append(str(frame))
        else:
            self._page.send(frame)

    def mend(self) -> None:
        """Pass on all that was held back, in order."""
        self.is_cut = False
        held, self.held = self.held, []
        for frame in held:
            self._pass_on(frame)
