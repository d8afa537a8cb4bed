"""Tables of numbers for the hot modules: unboxed where ``librt`` is installed, plain lists elsewhere.

The compiled modules need ``librt``; it comes with them. In the browser, or without a C compiler, a list does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    def integers(values: Iterable[int]) -> vec[i64]:
        """Return whole numbers of 64 bits as a table of a fixed length."""

    def reals(values: Iterable[float]) -> vec[float]:
        """Return real numbers as a table of a fixed length."""
else:
    try:
        from librt.vecs import vec
        from mypy_extensions import i64
    except ImportError:
        integers = reals = list
    else:
        def integers(values: Iterable[int]) -> vec[i64]:
            return vec[i64](values)

        def reals(values: Iterable[float]) -> vec[float]:
            return vec[float](values)
