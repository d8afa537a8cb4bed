"""The page and the command line say the same: both Fluent implementations, every message, every language."""

import json
import subprocess
from dataclasses import dataclass
from typing import Any

import pytest

from basra.languages import LANGUAGES, load

from ..fair.bundles import WEB, node
from .catalogue import Values, cases, files, messages, path

TEXT = "سيدي 7♦ <é>"
ISOLATION = str.maketrans("", "", "\u2068\u2069")  # around values; the page draws <bdi> instead
CLI = "cli"


@dataclass(frozen=True)
class Job:
    """Messages of files that are loaded together, and the values for each."""

    language: str
    files: tuple[str, ...]
    requests: list[tuple[str, Values]]

    @property
    def in_python(self) -> list[str]:
        texts = load(self.language, *self.files)
        return [texts(name, **values).translate(ISOLATION) for name, values in self.requests]


def job_of(language: str, names: list[str]) -> Job:
    requests = [(name, values) for file in names for name in messages(language, file)
                for values in cases(file, name, TEXT)]
    return Job(language, tuple(names), requests)


@pytest.fixture(scope="module")
def jobs() -> list[Job]:
    """What the page says together, and what the command line does, in each language."""
    return [job_of(language, names) for language in LANGUAGES
            for names in ([CLI], [file for file in files(language) if file != CLI])]


@pytest.fixture(scope="module")
def in_browser(jobs: list[Job]) -> list[dict[str, Any]]:
    """The answers of the page's implementation to all jobs."""
    asked = [{"language": job.language, "files": [str(path(job.language, file)) for file in job.files],
              "requests": job.requests} for job in jobs]
    done = subprocess.run([node(), WEB / "scripts" / "format-messages.js"], input=json.dumps(asked),
                          capture_output=True, text=True, encoding="utf-8", check=True)
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def test_both_sides_say_the_same(jobs: list[Job], in_browser: list[dict[str, Any]]) -> None:
    for job, answer in zip(jobs, in_browser, strict=True):
        assert answer["errors"] == []
        differences = [(job.language, name, values, here, there)
                       for (name, values), here, there
                       in zip(job.requests, job.in_python, answer["texts"], strict=True) if here != there]
        assert differences == []
