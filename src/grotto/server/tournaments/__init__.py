"""Tournaments: who meets whom, at which seat, and who is ahead. It knows no database and no clock.

A tournament is a fold: from its plan, its entrants and the results so far follow the tables of the
next round and the standings, the same whenever they are asked for. What chance decides is drawn
from the tournament's seed.
"""
