# Why an answer is good: the parts of what one may expect that it changes.
hint-gains = Це дає: { $gains }.
hint-losses = Це коштує: { $losses }.
hint-gains-and-losses = Це дає: { $gains }. Це коштує: { $losses }.
hint-quiet = Це нічого не коштує й лишає всі можливості.
