"""Every language says all that English says, with the same values, in its own words and plurals."""

import re

import pytest
from babel import Locale
from fluent.syntax import serializer

from basra.languages import LANGUAGES, load

from .catalogue import NUMBERS, Selector, files, messages, path

ENGLISH, *OTHERS = LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_the_messages_are_those_of_english(language: str) -> None:
    assert set(files(ENGLISH)) ^ set(files(language)) == set(), f"English or {language} lacks these"
    for file in files(ENGLISH):
        wanted, found = messages(ENGLISH, file).keys(), messages(language, file).keys()
        assert wanted - found == set(), f"{language}/{file}.ftl lacks these"
        assert found - wanted == set(), f"{language}/{file}.ftl has these, and English has not"


@pytest.mark.parametrize("language", OTHERS)
def test_each_message_takes_the_values_of_the_english_one(language: str) -> None:
    for file, name in shared(language):
        here, english = messages(language, file)[name], messages(ENGLISH, file)[name]
        assert here.variables == english.variables, f"{language}/{file}.ftl: {name}"


def shared(language: str) -> list[tuple[str, str]]:
    """Return the files and names of the messages that a language has like English."""
    return [(file, name) for file in files(ENGLISH) if file in files(language)
            for name in messages(language, file) if name in messages(ENGLISH, file)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_attributes_which_neither_side_reads(language: str) -> None:
    assert [name for file in files(language) for name, message in messages(language, file).items()
            if message.entry.attributes or message.entry.value is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_plural_has_the_forms_of_the_language(language: str) -> None:
    faults = [f"{file}.ftl: {name} has no form {missing} for ${selector.variable}"
              for file in files(language) for name, message in messages(language, file).items()
              for selector in message.selectors
              if (missing := missing_forms(language, selector))]
    assert faults == []


def missing_forms(language: str, selector: Selector) -> set[str]:
    """Return the plural categories that a selector needs and has not.

    It needs none if nothing in it depends on the category, or if what it says for all else does not count:
    it has no number, or has it in brackets. Nobody is told of 0 but by a text of its own, or like others.
    """
    plurals = selector.names - {"other"}
    if not selector.counts or not plurals or not counts(selector):
        return set()
    plural_form = Locale(language).plural_form
    needed = {plural_form(number) for number in NUMBERS if number not in selector.numbers}
    return needed - plurals - {"other", "zero"}


def counts(selector: Selector) -> bool:
    """Whether the default variant says the number before what is counted."""
    written = serializer.serialize_pattern(selector.default)
    return f"{{ ${selector.variable} }}" in re.sub(r"\([^()]*\)", "", written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_left_in_english(language: str) -> None:
    faults = []
    for file, name in shared(language):
        values = dict.fromkeys(messages(ENGLISH, file)[name].variables, 2)
        text, english = load(language, file)(name, **values), load(ENGLISH, file)(name, **values)
        if not text.strip():
            faults.append(f"{file}.ftl: {name} is empty")
        if language != ENGLISH and is_sentence(text) and text == english:
            faults.append(f"{file}.ftl: {name} is left in English")
    assert faults == []


def is_sentence(text: str) -> bool:
    """Whether it is more than a name or a word or two, which languages may share."""
    return len(re.findall(r"[^\W\d_]+", text)) > 2


def test_french_keeps_its_narrow_spaces() -> None:
    """One that does not break stands before ``; : ! ?`` and inside ``« »``; a score alone has plain ones."""
    wrong = re.compile(r"\w[;!?]|[^}\s] :| [;!?»]|«[^\u202F]")
    faults = [line for file in files("fr") for line in path("fr", file).read_text("utf-8").splitlines()
              if not line.startswith("#") and wrong.search(line)]
    assert faults == []
