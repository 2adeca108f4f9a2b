"""What a running server does by itself: overdue tables, old sessions, memory."""
