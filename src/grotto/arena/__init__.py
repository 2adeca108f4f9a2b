"""The arena: bots play each other many times, and the results are counted with error bars."""
