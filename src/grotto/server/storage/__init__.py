"""What the server keeps: people, tables and their logs, in SQLite or PostgreSQL."""
