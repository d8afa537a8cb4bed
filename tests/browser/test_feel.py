"""What is heard and felt: made by the page itself, quiet, short, and only if the person wishes so."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ..server.harness import Server
from .conftest import OpenVisitor
from .places import find_place, has_basra, put, take
from .visitor import Visitor

SOUNDS = {"laid": 0.4, "dealt": 0.8, "capture": 1, "sweep": 0.8, "basra": 1.2, "jack-basra": 2.5,
          "turn": 0.6, "won": 2.5, "lost": 2, "wrong": 0.6}
"""The sounds, and how long each may be in seconds."""

_LISTEN = """() => {
    const { dataset } = document.documentElement;
    window.felt = [];
    dataset.heard = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
        dataset.heard = Number(dataset.heard) + 1;
        start.apply(this, args);
    };
    navigator.vibrate = (times) => window.felt.push(times);
}"""

# Each sound as it is played, and what is left of it above 5 kHz.
_RECORD = """async ([name, count]) => {
    const { name: address } = performance.getEntriesByType('resource')
        .find(({ name }) => /\\/sound-.*\\.js$/.test(name));
    const { play } = await import(address);
    const record = async (highest) => {
        const context = new OfflineAudioContext(1, 3 * 44100, 44100);
        const filter = new BiquadFilterNode(context, { type: 'highpass', frequency: highest });
        filter.connect(context.destination);
        const length = play({
            createBufferSource: () => context.createBufferSource(), createGain: () => context.createGain(),
            createBuffer: (...size) => context.createBuffer(...size), sampleRate: 44100, destination: filter,
        }, name, 1, count);
        const data = (await context.startRendering()).getChannelData(0);
        const end = Math.ceil(44100 * length);
        const power = (part) => part.reduce((sum, value) => sum + value * value, 0);
        return { length, power: power(data.subarray(0, end)) / length,
                 after: power(data.subarray(end + 4410)),
                 peak: data.reduce((most, value) => Math.max(most, Math.abs(value)), 0) };
    };
    return { ...await record(20), shrill: (await record(5000)).power };
}"""


def test_every_sound_is_quiet_and_short(server: Server, visitor: OpenVisitor) -> None:
    me = _at_table(server, visitor)
    me.press(me.find("sound-button"))
    expect(_page(me)).to_have_attribute("data-heard", "1")  # what makes the sounds has been fetched
    for name, longest in SOUNDS.items():
        for count in (1, 8, 30):
            sound: dict[str, Any] = me.page.evaluate(_RECORD, [name, count])
            assert 0.05 < sound["length"] < longest, name
            assert 0.1 < sound["peak"] < 0.9, name
            assert sound["power"] > 5, f"{name} is hardly there"
            assert sound["after"] < 1e-6, name
            assert sound["shrill"] < 0.1 * sound["power"], name


def test_nothing_is_heard_unless_it_is_wished(server: Server, visitor: OpenVisitor) -> None:
    me = _at_table(server, visitor)
    me.go_on()
    fetched = "performance.getEntriesByType('resource').some(({ name }) => name.includes('/sound-'))"
    assert not me.page.evaluate(fetched), "what makes the sounds was fetched for nothing"
    assert _page(me).get_attribute("data-heard") == "0"
    button = me.find("sound-button")
    assert button.get_attribute("aria-pressed") == "false"
    me.press(button)
    assert button.get_attribute("aria-pressed") == "true"
    expect(_page(me)).to_have_attribute("data-heard", "1")
    me.go_on()
    expect(_page(me)).to_have_attribute("data-heard", re.compile("[3-9]"))  # my card, and the answer
    me.press(button)
    before = _page(me).get_attribute("data-heard")
    me.go_on()
    assert _page(me).get_attribute("data-heard") == before


@pytest.mark.parametrize("wish", [True, False])
def test_plays_and_basras_are_felt(server: Server, visitor: OpenVisitor, wish: bool) -> None:
    me = visitor(server, size="phone", placed=True)
    place = find_place(has_basra, take, start=2000 + wish)
    put(place, server.data)
    me.go_home()
    if not wish:
        me.press(me.find("settings-button"))
        me.press(me.find("setting-haptics"))
    me.go_to(place.match)
    me.page.evaluate(_LISTEN)
    me.play(next(str(play.card) for play in place.deal.plays_of(0) if play.basra))
    assert me.ready() == "turn"
    felt = me.page.evaluate("window.felt")
    if not wish:
        assert felt == []
        return
    tap, capture, basra, *_ = felt
    assert sum(tap) < sum(capture) < sum(basra) < 400


def _page(me: Visitor) -> Locator:
    return me.page.locator("html")


def _at_table(server: Server, visitor: OpenVisitor) -> Visitor:
    me = visitor(server, size="phone")
    me.go_home()
    me.start_match()
    me.page.evaluate(_LISTEN)
    return me
