# Stránka po partii.

result = Výsledek
result-tab-points = Body
result-tab-course = Průběh
result-tab-time = Čas
result-tab-deal = Rozdání
result-source = Zdroj
result-sources = Body podle zdroje u každého hráče
result-course = Vývoj bodů během partie
result-start = začátek
result-end = konec
result-swing = Zvrat ve prospěch: { $name }, o { $size }
result-lead = Do vedení jde: { $name }
result-think = Přemýšlení
result-acts = Tahy
result-per-act = Na tah
result-undone = Vráceno
result-hints = Rady
result-lasted = Od prvního kroku do konce i s přestávkami: { $time }

honours = Co partie přinesla
honour-record = Rekord!
honour-record-of = { $feat }: { $value }. Dosud { $before }, { $name }.
honour-record-text = { $feat }: { $value }. Dosud { $before }.
honour-best = Osobní rekord: { $name }
honour-best-text = { $score }, dosud { $best }
honour-streak = { $count ->
    [one] { $count } výhra v řadě
    [few] { $count } výhry v řadě
    [many] { $count } výhry v řadě
   *[other] { $count } výher v řadě
  }
honour-streak-text = { $name }
honour-rating = Rating { $moved }: { $name }
honour-rating-text = z { $before } na { $after }
honour-day = Dnešní rozdání
honour-day-text = { $count ->
    [one] je dohrané. Přijď i zítra.
    [few] je dohrané, { $count } dny v řadě.
    [many] je dohrané, { $count } dne v řadě.
   *[other] je dohrané, { $count } dní v řadě.
  }
honour-day-longest = { $count ->
    [one] je dohrané.
    [few] je dohrané, { $count } dny v řadě: zatím nejdéle!
    [many] je dohrané, { $count } dne v řadě: zatím nejdéle!
   *[other] je dohrané, { $count } dní v řadě: zatím nejdéle!
  }

fair = Poctivost rozdání
fair-note = Otisk rozdání byl vidět od začátku. Teď je známý i kód, takže jde ověřit, že se nic nezměnilo.
fair-prove = Ověřit rozdání
fair-yes = Rozdání bylo poctivé.
fair-no = Něco nepřišlo tak, jak říká kód.
fair-salted = Sůl a kód, ze kterých otisk je
fair-draws = Co přinesla náhoda
fair-count = { $fit } z { $count } souhlasí s kódem
fair-list = Všechna losování
fair-draw = Krok { $step }: hromádka { $pile }, { $nth }. v pořadí
fair-fits = souhlasí
fair-differs = nesouhlasí
