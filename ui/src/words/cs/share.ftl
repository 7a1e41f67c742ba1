# Sdílení dohraných partií a jejich převzetí.

share = Sdílet partii
share-picture = Poslat obrázek
    .save = Uložit obrázek
share-note = Kódem nebo souborem otevřeš partii na jiném zařízení.
share-qr = Partie jako QR kód
share-copy = Kopírovat kód
share-text = Poslat kód
share-file = Uložit soubor

bg-stats = Zapsat do BG Stats
bg-stats-note = Aplikace BG Stats si vede deník odehraných partií. Otevři v ní odkaz tady, nebo ho vyfoť telefonem, na kterém ji máš. Partie se v ní nezapíše dvakrát a po síti se odtud nic neposílá.
bg-stats-qr = Odkaz pro BG Stats jako QR kód
bg-stats-open = Otevřít v BG Stats
bg-stats-copy = Kopírovat odkaz
bg-stats-file = Uložit jako soubor
bg-stats-failed = Odkaz tu nemá co otevřít. Zkopíruj ho, nebo ho vyfoť jiným telefonem.

import = Převzít partii
import-text = Kód partie
import-note = Vlož kód, vyfoť ho, nebo otevři soubor, který přišel.
import-open = Otevřít soubor
import-go = Převzít
import-known = Tahle partie už tu je.

share-no-game = Tohle není kód ani soubor partie.
share-damaged = Kód není celý, nebo v něm nějaký znak nesedí.
share-newer = Partii zapsala novější verze aplikace. Aktualizuj ji a zkus to znovu.
share-unknown-game = Tuhle hru aplikace nezná.
share-rules = Partie se hrála podle jiné verze pravidel, než má tahle aplikace.
share-setup = Takhle partie začít nemůže, možná tu chybí její balíček karet.
share-time = Partie se prý hrála v době, kterou žádný kalendář nezná.
share-step = Některý krok partie odporuje pravidlům.
share-totals = Partie po přehrání končí jinými body, než tvrdí.
share-agreed = V téhle partii se střídali hráči nebo skončila dřív, proto nemá kód, kterým by se dala přehrát jinde. Celá je v záloze.
