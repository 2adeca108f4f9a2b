"""A lesson at this screen: its table, its orders, and what was learned before."""
