"""Fits the weights of the learned players to deals that they play: numpy and scipy, so above the engine."""
