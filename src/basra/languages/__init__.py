"""The languages: one folder each, with every text that people read, as Fluent files.

The browser reads the same files. A new folder is a new language.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_FOLDER = Path(__file__).parent
_FIRST = "en"

LANGUAGES = (_FIRST, *sorted({path.parent.name for path in _FOLDER.glob("*/*.ftl")} - {_FIRST}))
"""The languages by their codes; the first one is spoken if nothing else is asked for."""

RIGHT_TO_LEFT = ("ar",)


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle

    def __call__(self, name: str, /, **values: str | int) -> str:
        """Return a text with its values filled in.

        Raises:
            KeyError: if the language has no text of that name.
            ValueError: if a value is missing.
        """
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"text {name!r} in {self.language!r}: {errors[0]}")
        return str(text)


@cache
def load(language: str, *files: str) -> Texts:
    """Return the texts of some files of a language.

    Args:
        language: one of LANGUAGES.
        files: names of files without ``.ftl``.

    Raises:
        FileNotFoundError: if there is no such file.
    """
    # Marks around values keep their direction in right-to-left text; elsewhere they would only be in the way.
    bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
    for file in files:
        bundle.add_resource(FluentResource((_FOLDER / language / f"{file}.ftl").read_text("utf-8")))
    return Texts(language, bundle)
