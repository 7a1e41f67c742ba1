# Společná slova aplikace. Jména hráčů stojí vždy v prvním pádě, proto věty pád nepotřebují.

app-name = Čtyřhra

game-unknown = Neznámá hra

## Obecné

back = Zpět
close = Zavřít
undo = Vrátit
redo = Znovu
copy = Kopírovat
copied = Zkopírováno.
not-shared = Poslat se to nepodařilo. Kód jde zkopírovat.
not-copied = Zkopírovat se to nepodařilo. Text jde označit a zkopírovat ručně.
drop-here = Pusť partii nebo zálohu tady
drop-unknown = V souboru { $name } není partie ani záloha.
drop-many = Soubory sem pouštěj po jednom.
file-save = Kam soubor uložit
file-made = Soubor je uložený.
file-unsaved = { $why ->
    [full] Soubor se nevešel: na úložišti došlo místo.
    [forbidden] Sem aplikace zapisovat nesmí. Vyber jiné místo.
   *[other] Soubor se tam nepodařilo uložit. Zkus jiné místo.
  }
rules = Pravidla
statistics = Statistiky
settings = Nastavení
games = Partie
pause = Pauza
log = Průběh
score = Skóre
choices = Možné tahy
final = Konec hry
bot = počítač
just-now = právě teď
points = { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }
# Kdo hraje sám proti počítači.
you = ty
    .gen = tebe
whose = { WHO($name) ->
    [you] Ty:
   *[name] { $name }:
}

zoom-in = Přiblížit
zoom-out = Oddálit
zoom-all = Ukázat vše

## Úvod

home-continue = Pokračovat ve hře
day = Dnešní rozdání
    .line = Každý den nové, pro všechny stejné.
home-games = Nová hra
first-game = První partie
first-name = Jak ti budeme říkat?
    .text = Pod jménem se ti budou počítat partie, rekordy i lekce. Jméno zůstane jen na tomhle zařízení.
    .go = Hrát
    .skip = Hrát beze jména
who-plays = Kdo bude hrát?
    .text = Beze jména hraje host a partie se nikomu nezapočítá.
    .new = Někdo nový
    .guest = Hrát jako host
learn = Naučit se
home-lessons = Lekce: { $n } { ZE($of) } { $of }
    .begun = Pokračovat v lekcích: { $n } { ZE($of) } { $of }
home-nav = Hlavní nabídka
turn-of = { WHO($name) ->
    [you] jsi na tahu
   *[name] na tahu je { $name }
}
turn-many = hraje víc hráčů naráz

## Nová hra

setup-players = Počet hráčů
setup-name = Jméno, { $n }. místo
setup-mark = Znak a barva: { $mark }
setup-mark-label = Znak a barva
setup-sitter = Kdo hraje, { $n }. místo
setup-up = Posunout { $n }. místo výš
setup-first = Kdo začne
setup-first-chance = Náhoda
setup-pack = Karty a dílky
setup-pack-own = Z aplikace
pack-add = Přidat balíček ze souboru
pack-add-note = Soubor JSON se stejnou stavbou jako balíček aplikace. Celý se zkontroluje, než se s ním začne hrát.
pack-added = Balíček je přidaný.
setup-more = Další možnosti
setup-seed = Kód rozdání
setup-seed-note = Se stejným kódem přijde totéž ve stejném pořadí. Prázdné pole znamená nové rozdání.
setup-practice = Cvičná partie
setup-practice-note = Tahy jde volně vracet, do statistik se ale nepočítá.
trust = Věříme si
    .note = Zařízení jde z ruky do ruky a nic se nezakrývá. Ve statistikách tvoří takové partie vlastní druh.
    .row = bez zakrývání
    .now = Věříte si: při předávání zařízení se nic nezakrývá.
    .then = Věřili jste si: nic se nezakrývalo. Ve statistikách tvoří takové partie vlastní druh.
setup-start = Začít hru
table-mode = Tablet leží uprostřed stolu
    .note = Deska zůstane, jak leží. Karty, tlačítka a výzvy se otočí vždy k tomu, kdo je na tahu.
table-mode-who = Čí místo
table-mode-ask = { $name }: ťukni na své místo u stolu
table-mode-bottom = dole
table-mode-left = vlevo
table-mode-top = nahoře
table-mode-right = vpravo
seat-default = Hráč { $n }
sitter-person = Člověk
sitter-bot = Počítač

mark-sun = slunce, červená
mark-drop = kapka, modrá
mark-leaf = list, zelená
mark-moon = měsíc, fialová
mark-peak = hora, šedá
mark-knot = uzel, okrová

## Nastavení

set-language = Jazyk
    .auto = Podle zařízení
    .cs = Čeština
    .en = English
set-theme = Vzhled
    .auto = Podle zařízení
    .light = Světlý
    .dark = Tmavý
    .contrast = Vysoký kontrast
set-textSize = Velikost písma
    .normal = Běžná
    .large = Větší
    .huge = Největší
set-confirm = Potvrzování tahů
    .always = Vždy
    .irreversible = Jen nevratné
    .off = Nikdy
set-turnEnd = Konec tahu
    .asked = Na ťuknutí
    .timed = Sám za 5 sekund
    .atOnce = Sám hned
set-tempo = Tempo počítače
    .slow = Pomalé
    .normal = Běžné
    .quick = Rychlé
    .atOnce = Hned
set-messages = Oznámení
    .timed = Zmizí sama
    .kept = Počkají na ťuknutí
set-sound = Zvuk
    .off = Vypnutý
    .quiet = Tichý
    .normal = Střední
    .loud = Hlasitý
set-haptics = Vibrace
    .on = Ano
    .off = Ne
set-awake = Obrazovka při přemýšlení
    .on = Svítí dál
    .off = Smí zhasnout
set-idle = Rozebírat partie na pozadí
    .on = Ano
    .off = Ne
set-portion = Trénink: pozic za den
    .five = 5
    .ten = 10
    .twenty = 20
    .all = Všechny
set-dayOpponent = Soupeř v dnešním rozdání
    .auto = Podle mé síly
    .newcomer = { level-newcomer }
    .guest = { level-guest }
    .regular = { level-regular }
    .rival = { level-rival }
    .expert = { level-expert }
    .master = { level-master }
set-motion = Pohyb
    .auto = Podle zařízení
    .less = Co nejméně
set-closer = Přiblížení při ťuknutí
    .on = Ano
    .off = Jen nutné
set-hand = Tlačítka po ruce
    .right = Pravák
    .left = Levák
set-full = Celá obrazovka
    .on = Ano
    .off = Ne

## Stůl

seats = Hráči
panel = Tah
tools = Nástroje
on-turn = na tahu
thinking = přemýšlí
confirm = Potvrzení tahu
confirm-yes = Potvrdit
confirm-no = Zrušit
ghost-beyond = { $n ->
    [one] Ještě { $n } místo
    [few] Ještě { $n } místa
   *[other] Ještě { $n } míst
} { $side ->
    [left] vlevo
    [right] vpravo
    [top] nahoře
   *[bottom] dole
}: ukázat
ghost-one-way = Sem se vejde jen takhle.
pass-to = Předat:
end-turn = Hotovo, ukončit tah
go-on = Hotovo, dál
since = Co se stalo od minula
since-word = Od minula
choices-summary = Stůl slovy
choices-none = Teď není z čeho vybírat.
choices-more = vede dál
effect-points = { WHO($name) ->
    [you] { $points }
   *[name] { $name } { $points }
}{ $has ->
    [yes] : { $why }
   *[no] {""}
  }
effect-none = hned se nic nemění
effect-group-gain = Přináší ti body
effect-group-others = Mění body ostatních
effect-group-event = Bez bodů, ale něco se stane
effect-group-quiet = Hned nic nepřináší
effect-group-cost = Stojí tě body
log-empty = Zatím se nic nestalo.
score-empty = Zatím žádné body.
score-total = Celkem
score-apart = V seznamu hráčů stojí zvlášť: { $what }.
light = Zdroj bodů
light-up = Ukázat na desce
light-back = Předchozí řádek
light-next = Další řádek
light-off = Zhasnout
banner-turn = Na tahu:
compass = { $n } { $way ->
    [east] na východ
    [west] na západ
    [north] na sever
   *[south] na jih
}

prompt-pass = Tah je hotový
prompt-pass-undo = Hotovo, tah jde ještě vrátit
prompt-continue = Hotovo? Pak už to nepůjde vrátit.
prompt-wait = { $name } přemýšlí…
score-falls = { $points }: { $why }
prompt-over = Hra skončila

replay = Přehrávání
replay-back = O krok zpět
replay-next = O krok dál
replay-play = Přehrát
replay-stop = Zastavit
replay-place = { $index } / { $count }
replay-start = Začátek partie.
replay-before = Jak to bylo předtím.
replay-moved = Mění se body.
replay-leave = Zpět do hry

undo-practice = Vrácením tahu se z partie stane cvičná a nebude se počítat do statistik.

curtain-lead = Teď hraje
curtain-note = Ostatní se nedívají.
curtain-take = Odkrýt stůl
curtain-undo = Vrátit poslední volbu
curtain-lead-bot = Hraje počítač
curtain-wait = Hned se ukáže, komu zařízení předat.

pause-resume = Pokračovat
leave = Odejít
pause-home = Odejít, hra počká
pause-more = Další možnosti
pause-abandon = Přesunout do koše
seed = Kód rozdání:
seed-hash = Otisk rozdání:

final-open = Výsledky
final-land = Prohlédnout desku
final-winner = { DOES($name, "Vyhráváš", "vyhrává") } { $score }!
    .level = { DOES($name, "Vyhráváš", "vyhrává") } o vlásek, { $score }!
final-lost = Tentokrát { WHO($name) ->
    [they] vyhrávají
   *[name] vyhrává
} { $name }.
final-shared = O vítězství se { WHO($name) ->
    [you-all] dělíte
   *[they] dělí
} { $name }.
final-lines = { WHO($name) ->
    [you] Odkud máš body
   *[name] Odkud má body { $name }
}
final-gap = Příště zkus získat víc za { ACC($source) }: { $name } tam má { $theirs }, ty { $own }.
final-solo = Hra skončila
final-home = Domů
final-more = Co dál s partií
place = { $place }.

count = Závěrečné sčítání
count-place = { $n } / { $of }
count-next = Další řádek
count-skip = Přeskočit
picture = Obrázek
picture-failed = Obrázek se nepodařilo vytvořit.

## Chyby

cut = Spojení s hrou se přerušilo. Uložené tahy jsou v bezpečí, čeká se, až se obnoví.

error-illegal = Tohle pravidla nedovolují.
error-unforeseen = Nejdřív se něco ukáže, o zbytku rozhodni až potom.
error-stale = Stůl se mezitím změnil.
error-not-on-turn = Teď je na tahu někdo jiný.
error-nothing-to-undo = Není co vrátit.
error-unknown-table = Tahle partie tu není.
error-unknown-person = Tenhle člověk tu není.
error-unknown-game = Tuhle hru aplikace nezná.
error-bad-request = V aplikaci si dvě části neporozuměly ({ $where }). Partie zůstala, jak byla.
error-seed = Takový kód rozdání není. Jsou v něm jen číslice a písmena bez háčků a čárek, kromě U.
error-share = To, co přišlo, není partie.
error-backup = Tenhle soubor není záloha.
error-running = Partie se ještě hraje. Prozradilo by to, co je v ní skryté.
error-no-puzzle = Na dnešek se v téhle hře žádná dost jasná úloha nenašla.
error-setup = Takhle hru začít nejde.
error-setup-seats = Tahle hra je pro { $least } až { $most } { $most ->
    [one] hráče
    [few] hráče
   *[other] hráčů
  }.
error-setup-option = Možnost „{ $name }“ takhle nastavit nejde.
error-setup-pack = Balíček karet „{ $given }“ tu není.
error-pack = { $count ->
    [one] V balíčku je { $count } chyba.
    [few] V balíčku jsou { $count } chyby.
    [many] V balíčku je { $count } chyby.
   *[other] V balíčku je { $count } chyb.
  } Nic se nezměnilo.
error-damaged = { $known ->
    [yes] Uložená partie je poškozená od kroku { $n }. Zůstává, jak je.
   *[no] Soubor s partiemi je poškozený. Zůstává, jak je.
  }
error-unplayable = { $missing ->
    [steps] Tahle partie se hrála u opravdového stolu, přehrát ji nejde. Je tu to, co si o ní hráči zapsali.
   *[other] Tahle partie potřebuje něco, co v téhle verzi aplikace není. Zůstává uložená.
  }
error-newer = Partie uložila novější verze aplikace. Aktualizuj ji prosím; nic se neztratilo.
error-older = Partie uložila příliš stará verze aplikace a tahle je už neotevře. Soubor zůstává, jak byl; nové partie se neuloží.
error-read-only = Do souboru s partiemi nejde zapisovat. Další tahy se neuloží.
error-disk-full = Na zařízení došlo místo. Tah se neuložil.
error-busy = Soubor s partiemi právě používá něco jiného. Zkus to za chvíli.
error-bug = Chyba aplikace: { $message } Partie zůstala, jak byla.
error-in-use = Aplikace běží dvakrát. Tady se na hry dá jen dívat; zavři tu druhou a půjde to i tady.
redrawn = Minule okno zůstalo prázdné, proto se teď kreslí jiným způsobem.
trouble-put-back = Soubor s partiemi za běhu aplikace někdo smazal nebo změnil. Byl zapsán znovu a z odehraného se nic neztratilo.{ $kept ->
    [yes] { " " }Co leželo na jeho místě, je uloženo jako { $file }.
   *[no] { "" }
}
trouble-set-aside = Soubor s partiemi byl poškozený, teď je odložený jako { $file }. { $count ->
    [one] Zachránila se { $count } partie.
    [few] Zachránily se { $count } partie.
    [many] Zachránilo se { $count } partie.
   *[other] Zachránilo se { $count } partií.
  }
trouble-damaged = Soubor s partiemi je na některém místě poškozený. Hrát jde dál; při příštím spuštění ho aplikace opraví a co půjde přečíst, zachrání.
trouble-bad-log = Jedna uložená partie je poškozená od kroku { $n }. Zůstává, jak je.
trouble-bad-row = Záznam téhle partie je na některém místě poškozený. Co jde přečíst, tu zůstává.
trouble-bot-failed = Počítačový hráč selhal. Odejdi z partie a znovu ji otevři, zkusí to ještě jednou.

refusal-over = Hra už skončila.
refusal-not-your-turn = Teď je na tahu někdo jiný.
refusal-chance-first = Nejdřív musí rozhodnout náhoda.
refusal-impossible = To teď nejde.

fallen = Něco se pokazilo
fallen-text = Partie je uložená až po poslední potvrzený tah. Stačí stránku načíst znovu.
fallen-reload = Načíst znovu

## Trénink

exercises = Trénink
exercise-home = { $name } má na dnešek { $count ->
        [one] { $count } pozici z vlastních partií
        [few] { $count } pozice z vlastních partií
       *[other] { $count } pozic z vlastních partií
    }
exercise-about = Pozice z vlastních partií, ve kterých rozbor našel chybu. Každá se vrací, dokud ji nevyřešíš dvakrát.
exercise-stand = { $due ->
        [one] Na dnešek ti zbývá { $due } pozice.
        [few] Na dnešek ti zbývají { $due } pozice.
       *[other] Na dnešek ti zbývá { $due } pozic.
    }
exercise-stand-done = Na dnešek máš hotovo.
exercise-solved = { $solved ->
        [one] Dvakrát už máš vyřešenou { $solved } pozici.
        [few] Dvakrát už máš vyřešené { $solved } pozice.
       *[other] Dvakrát už máš vyřešených { $solved } pozic.
    }
exercise-begin = Začít
exercise-anew = Aplikace začala znovu, a pozice s ní. Nic se zatím nezapočítalo.
exercise-task = Tvoje partie, { $when }. Tady se tehdy hodně ztratilo. Najdi lepší tah.
exercise-whole = Celý tah: { $text }
exercise-best = Ano! Lepší tah tu rozbor nezná.
exercise-near = Dobře! Proti nejlepšímu známému tahu rozbor žádnou podstatnou ztrátu nenašel.
exercise-lost = Tenhle tah stojí asi { $points } a { $chance } šance na vítězství.
exercise-lost-alone = Tenhle tah stojí asi { $points }.
exercise-done = Vyřešeno dvakrát, tahle pozice už se nevrátí.
exercise-back = Vrátí se { $date }.
exercise-next = Další ({ $count })
exercise-all-day = Na dnešek máš hotovo, další přijdou zase zítra.
exercise-all-game = To byly všechny chyby z téhle partie.
review-mistakes = { $count ->
        [one] Zkusit { $count } chybu znovu
        [few] Zkusit { $count } chyby znovu
       *[other] Zkusit { $count } chyb znovu
    }
review-mistakes-of = { $count ->
        [one] Zkusit { $count } chybu znovu ({ $name })
        [few] Zkusit { $count } chyby znovu ({ $name })
       *[other] Zkusit { $count } chyb znovu ({ $name })
    }
exercise-note = Cvičení se nikam neukládá jako partie, pamatuje si jen, jestli se povedlo.

## Úloha dne

puzzle = Úloha dne
puzzle-task-bestMove = Úloha dne. Najdi nejlepší tah.
puzzle-task-mostPoints = Úloha dne. Poslední karta: kolik nejvíc bodů s ní jde získat?
puzzle-most = Ano! Víc bodů z téhle karty nedostane nikdo.
puzzle-most-near = Skoro. Jde o { $points } víc, ale počítá se to.
puzzle-most-short = Je to o { $points } méně, než kolik jde získat.
puzzle-best = Ano, to je nejlepší známý tah.
puzzle-counted = Na sérii se počítá jen první pokus.
puzzle-tomorrow = Zítra přijde nová.
puzzle-late = Vyřešeno zpětně, do série se to nepočítá.
puzzle-guest = Aby se ti počítala série, napiš si jméno.
puzzle-again = Zkusit znovu
puzzles = Starší úlohy
    .about = Kteroukoli úlohu můžeš vyřešit i zpětně. Počítá se první pokus, do série ale jen ten ze stejného dne.
puzzles-stand-bestMove = { $game }, nejlepší tah
puzzles-stand-mostPoints = { $game }, nejvíc bodů
puzzles-share = { $solved } / { $tried } ({ $share })
puzzles-yet = Zatím tu není žádný pokus.
puzzles-solved = { $game }, { $day }, vyřešeno na první pokus
puzzles-missed = { $game }, { $day }, na první pokus to nevyšlo
puzzles-open = { $game }, { $day }, zatím bez pokusu
puzzles-earlier = Starší
puzzles-day = Den
puzzle-note = Úloha se nikam neukládá jako partie. Pamatuje si jen, jestli vyšla na první pokus.
