"""Two people, each with a device of their own: how they find each other, and come to one table."""

import io
import re

import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor

MATCH = re.compile(r"/match/[0-9a-f]{32}$")


def _invite(me: Visitor) -> str:
    """Open a table by the two presses that it takes, and return its link."""
    me.go_home()
    me.press(me.find("home-friend"))
    me.press(me.find("friend-invite"))
    return me.find("link").inner_text()


def _check_ways(host: Visitor, link: str) -> None:
    """The link can be copied; where the device can share, as none does that tests run on, it shares it."""
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.press(host.find("copy-link"))
    expect(host.find("copy-link")).to_have_text(host.words.text("result-copied"))
    assert host.page.evaluate("navigator.clipboard.readText()") == link
    assert host.find("share-link").count() == 0
    host.page.add_init_script("navigator.share = async (data) => { globalThis.shared = data; }")
    host.page.reload()
    host.press(host.find("share-link"))
    assert host.page.evaluate("shared.url") == link


def _is_at_table(me: Visitor, match: str) -> None:
    me.page.wait_for_url(MATCH)
    assert me.match == match
    me.find("table").wait_for()


def test_a_friend_comes_by_the_link(own_server: Server, visitor: OpenVisitor) -> None:
    """The code shows the link to a camera, by night too; the server restarts meanwhile (RELIABILITY 22)."""
    host = visitor(own_server, size="phone", scheme="dark", loses_connection=True)
    friend = visitor(own_server, size="desktop", language="ar")
    link = _invite(host)
    code = host.find("qr-code")
    code.scroll_into_view_if_needed()
    seen, = zxingcpp.read_barcodes(Image.open(io.BytesIO(code.screenshot())))
    assert seen.text == link

    _check_ways(host, link)

    with host.at(host.new_tab()):  # whoever invites gets told so in the same browser
        host.page.goto(link)
        host.find("awaiting").wait_for()

    own_server.kill()
    own_server.start()
    friend.page.goto(link)
    friend.find("own-name").fill("<b>Omar</b>")
    friend.press(friend.find("sit-down"))
    friend.page.wait_for_url(MATCH)
    for one in (host, friend):
        _is_at_table(one, friend.match)
    host.go_home()
    expect(host.find("match-link")).to_contain_text("<b>Omar</b>")
    assert host.page.locator("b").count() == 0
    expect(host.find("awaited")).to_have_count(0)


def test_an_invitation_is_taken_back_while_the_friend_reads_it(server: Server, visitor: OpenVisitor) -> None:
    host, friend = visitor(server, size="large phone"), visitor(server)
    link = _invite(host)
    host.go_home()
    host.press(host.find("awaited"))  # the way back to it
    friend.page.goto(link)
    friend.find("sit-down").wait_for()
    host.press(host.find("cancel-invitation"))
    host.find("home-play").wait_for()
    friend.press(friend.find("sit-down"))
    friend.find("table-gone").wait_for()
    refused, = friend.errors
    assert "404" in refused
    friend.errors.clear()
    host.find("home-play").wait_for()
    expect(host.find("awaited")).to_have_count(0)


def test_two_who_wish_for_the_same_meet_in_the_lobby(server: Server, visitor: OpenVisitor) -> None:
    """Each sees at once what the other does, and a third one may watch."""
    first, second, third = (visitor(server, size=size) for size in ("phone", "desktop", "tablet"))
    for one in (first, second, third):
        one.page.goto("/lobby")
        one.find("no-tables").wait_for()
    first.press(first.find("pair-quick"))
    first.find("own-table").wait_for()
    expect(second.find("table-link")).to_have_count(1)
    second.press(second.find("pair-none"))  # not the same wish: now there are two tables
    second.find("own-table").wait_for()
    expect(third.find("table-link")).to_have_count(2)
    second.press(second.find("cancel-invitation"))
    second.press(second.find("pair-quick"))
    second.page.wait_for_url(MATCH)
    for one in (first, second):
        _is_at_table(one, second.match)
    expect(third.find("table-link")).to_have_count(0)
    expect(third.find("watch-link")).to_have_count(1)
