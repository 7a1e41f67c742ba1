# Záloha všeho a partie pro jiné programy.

backup = Záloha a export
backup-make = Záloha
backup-make-note = Jeden soubor se vším: partie, lidé, statistiky, balíčky i nastavení. Ulož ho mimo tohle zařízení.
backup-make-go = Uložit zálohu
backup-making = Připravuje se záloha…
backup-made = Záloha je uložená.
backup-made-damaged = Záloha je uložená. { $count ->
    [one] Jedna partie je poškozená tady i v ní.
    [few] { $count } partie jsou poškozené tady i v ní.
   *[other] { $count } partií je poškozených tady i v ní.
}
restore = Obnova
restore-note = Záloha se přidá k tomu, co už tu je. Nic se neztratí a nic tu nebude dvakrát. Než se cokoli změní, uvidíš, co přibude.
restore-open = Otevřít zálohu
restore-reading = Záloha se čte…
restore-made = Záloha z { $when }
restore-new = { $count ->
    [one] Přibude { $count } partie.
    [few] Přibudou { $count } partie.
    [many] Přibude { $count } partie.
   *[other] Přibude { $count } partií.
  }
restore-further = { $count ->
    [one] { $count } partie se posune dál, na druhém zařízení se v ní pokračovalo.
    [few] { $count } partie se posunou dál, na druhém zařízení se v nich pokračovalo.
    [many] { $count } partie se posune dál, na druhém zařízení se v nich pokračovalo.
   *[other] { $count } partií se posune dál, na druhém zařízení se v nich pokračovalo.
  }
restore-known = { $count ->
    [one] { $count } partie už tu je.
    [few] { $count } partie už tu jsou.
    [many] { $count } partie už tu je.
   *[other] { $count } partií už tu je.
  }
restore-kept = { $count ->
    [one] { $count } partie se tu hrála jinak; zůstane, jak je tady.
    [few] { $count } partie se tu hrály jinak; zůstanou, jak jsou tady.
    [many] { $count } partie se tu hrálo jinak; zůstane, jak je tady.
   *[other] { $count } partií se tu hrálo jinak; zůstanou, jak jsou tady.
  }
restore-forged = { $count ->
    [one] { $count } partie neodpovídá pravidlům a nepřibude.
    [few] { $count } partie neodpovídají pravidlům a nepřibudou.
    [many] { $count } partie neodpovídá pravidlům a nepřibude.
   *[other] { $count } partií neodpovídá pravidlům a nepřibude.
  }
restore-damaged = { $count ->
    [one] Záloha je poškozená: { $count } záznam se z ní nedá přečíst a nepřibude.
    [few] Záloha je poškozená: { $count } záznamy se z ní nedají přečíst a nepřibudou.
    [many] Záloha je poškozená: { $count } záznamu se z ní nedá přečíst a nepřibude.
   *[other] Záloha je poškozená: { $count } záznamů se z ní nedá přečíst a nepřibude.
  }
restore-packs = { $count ->
    [one] Přibude { $count } balíček.
    [few] Přibudou { $count } balíčky.
    [many] Přibude { $count } balíčku.
   *[other] Přibude { $count } balíčků.
  }
restore-nothing = V záloze není nic, co by tu už nebylo.
restore-people = Kdo je kdo
    .note = Tihle lidé jsou v záloze a tady ne. Je někdo z nich ten samý jako někdo tady? Spojení jde později vrátit.
restore-person = { $name } ({ $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
  }) je
restore-person-new = nový člověk
restore-go = Přidat ze zálohy
restore-cancel = Nechat být
restore-working = Partie se ověřují krok za krokem: { $done } { ZE($of) } { $of }
restore-done = Hotovo
restore-done-new = { $count ->
    [0] Žádná partie nepřibyla.
    [one] Přibyla { $count } partie.
    [few] Přibyly { $count } partie.
    [many] Přibylo { $count } partie.
   *[other] Přibylo { $count } partií.
  }
restore-done-further = { $count ->
    [one] { $count } partie se posunula dál.
    [few] { $count } partie se posunuly dál.
    [many] { $count } partie se posunulo dál.
   *[other] { $count } partií se posunulo dál.
  }
restore-unchecked = { $count ->
    [one] { $count } partie potřebuje něco, co v téhle verzi aplikace není; přidala se neověřená.
    [few] { $count } partie potřebují něco, co v téhle verzi aplikace není; přidaly se neověřené.
    [many] { $count } partie potřebuje něco, co v téhle verzi aplikace není; přidalo se neověřené.
   *[other] { $count } partií potřebuje něco, co v téhle verzi aplikace není; přidaly se neověřené.
  }
restore-refused = Odmítnuté partie
    .note = Neodpovídají pravidlům nebo tvrdí jiný výsledek, než jaký mají. Všechny ostatní jsou tady.
    .step = v kroku { $step } odporuje pravidlům
    .end = nekončí tak, jak tvrdí

export = Partie pro jiné programy
    .note = Tabulka nebo JSON se všemi dohranými partiemi: kdo hrál, kdy, kolik má kdo bodů a za co. Tabulku otevře Excel i LibreOffice rovnou ve sloupcích. Co je v kterém sloupci, je napsané níž.
    .csv = Tabulka (CSV)
    .json = JSON
    .bg-stats = Deník pro BG Stats
    .bg-stats-note = Deník si aplikace BG Stats načte celý najednou, i s poznámkami. Jsou v něm všechny partie, které se počítají.
export-columns = Co je v kterém sloupci
    .game_id = číslo partie, v každém exportu stejné
    .game = která hra
    .variant = čím se liší od obvyklé podoby
    .seats = kolik míst u stolu
    .started = kdy začala
    .started_offset = jak daleko byly tamní hodiny od UTC
    .ended = kdy skončila
    .ended_offset = totéž na konci
    .lasted_s = jak dlouho trvala i s přestávkami, v sekundách
    .real_table = zda se hrála u opravdového stolu a hráči si ji zapsali
    .location = kde se hrála
    .deal = kód rozdání
    .day = den, jehož je to rozdání
    .par = kolik se stejným rozdáním v průměru získá Znalec
    .counted = zda se počítá do statistik
    .practice = zda byla cvičná
    .imported = zda je z jiného zařízení
    .verified = zda ji aplikace přehrála a sedí
    .note = poznámka
    .seat = kolikáté místo u stolu
    .player = jméno
    .player_id = číslo člověka, u počítače jeho úroveň
    .bot = úroveň počítače
    .starter = zda začínal
    .handicap = kolik bodů měl na začátku; partie s náskokem jsou vlastní druh a nehodnotí se
    .score = body
    .place = pořadí
    .tied = kolik hráčů se o pořadí dělí
    .margin = rozdíl k nejlepšímu z ostatních
    .rank = hodnost v partii pro jednoho
    .accuracy = přesnost v procentech, u partií s rozborem
    .luck = kolik bodů přidalo štěstí, u partií s rozborem
    .think_s = jak dlouho přemýšlel, v sekundách
    .actions = počet tahů
    .undone = kolikrát tah vrátil
    .hints = kolikrát si řekl o radu
    .rating = hodnocení po partii
    .points = za co jsou body; v tabulce má každý druh svůj sloupec, třeba points_forest

backup-none = Tenhle soubor není záloha.
backup-damaged = Záloha není celá, nebo ji někdo změnil. Nic se nezměnilo.
backup-newer = Zálohu uložila novější verze aplikace. Aktualizuj ji a zkus to znovu.
backup-older = Zálohu uložila příliš stará verze aplikace a tahle ji už nepřečte. Nic se nezměnilo.
