"""Bots at online tables: they think in processes of their own, with limits on time and memory."""
