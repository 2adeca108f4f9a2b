# Why an answer is good: the parts of what one may expect that it changes.
hint-gains = Good for: { $gains }.
hint-losses = It costs: { $losses }.
hint-gains-and-losses = Good for: { $gains }. It costs: { $losses }.
hint-quiet = It keeps everything open and costs nothing.
