# Přehrávání a odbočky.

replay-open = Přehrát partii
replay-scrub = Místo v partii
replay-swing = { WHO($name) ->
    [you] Rozdíl se mění o { $size } ve tvůj prospěch
    [bot] Rozdíl se mění o { $size } ve prospěch { GEN($name) }
   *[name] { $name } si v rozdílu polepšuje o { $size }
}
replay-gain = Získáváš najednou { $size }
replay-speed = Rychlost { $speed ->
    [1] 1 ze 3: klidná
    [2] 2 ze 3: svižná
   *[4] 3 ze 3: nejrychlejší
}
replay-more = Další možnosti
replay-jump-turn = Na další tah
replay-jump-points = Na další body
replay-jump-swing = Na další velký posun
replay-jump-gain = Na další velký zisk
replay-word-turn = Další tah
replay-word-points = Další body
replay-word-swing = Velký posun
replay-word-gain = Velký zisk
replay-eyes = Čí pohled
replay-above = Shora, se vším
eyes = Čí pohled
fork = Hrát odsud
fork-note = Odsud začne cvičná partie. Původní zůstane, jak je.
fork-begin = Začít cvičnou partii
replay-rewind-turn = O tah zpět
replay-rewind-points = Zpět k předchozím bodům
