"""The parts of environments that run at every step; compiled together with the engine.

Nothing here knows numpy: observations and masks are rows of bytes, which arrays can share.
"""
