"""The log of a table: what its entries are and what they amount to. It knows no database."""
