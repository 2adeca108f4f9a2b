# The coach at a table in the terminal.
cli-coach-on = Тренер рядом. Введите «тренер» ещё раз, чтобы его отпустить.
cli-coach-off = Тренер молчит.
cli-coach-says = Тренер: { $said }
cli-coach-kind = Сейчас хорошо — { $purpose }: { $answers }
cli-coach-anyway = Введите { $sign }, чтобы всё равно сыграть, или просто Enter, чтобы подумать ещё:
