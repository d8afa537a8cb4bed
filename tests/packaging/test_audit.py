"""The audit of dependencies: what is found fails, what is not known is said."""

import json

import pytest

from .audit import of_npm, of_python, tell


def test_what_is_found_fails_the_run_and_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    python = of_python(json.dumps({"dependencies": [
        {"name": "good", "version": "1", "vulns": []},
        {"name": "bad", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]},
        {"name": "own", "skip_reason": "Dependency not found on PyPI"}]}))
    npm = of_npm(json.dumps({"vulnerabilities": {"worse": {"range": "<4", "severity": "high"}},
                             "metadata": {"dependencies": {"total": 7}}}))
    assert (python.audited, npm.audited) == (2, 7)
    assert not tell([("Python", python)])
    assert not tell([("npm", npm)])
    said = capsys.readouterr().out
    assert "bad 2: PYSEC-1, mended in 3" in said
    assert "worse <4: high" in said
    assert "NOT AUDITED: 1 packages" in said


@pytest.mark.parametrize("text", ["", "Method Not Allowed", '{"error": {"code": "ENOAUDIT"}}', "[]", "null"])
def test_a_service_that_does_not_answer_is_told_and_fails_nothing(
        text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tell([("Python", of_python(text)), ("npm", of_npm(text))])
    assert capsys.readouterr().out.count("NOT AUDITED") == 2


def test_a_clean_answer_says_that_nothing_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    clean = of_npm(json.dumps({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}))
    assert tell([("npm", clean)])
    assert "NOT AUDITED" not in capsys.readouterr().out
