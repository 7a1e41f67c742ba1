# Partie od opravdového stolu: zápis rukou a převzetí z deníku BG Stats.

real-new = Partie od stolu
real-written = Zápis partie
real-note = Hráli jste doma s krabicí? Zapiš si to. Partie se počítá mezi odehrané, do rekordů a hodnocení ne.
real-game = Která hra
real-day = Den
real-time = Začátek
real-minutes = Délka v minutách
real-who = Kdo hrál a za kolik bodů
real-seat = Hráč { $n }
real-name = Jméno na { $n }. místě
real-people = Kdo seděl na { $n }. místě
real-points = body
real-points-of = Body: { $name }
real-points-for = { $source }: { $name }
real-add = Přidat hráče
real-remove = Odebrat: { $name }
real-join = Přidat mezi lidi, ať má vlastní statistiky
real-by-source = Rozepsat, za co body jsou
real-tie = Na prvním místě je shoda. Kdo vyhrál?
real-tie-shared = dělí se o vítězství
real-location = Kde se hrálo
real-save = Zapsat partii
real-save-changes = Uložit změny
real-kept = Partie je zapsaná.
real-changed = Zápis je změněný.
real-fault-date = Vyber den, který už byl.
real-fault-minutes = Délka je celý počet minut, nejvýš 5999.
real-fault-score = Doplň všem celé body.
real-fault-twice = Jeden člověk sedí na dvou místech.

take-plays = Převzít partie z BG Stats
take-plays-note = Vedeš si deník v BG Stats? Vyexportuj ho tam jako JSON a otevři tady. Převezmou se jen partie zdejších her. Nic se neuloží, dokud to nepotvrdíš.
take-plays-open = Otevřít deník
take-plays-other = Otevřít jiný deník
take-plays-none = Tohle není deník z BG Stats.
take-plays-found = { $count ->
    [0] Žádná partie zdejších her tu není
    [one] V deníku je { $count } partie
    [few] V deníku jsou { $count } partie
   *[other] V deníku je { $count } partií
}
take-plays-of = { $game } ({ $count }×)
take-plays-skipped = Co se nepřevezme
take-plays-skipped-other = { $count ->
    [one] { $count } partie jiné hry
   *[other] { $count } partií jiných her
}
take-plays-skipped-own = { $count ->
    [one] { $count } partie odehraná v téhle aplikaci
    [few] { $count } partie odehrané v téhle aplikaci
   *[other] { $count } partií odehraných v téhle aplikaci
}
take-plays-skipped-ignored = { $count ->
    [one] { $count } partie, kterou BG Stats nepočítá
    [few] { $count } partie, které BG Stats nepočítá
   *[other] { $count } partií, které BG Stats nepočítá
}
take-plays-skipped-scoreless = { $count ->
    [one] { $count } partie bez bodů
   *[other] { $count } partií bez bodů
}
take-plays-skipped-seats = { $count ->
    [one] { $count } partie s počtem hráčů, který tu hra nemá
    [few] { $count } partie s počtem hráčů, který tu hra nemá
   *[other] { $count } partií s počtem hráčů, který tu hra nemá
}
take-plays-skipped-damaged = { $count ->
    [one] { $count } partie, která se nedá přečíst
    [few] { $count } partie, které se nedají přečíst
   *[other] { $count } partií, které se nedají přečíst
}
take-plays-who = Kdo je kdo
    .note = Partie, ve které nikdo odtud neseděl, se sem uloží, ale nepočítá se. Koho nevybereš, zůstane v partii jen jménem.
take-plays-person = { $name } ({ $count }×) je
take-plays-nobody = nikdo odtud
take-plays-go = { $count ->
    [one] Převzít { $count } partii
    [few] Převzít { $count } partie
   *[other] Převzít { $count } partií
}
take-plays-kept = { $count ->
    [0] Žádná partie nepřibyla
    [one] Přibyla { $count } partie
    [few] Přibyly { $count } partie
   *[other] Přibylo { $count } partií
}
take-plays-known = { $count ->
    [one] { $count } partie už tu byla.
    [few] { $count } partie už tu byly.
   *[other] { $count } partií už tu bylo.
}
take-plays-show = Ukázat partie od stolu
    .title = Partie od stolu
