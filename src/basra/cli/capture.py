"""``basra capture``: what does this card take?"""

import json

import click

from basra.captures import Basra
from basra.cards import Card, parse_card, parse_cards
from basra.cli.speaking import BadInput, SpeakingCommand
from basra.errors import CardError, RulesError
from basra.languages import Texts
from basra.plays import LegalPlays, Play
from basra.rules import LIMITS, MOST_CARD_POINTS, OPTIONS, PRESETS, Rules, choices

DEFAULT_RULES = "egyptian-v2"


def capture_command(texts: Texts) -> SpeakingCommand:
    """Return the command in one language."""
    def run(rules: str, floor: str, card: str, as_json: bool) -> None:
        plays = _plays(rules, floor, card, texts)
        click.echo(_as_json(plays) if as_json else _in_words(plays, texts))

    return SpeakingCommand("capture", texts, callback=run, params=[
        click.Option(["--rules"], default=DEFAULT_RULES, metavar=texts("metavar-rules"),
                     help=texts("option-rules", default=DEFAULT_RULES)),
        click.Option(["--floor"], default="-", metavar=texts("metavar-cards"), help=texts("option-floor")),
        click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json")),
        click.Argument(["card"], metavar=texts("metavar-card"))])


def _plays(rules: str, floor: str, card: str, texts: Texts) -> LegalPlays:
    """Return the plays of a card, one for each of its largest captures.

    Raises:
        BadInput: if something cannot be read.
    """
    rule_set = read_rules(rules, texts)
    try:
        cards = parse_cards(floor)
    except CardError:
        raise BadInput(texts("error-floor", floor=floor)) from None
    try:
        played = parse_card(card)
    except CardError:
        raise BadInput(texts("error-card", card=card)) from None
    if played in cards:
        raise BadInput(texts("error-card-on-floor", card=played.symbol))
    return LegalPlays((played,), cards, rule_set)


def read_rules(rules: str, texts: Texts) -> Rules:
    """Return the rules that an option names.

    Raises:
        BadInput: if they cannot be read.
    """
    try:
        return Rules.parse(rules)
    except RulesError:
        raise BadInput(texts("error-rules", rules=rules, presets=", ".join(PRESETS),
                             options=", ".join(map(_allowed, OPTIONS)))) from None


def _allowed(option: str) -> str:
    """Return what an option allows, in the notation of rules."""
    if option in LIMITS:
        least, most = LIMITS[option]
        return f"{option}={least}..{most}"
    return f"{option}={'|'.join(choices(option)) or f'2C:1..{MOST_CARD_POINTS}+…'}"


def _as_json(plays: LegalPlays) -> str:
    return json.dumps({"captures": [[str(card) for card in play.captured] for play in plays],
                       "basra": plays[0].basra})


def _in_words(plays: LegalPlays, texts: Texts) -> str:
    card = plays[0].card.symbol
    if len(plays) > 1:
        return "\n".join([texts("captures-choice", card=card),
                          *(f"  {_list(play.captured, texts)}" for play in plays)])
    return _one(plays[0], card, texts)


def _one(play: Play, card: str, texts: Texts) -> str:
    if not play.captured:
        return texts("captures-nothing", card=card)
    name = {None: "captures", Basra.BASRA: "captures-basra", Basra.JACK: "captures-jack-basra"}[play.basra]
    return texts(name, card=card, cards=_list(play.captured, texts))


def _list(cards: tuple[Card, ...], texts: Texts) -> str:
    return texts("list-separator").join(card.symbol for card in cards)
