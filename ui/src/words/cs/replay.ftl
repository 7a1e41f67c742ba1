# Přehrávání a odbočky.

replay-open = Přehrát partii
replay-scrub = Místo v partii
replay-swing = Velký zvrat ve prospěch: { $name }, o { $size }
replay-speed = Rychlost { $speed }×
replay-eyes = Čí pohled
replay-above = Shora, se vším
eyes = Čí pohled
fork = Hrát odsud
fork-note = Začne cvičná partie po { $at }. kroku téhle. Původní zůstane, jak je.
fork-begin = Začít cvičnou partii
