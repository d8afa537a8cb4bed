"""What the lesson and the pages of the rules say holds by the engine."""

from pathlib import Path

import pytest

import basra
from basra import Card, captures, parse_cards
from basra.captures import basra_of, largest_captures
from basra.cards import CARDS, mask_of
from basra.languages import load
from basra.table.lesson import LEARNER, OPPONENT, RULES, LessonStep, lesson
from basra.table.pictures import rule_book

STEPS = {step.name: step for step in lesson().steps}
PAGES = {page.rule: page.pictures for page in rule_book().pages}
LANGUAGES = sorted(path.parent.name for path in Path(basra.__file__).parent.glob("languages/*/learn.ftl"))

# Step, right card, what it takes, and the basra, as the texts tell it.
CLAIMS = [
    ("match", "6H", "6D", None),
    ("sum", "9H", "6C 3D", None),
    ("groups", "8C", "8H 5C 3S", None),
    ("pictures", "KH", "KC KS", None),
    ("jack", "JC", "KD 9C 4H 2S", None),
    ("komi", "7D", "10S 8H KC 3D", None),
    ("basra", "9C", "6S 3H 9D", "basra"),
    *(("lone-komi", card, "7D", "basra") for card in ("QC", "5S", "JH")),
    ("jack-basra", "JS", "JH", "jack-basra"),
    *(("lone", card, "", None) for card in ("6S", "4H", "9C")),
    ("safe", "8H", "", None),
    ("score", "JD", "10S QH 4C", None),
]


@pytest.mark.parametrize(("name", "card", "taken", "kind"), CLAIMS)
def test_the_right_play_does_what_the_step_says(name: str, card: str, taken: str, kind: str | None) -> None:
    step = STEPS[name]
    answer, = (answer for answer in step.wanted if answer.moves[0].event.card == card)
    play, = (play for play in step.view.plays if play.card == card)
    event = answer.moves[0].event
    assert answer.play == play.play
    assert set(event.captured) == set(play.captured) == set(map(str, parse_cards(taken)))
    assert (event.seat, event.basra, play.basra) == (LEARNER, kind, kind)


def test_every_step_is_claimed_and_every_other_play_is_not_wanted() -> None:
    wanted = [(step.name, answer.moves[0].event.card) for step in STEPS.values() for answer in step.wanted]
    assert wanted == [(name, card) for name, card, _, _ in CLAIMS]
    for step in STEPS.values():
        assert step.view.turn == LEARNER
        assert {answer.play for answer in step.wanted} <= {play.play for play in step.view.plays}
        most = max(len(play.captured) for play in step.view.plays)
        assert all(len(answer.moves[0].event.captured) == most for answer in step.wanted)


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_the_views_follow_from_each_other(step: LessonStep) -> None:
    for answer in step.wanted:
        before = step.view
        for move in answer.moves:
            event, after = move.event, move.view
            taken, = captures(" ".join(before.floor), event.card, RULES)
            assert tuple(map(str, taken)) == event.captured
            stays = () if event.captured else (event.card,)
            assert after.floor == tuple(card for card in before.floor if card not in event.captured) + stays
            assert after.seats[event.seat].pile - before.seats[event.seat].pile == len(event.captured) + (
                event.captured != ())
            assert event.position in before.seats[event.seat].positions
            assert event.position not in after.seats[event.seat].positions
            before = after


def test_a_lone_card_is_a_basra_for_the_opponent() -> None:
    for answer in STEPS["lone"].wanted:
        _, reply = answer.moves
        assert (reply.event.seat, reply.event.basra) == (OPPONENT, "basra")


def test_six_and_eight_are_safe_from_every_card_and_six_and_three_from_all_but_a_nine() -> None:
    def takers(floor: str) -> set[str]:
        cards = parse_cards(floor)
        hidden = (card for card in CARDS if card not in cards)
        return {str(card)[:-1] for card in map(Card, hidden) if any(
            basra_of(mask_of(cards), card, taken, RULES.komi_basra)
            for taken in largest_captures(mask_of(cards), card, ()))}

    assert takers("6C 8H") == set()
    assert takers("6C 3S") == {"9", "7"}  # the seven is the komi
    reply = STEPS["safe"].wanted[0].moves[1].event
    assert (reply.card[0], reply.captured) == ("9", ())


def test_the_last_jack_brings_most_cards_and_the_target() -> None:
    before, after = STEPS["score"].view, STEPS["score"].wanted[0].moves[0].view
    assert after.seats[LEARNER].pile >= 27
    assert after.seats[LEARNER].total - before.seats[LEARNER].total == RULES.majority_points
    assert before.seats[LEARNER].total < RULES.target <= after.seats[LEARNER].total
    assert after.seats[OPPONENT].total == before.seats[OPPONENT].total


def test_the_pictures_show_what_the_pages_say() -> None:
    kinds = {rule: [picture.plays[0].basra for picture in pictures] for rule, pictures in PAGES.items()}
    yes, jack, no = "basra", "jack-basra", None
    assert kinds["basra"] == [yes, yes, no, jack, no, yes, no, yes, no, jack, yes, yes]
    assert kinds["score"] == [yes, jack]
    assert kinds["komi"] == [no, yes, no, yes]
    assert [len(picture.plays) for picture in PAGES["choice"]] == [2, 1]
    assert [play.captured for picture in PAGES["jack"][3:] for play in picture.plays] == [()]
    assert set(PAGES["groups"][1].floor) - set(PAGES["groups"][1].plays[0].captured) == {"4H"}
    assert set(PAGES["leftovers"][0].floor) - set(PAGES["leftovers"][0].plays[0].captured) == {"KD"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_every_page_has_its_words(language: str) -> None:
    texts = load(language, "learn", "rules")
    for name in STEPS:
        assert all(texts(f"lesson-{name}-{part}", **VALUES) for part in ("title", "text", "why"))
    for rule, pictures in PAGES.items():
        assert texts(f"rules-{rule}-title")
        assert texts(f"rules-{rule}-about")
        assert texts(f"rules-{rule}-1")
        if rule == "basra":
            assert all(texts(f"rules-basra-picture-{number}") for number in range(1, len(pictures) + 1))


VALUES: dict[str, str | int] = {"cards": 29, "most": 30, "total": 101, "target": 101, "basra": 10, "jack": 30,
                               "who": "X"}
