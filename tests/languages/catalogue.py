"""The messages of the languages as they are written, and the values to try them with."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import basra
from basra.languages import LANGUAGES

FOLDER = Path(basra.__file__).parent / "languages"
NUMBERS = (0, 1, 2, 3, 11, 100)
MILLION = 1_000_000  # for which French has a form of its own
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

Values = dict[str, str | int]


@dataclass(frozen=True)
class Selector:
    """A place where a message has several variants.

    Attributes:
        variable: what chooses the variant.
        names: the keys that are words, of plurals or others.
        numbers: the keys that are numbers.
        default: the pattern of the variant for all else.
    """

    variable: str
    names: frozenset[str]
    numbers: frozenset[int]
    default: ast.Pattern

    @property
    def counts(self) -> bool:
        """Whether it is a number that chooses."""
        return self.names <= CATEGORIES


@dataclass
class Message(visitor.Visitor):
    """A message of one language.

    Attributes:
        variables: the names of the values that it takes.
        formatted: those among them that it formats as numbers itself.
    """

    entry: ast.Message
    variables: set[str] = field(default_factory=set)
    formatted: set[str] = field(default_factory=set)
    selectors: list[Selector] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.visit(self.entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the library's name
        self.formatted.add(variable_of(node))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the library's name
        keys = [variant.key for variant in node.variants]
        self.selectors.append(Selector(
            variable_of(node.selector),
            frozenset(key.name for key in keys if isinstance(key, ast.Identifier)),
            frozenset(int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)),
            next(variant.value for variant in node.variants if variant.default)))
        self.generic_visit(node)


def variable_of(node: ast.InlineExpression) -> str:
    """Return the name of a variable that stands alone or in a function."""
    if isinstance(node, ast.FunctionReference):
        node = node.arguments.positional[0]
    assert isinstance(node, ast.VariableReference)
    return node.id.name


def files(language: str) -> list[str]:
    """Return the names of a language's files, without ``.ftl``."""
    return sorted(path.stem for path in (FOLDER / language).glob("*.ftl"))


def path(language: str, file: str) -> Path:
    return FOLDER / language / f"{file}.ftl"


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    """Return the messages of a file by their names; what cannot be read, and what is there twice, fails."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path(language, file).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {entry.content!r} cannot be read"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}.ftl has {entry.id.name} twice"
            found[entry.id.name] = Message(entry)
    return found


def cases(file: str, name: str, text: str) -> Iterator[Values]:
    """Yield the values to try a message with, which are the same in all languages.

    What chooses a variant in any language by number is each number in turn, and what chooses by word is each
    word; all else is the number, then the text.
    """
    versions = [messages(language, file)[name] for language in LANGUAGES
                if file in files(language) and name in messages(language, file)]
    variables = set().union(*(version.variables for version in versions))
    selectors = [selector for version in versions for selector in version.selectors]
    counted = {selector.variable for selector in selectors if selector.counts}.union(
        *(version.formatted for version in versions))
    worded = {selector.variable: sorted(selector.names) for selector in selectors if not selector.counts}
    if not variables:
        yield {}
        return
    for number in (*NUMBERS, MILLION):
        for other in (number, text):
            for turn in range(max([1, *map(len, worded.values())])):
                yield {name: worded[name][turn % len(worded[name])] if name in worded
                       else number if name in counted else other for name in variables}
