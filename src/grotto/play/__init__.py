"""Playing: the table, its dealer and referee, undo, and record files.

Randomness enters here and nowhere below.
"""
