# The coach at a table in the terminal.
cli-coach-on = The coach is there. Type “coach” again to send it away.
cli-coach-off = The coach is silent.
cli-coach-says = Coach: { $said }
cli-coach-kind = Good now – { $purpose }: { $answers }
cli-coach-anyway = Type { $sign } to play it anyway, or just Enter to think again:
