"""The two fits: a softmax by greatest likelihood, and a linear function by least squares."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from basra.fitting.deals import Choices, Reals

_RIDGE = 1e-4
"""How much large weights are held back, in units of the likelihood of a choice, or of a squared point."""


def fit_policy(choices: Choices) -> tuple[list[float], float]:
    """Return the weights of a style, phase by phase, and the mean log-likelihood of the choices."""
    weights: list[float] = []
    total, count = 0.0, 0
    for features, chosen in zip(choices.features, choices.chosen, strict=True):
        found, likelihood = _fit_phase(features, chosen)
        weights.extend(found)
        total += likelihood
        count += len(chosen)
    return weights, total / count


def _fit_phase(moments: list[Reals], chosen: list[int]) -> tuple[list[float], float]:
    """Return the weights of one phase, and the sum of the log-likelihoods."""
    most = max(len(moment) for moment in moments)
    features = np.zeros((len(moments), most, moments[0].shape[1]))
    is_play = np.zeros((len(moments), most), dtype=bool)
    for number, moment in enumerate(moments):
        features[number, :len(moment)] = moment
        is_play[number, :len(moment)] = True
    picked = features[np.arange(len(moments)), chosen]

    def loss(weights: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        worth = np.where(is_play, features @ weights, -np.inf)
        worth -= worth.max(axis=1, keepdims=True)
        share = np.exp(worth)
        total = share.sum(axis=1)
        share /= total[:, None]
        likelihood = (np.take_along_axis(worth, np.array(chosen)[:, None], 1)[:, 0] - np.log(total)).sum()
        slope = picked.sum(axis=0) - np.einsum("np,npf->f", share, features)
        ridge = _RIDGE * len(moments)
        return (float(-likelihood + ridge * weights @ weights / 2) / len(moments),
                (-slope + ridge * weights) / len(moments))

    found = minimize(loss, np.zeros(features.shape[2]), jac=True, method="L-BFGS-B",
                     options={"maxiter": 500}).x
    ridge = _RIDGE * len(moments)
    return list(found), -loss(found)[0] * len(moments) + float(ridge * found @ found / 2)


def fit_line(features: Reals, points: Reals) -> tuple[list[float], float]:
    """Return the weights of a linear function, and the root mean square of what is left, in points.

    Args:
        features: of shape (moments, features).
        points: of shape (moments,).
    """
    square = features.T @ features + _RIDGE * len(points) * np.eye(features.shape[1])
    found = np.linalg.solve(square, features.T @ points)
    return list(found), float(np.sqrt(np.mean((features @ found - points) ** 2)))
