# Sdílení dohraných partií a jejich převzetí.

share = Sdílet partii
share-note = Kód nebo soubor složí partii na jiném zařízení znovu a každý krok přitom ověří.
share-qr = Partie jako QR kód
share-copy = Kopírovat kód
share-file = Uložit soubor

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
