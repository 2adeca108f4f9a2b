# The coach at a table in the terminal.
cli-coach-on = Тренер поруч. Введіть «тренер» ще раз, щоб його відпустити.
cli-coach-off = Тренер мовчить.
cli-coach-says = Тренер: { $said }
cli-coach-kind = Зараз добре — { $purpose }: { $answers }
cli-coach-anyway = Введіть { $sign }, щоб усе одно зіграти, або просто Enter, щоб подумати ще:
