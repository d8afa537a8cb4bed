"""The page's own words, read from the same files."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import basra
from basra.cards import FULL_DECK, cards_of

_FOLDER = Path(basra.__file__).parent / "languages"

DECK = set(map(str, cards_of(FULL_DECK)))
CARD = re.compile(r"(?<![0-9A-Za-z])(?:10|[2-9AJQK])[CDHS](?![0-9A-Za-z])")
"""A card as programs write it, wherever it stands."""


class Words:
    """The messages of one language.

    Attributes:
        foreign_ids: the ids that are no words of the language; on the page one stands for a missing message.
    """

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        ids, said = set(), _Said()
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            if path.name == "cli.ftl":
                continue
            source = path.read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))
            parsed = FluentParser().parse(source)
            said.visit(parsed)
            ids |= {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}
        self.foreign_ids = ids - said.words

    def text(self, message: str, **values: object) -> str:
        """Return a message; an unknown one or a fault in it fails."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, errors
        return str(text)

    def spoken(self, card: str) -> str:
        """Return how a card is called when it is read out."""
        return self.text("card-name", rank=self.text(f"rank-{card[:-1]}"), suit=self.text(f"suit-{card[-1]}"))


class _Said(visitor.Visitor):
    """The words of the texts that it visits."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, text: ast.TextElement) -> None:  # noqa: N802  # the name is the library's
        self.words |= set(re.findall(r"[a-z][\w-]+", text.value))


@cache
def words(language: str) -> Words:
    return Words(language)


def plain(text: str) -> str:
    """Return a text without the marks that keep directions apart, and without space at its ends."""
    return text.replace("\u2068", "").replace("\u2069", "").strip()
