"""The coach: looks over the shoulder of somebody who plays a game for the first time.

It says what a question is about, which kinds of answers are good, warns before a costly slip, and
becomes quieter as one does well. It knows what the seat knows, and judges as hints do.
"""
