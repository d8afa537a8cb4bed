"""The package and the stand-alone checker agree on every vector; the published ones are those."""

from pathlib import Path

from . import standalone
from .vectors import extract, vectors

COUNT = 10_000
PUBLISHED = Path(__file__).parents[2] / "docs" / "fairness" / "vectors.json"


def test_the_package_and_the_stand_alone_checker_agree() -> None:
    for wanted in vectors(COUNT):
        match_id, secret, values = (bytes.fromhex(wanted[key]) for key in ("match", "secret", "values"))
        commitment, key, dealer, deck = standalone.MODULE.dealing(match_id, wanted["i"], secret, values)
        assert (commitment.hex(), key.hex(), dealer, deck) == (
            wanted["commitment"], wanted["key"], wanted["first_dealer"], wanted["deck"])


def test_the_first_is_the_vector_of_the_protocol() -> None:
    first = next(vectors(1))
    text = (PUBLISHED.parent / "protocol.md").read_text()
    deck = " ".join(map(str, first["deck"]))
    assert f"C_0  {first['commitment']}\nD_0  {first['key']}\ndeck {deck}\n" in text


def test_both_dealers_and_every_number_of_values_occur() -> None:
    assert {(vector["first_dealer"], len(vector["values"])) for vector in vectors(200)} == {
        (dealer, digits) for dealer in (0, 1) for digits in (0, 64, 128)}


def test_the_published_vectors_are_those() -> None:
    assert PUBLISHED.read_text() == extract()
