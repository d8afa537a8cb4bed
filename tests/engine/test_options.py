"""The options of the rules: as text and data and back, and everything impossible refused."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra import PRESETS, Rules, RulesError
from basra.rules import LIMITS, OPTIONS, choices

CARDS = st.sampled_from(["AC", "2C", "7D", "10D", "JS", "KH"])

rule_sets = st.builds(
    lambda preset, options: Rules.of(preset, **options),
    st.sampled_from(list(PRESETS)),
    st.fixed_dictionaries({}, optional={
        **{name: st.integers(max(1, least), most) for name, (least, most) in LIMITS.items()},
        **{name: st.sampled_from(choices(name)) for name in ("tied_majority", "komi_basra", "opening")},
        "card_points": st.dictionaries(CARDS, st.integers(0, 50)).map(lambda points: tuple(points.items())),
    }))


@settings(deadline=None)
@given(rule_sets)
def test_rules_round_trip(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules
    assert hash(Rules.parse(str(rules))) == hash(rules)
    assert Rules.from_dict(json.loads(json.dumps(rules.to_dict()))) == rules
    assert " " not in str(rules)


def test_the_presets_are_what_the_rules_say() -> None:
    assert Rules.parse("egyptian").to_dict() == {
        "preset": "egyptian", "target": 101, "majority_points": 30, "tied_majority": "nobody",
        "basra_points": 10, "jack_basra_points": 10, "card_points": (), "komi_basra": "any-value",
        "opening": "replace"}
    assert Rules.parse("egyptian-v2").to_dict() == {
        **Rules.parse("egyptian").to_dict(), "preset": "egyptian-v2", "jack_basra_points": 30}


def test_options_left_out_are_those_of_the_preset() -> None:
    assert Rules.from_dict({"preset": "egyptian"}) == Rules.of("egyptian")
    assert Rules.parse(" egyptian , target = 51 ") == Rules.of("egyptian", target=51)
    assert Rules.of("egyptian").with_options(target=51) == Rules.of("egyptian", target=51)
    assert set(OPTIONS) == set(Rules.of("egyptian").to_dict()) - {"preset"}


def test_card_points_come_in_the_order_of_the_cards_without_zeros() -> None:
    rules = Rules.of("egyptian", card_points={"10♦": 3, "2c": 2, "AS": 0})
    assert rules.card_points == (("2C", 2), ("10D", 3))
    assert str(rules) == "egyptian,card_points=2C:2+10D:3"
    assert Rules.of("egyptian", card_points={"AS": 0}).card_values() == ()


@pytest.mark.parametrize(("option", "value", "message"), [
    *(("target", value, r"target cannot be .*: it is a whole number from 1 to 1000")
      for value in (0, -1, 1001, 1.5, "101", True, None, [])),
    *((name, value, f"{name} cannot be .*: it is a whole number from 0 to 200")
      for name in ("majority_points", "basra_points", "jack_basra_points") for value in (-1, 201, "x", None)),
    ("tied_majority", "both", "tied_majority cannot be 'both': choose from nobody, carry"),
    ("komi_basra", "", "komi_basra cannot be '': choose from any-value, ten-or-less, single"),
    ("opening", None, "opening cannot be None: choose from replace, as-dealt"),
    ("opening", ["replace"], "choose from replace, as-dealt"),
    *(("card_points", value, "card_points cannot be .*: it is a list of pairs of a card and its points")
      for value in (5, "AC", ["AC"], [["AC"]], [[1, 1]], [["AC", 1], ["ac", 1]], [["AC", 1, 1]])),
    ("card_points", [["11C", 1]], "card_points: '11C' is not a card"),
    ("card_points", [["AC", 51]], "card_points of AC cannot be 51: it is a whole number from 0 to 50"),
    ("card_points", [["AC", -1]], "card_points of AC cannot be -1"),
    ("card_points", [["AC", "1"]], "card_points of AC cannot be '1'"),
    ("colour", "red", "unknown option 'colour': the options are target, majority_points"),
])
def test_an_impossible_value_is_refused_with_what_is_allowed(option: str, value: Any, message: str) -> None:
    for make in (lambda: Rules.of("egyptian", **{option: value}),
                 lambda: Rules.of("egyptian-v2").with_options(**{option: value}),
                 lambda: Rules.from_dict({"preset": "egyptian", option: value})):
        with pytest.raises(RulesError, match=message):
            make()


@pytest.mark.parametrize(("text", "message"), [
    ("", "unknown rules '': choose from egyptian, egyptian-v2"),
    ("Egyptian", "unknown rules 'Egyptian': choose from"),
    ("target=51", "unknown rules 'target=51': choose from"),
    ("egyptian,", "'' is not an option: write each once, such as target=51"),
    ("egyptian,target", "'target' is not an option"),
    ("egyptian,target=1,target=2", "'target=2' is not an option: write each once"),
    ("egyptian,target=", "target cannot be '': it is a whole number"),
    ("egyptian,target=1e2", "target cannot be '1e2'"),
    ("egyptian,target=--5", "target cannot be '--5'"),
    ("egyptian,target=٥", "target cannot be '٥'"),
    ("egyptian,target=" + "9" * 5000, "target cannot be '9+[.]{3}9+': it is a whole number"),
    ("egyptian,colour=red", "unknown option 'colour'"),
    ("egyptian,opening=Replace", "opening cannot be 'Replace': choose from replace, as-dealt"),
    ("egyptian,card_points=2C", "card_points of 2C cannot be ''"),
    ("egyptian,card_points=2C:" + "9" * 5000, "card_points of 2C cannot be '9+[.]{3}9+':"),
    ("egyptian,card_points=2C:1+2C:1", "each card once"),
    ("egyptian,card_points=:1", "card_points: '' is not a card"),
    ("egyptian,majority_points=0,basra_points=0", "cannot both be 0: nobody would reach the target"),
])
def test_an_impossible_text_is_refused_with_what_is_allowed(text: str, message: str) -> None:
    with pytest.raises(RulesError, match=message) as error:
        Rules.parse(text)
    assert len(str(error.value)) < 400


@pytest.mark.parametrize("data", [None, [], "egyptian", {}, {"preset": 1}, {"preset": "x"}, {"target": 1}])
def test_impossible_data_are_refused(data: Any) -> None:
    with pytest.raises(RulesError):
        Rules.from_dict(data)


@settings(deadline=None)
@given(st.text(alphabet="egyptian-v2,=:+targtcpoins019C \n٣") | st.text())
def test_any_text_is_rules_or_refused(text: str) -> None:
    with suppress(RulesError):
        assert Rules.parse(str(Rules.parse(text))) == Rules.parse(text)
