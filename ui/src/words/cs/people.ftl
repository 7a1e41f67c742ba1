# Lidé, kteří na zařízení hrají.

setup-people = Kdo si sedne, { $n }. místo
setup-wishes = Nápověda a velikost písma
setup-new-person = Nové jméno: uloží se mezi lidi na tomhle zařízení.
person-merged = { $name } a { $into } jsou teď jeden člověk.
guest-plays =
    { $games ->
        [0] Jako host tu už někdo prošel { $lessons ->
            [one] jednou lekcí
           *[other] { $lessons } lekcemi
        }.
       *[other] Jako host tu už někdo odehrál { $games ->
            [one] jednu partii
            [few] { $games } partie
           *[other] { $games } partií
        }{ $lessons ->
            [0] .
            [one] { " " }a prošel jednou lekcí.
           *[other] { " " }a prošel { $lessons } lekcemi.
        }
    }
    .take = Převzít
    .taken = { $name } teď má i to, co se tu hrálo za hosta.
    .for = { $name } to převezme

## Počítačoví soupeři

pace = Tohle zařízení počítá pomaleji, a tak tu počítač přemýšlí až { NUMBER($n, maximumFractionDigits: 1) }krát déle, aby hrál stejně dobře.
    .brief = Pomalejší zařízení, přemýšlí až { NUMBER($n, maximumFractionDigits: 1) }krát déle
setup-level = Který počítač, { $n }. místo
plays-newcomer = Sotva zná pravidla. Bere, co je hned vidět, a leccos přehlédne.
plays-guest = Hraje jednou za čas. Hledí si svého a na druhé myslí málo.
plays-regular = Hraje často a málokdy něco přehlédne, ale plánuje jen na jeden tah.
plays-rival = Co je na desce, nepřehlédne, odhaduje, co vynesou rozdělané věci, a kazí plány ostatním.
plays-expert = Promýšlí i tahy, které teprve přijdou, svoje i cizí.
plays-master = Hraje, jak nejlépe to čas dovolí. Nad tahem může přemýšlet až tři sekundy.
beaten-newcomer = nováčka
beaten-guest = návštěvníka
beaten-regular = štamgasta
beaten-rival = rivala
beaten-expert = znalce
beaten-master = mistra
beats-one = Se stejnými kartami překoná { $below } { VE($n) } { $n } z 10 partií.
beats-two = Porazí { $below } { VE($n) } { $n } z 10 partií.
beats-more = Mezi soupeři úrovně { $level } vyhraje { $n } z 10 partií.
fare-short = { $n } z 10
fare-two = { $n ->
        [0] Nevyhraješ nad ním skoro nikdy.
        [10] Vyhraješ nad ním skoro vždycky.
       *[other] Vyhraješ nad ním asi { VE($n) } { $n } z 10 partií.
    }
    .named = { $n ->
        [0] { $name } nad ním nevyhraje skoro nikdy.
        [10] { $name } nad ním vyhraje skoro vždycky.
       *[other] { $name } nad ním vyhraje asi { VE($n) } { $n } z 10 partií.
    }
fare-more = { $n ->
        [0] Skončíš před ním jen málokdy.
        [10] Skončíš před ním skoro vždycky.
       *[other] Skončíš před ním asi { VE($n) } { $n } z 10 partií.
    }
    .named = { $n ->
        [0] { $name } skončí před ním jen málokdy.
        [10] { $name } skončí před ním skoro vždycky.
       *[other] { $name } skončí před ním asi { VE($n) } { $n } z 10 partií.
    }
slips-lying = nechává ležet body na dosah
slips-unforeseen = nedomýšlí svoje tahy
slips-given = nahrává ostatním
slips = Slabinu má v tom, že { $what }; takových tahů udělá v průměru { NUMBER($each, maximumFractionDigits: 1) } za partii.
slips-measured = Tahů, které stojí { $points ->
    [one] { $points } bod a více
   *[other] { $points } a více bodů
} proti nejlepšímu, co šlo najít do konce tahu, udělá za partii průměrně { NUMBER($each, maximumFractionDigits: 1) }. Zjištěno { VE($count) } { $count ->
    [one] { $count } partii
   *[other] { $count } partiích
}.
ladder-how = Jak se to měřilo
ladder-one = Partií, ve kterých se stejnými kartami překoná { $below }, je { $share }.
ladder-two = Partií, ve kterých porazí { $below }, je { $share }.
ladder-more = Když na ostatních místech hraje { $level }, vyhraje { $share } partií; stejně silný hráč by vyhrál { $even }.
ladder-measured = Změřeno { VE($count) } { $count ->
    [one] { $count } partii
   *[other] { $count } partiích
}; podle nich je to spíš mezi { $low } a { $high }.

thinking-share = Přemýšlí
hurry = Ať už hraje

hint = Poradit
hint-try = Zkus tohle:
hint-coming = Hledám dobrý tah…
hint-assists = Partie s radou se v rekordech vede zvlášť.
hint-event = { $text }
hint-bare = Tenhle tah
hint-later = Body hned nepřinese, vyplatí se později.
hint-costs = Teď tě to bude stát body, později se mají vrátit.
hint-even = Ať tu uděláš cokoli, vyjde to nastejno.
counts = Jak se partie počítá ({ $what })
counts-practice = cvičná, nepočítá se
    .note = Tohle je cvičná partie, do statistik, rekordů ani hodnocení se nepočítá.
counts-agreed = nepočítá se
    .note = Do statistik, rekordů ani hodnocení se partie nepočítá.
counts-imported = odjinud, nepočítá se
    .note = Partie je z jiného zařízení a nikdo odtud v ní nehrál, proto se tu nepočítá.
counts-excluded = nepočítá se
    .note = Partie je vynechaná ze statistik, rekordů i hodnocení.
counts-assisted = s radou
    .note = V téhle partii radila aplikace, v rekordech se proto vede zvlášť.
counts-real = u opravdového stolu
    .note = Tahle partie se hrála u opravdového stolu. Mezi odehrané se počítá, do rekordů a hodnocení ne.
counts-ahead = náskok { $who }
    .note = Náskok v bodech: { $who }. Ve statistikách a rekordech tvoří takové partie vlastní druh a hodnocení hráčů nemění.

## Stránky lidí

people = Lidé
people-open = Lidé na tomhle zařízení
people-none = Zatím tu nikdo není. Kdo si sedne ke hře a napíše jméno, přibude sem.
people-hidden = Skrytí ({ $count })
person-never = Zatím žádná partie
person-played = { $count ->
    [one] { $count } začatá partie
    [few] { $count } začaté partie
   *[other] { $count } začatých partií
}, z toho se do statistik { $counted ->
    [one] počítá
    [few] počítají
   *[other] počítá
} { $counted }, naposledy { $when }
person-new = Někdo nový
person-add = Přidat
person-name = Jméno
person-known-name = Někdo toho jména už tu je.
person-same-name = Stejně se jmenuje ještě někdo. Jsou-li to titíž lidé, jde je níže sloučit.
person-help = Nápověda na desce
help-purist = Žádná
    .note = Deska neukazuje, kam se smí hrát, ani kolik bodů tah změní.
help-normal = Běžná
    .note = Povolená místa jsou vyznačená a u tahu stojí, kolik bodů změní.
help-learner = Podrobná
    .note = Pro začátek: v každém tahu říká, co jde udělat, a ukáže až tři dobré tahy. U bodů stojí, z čeho se skládají. Partie se proto vede jako hraná s radou.
person-text-note = Platí u stolu, kde tenhle člověk sedí, a na jeho stránkách, pokud zařízení nemá text ještě větší.
guest-text-note = Platí u tohohle stolu, pokud zařízení nemá text ještě větší. Novému jménu zůstane i příště.
person-hide = Skrýt ze seznamů
person-show = Vrátit do seznamů
person-was-hidden = { $name } už není v seznamech. Partie a statistiky zůstaly.
person-shown = { $name } je zase v seznamech.
person-merged-with = Sloučeno sem
person-split = Zase oddělit
person-merge = Sloučit s někým
person-merge-note = Když se jeden člověk ocitl v seznamu dvakrát. Jméno { $name } pak ze seznamů zmizí.
person-merge-into = S kým
merge-would = { $count ->
    [0] { $name } nemá žádnou partii.
    [one] Jediná partie ({ $name }) se připíše jménu { $into }.
    [few] Všechny { $count } partie ({ $name }) se připíšou jménu { $into }.
   *[other] Všech { $count } partií ({ $name }) se připíše jménu { $into }.
}
merge-after = { $into } pak bude mít { $count ->
    [one] { $count } začatou partii
    [few] { $count } začaté partie
   *[other] { $count } začatých partií
}.
merge-together = Pozor: { $count ->
    [one] v jedné partii seděli
   *[other] { VE($count) } { $count } partiích seděli
} oba proti sobě, takže to nejspíš jeden člověk není. Takové partie by se do hodnocení nepočítaly.
merge-back = Nic se neztratí: kdykoli později je jde zase oddělit.
merge-do = Sloučit: { $name } → { $into }

## Náskok

handicap = Náskok
handicap-choose = Náskok v bodech
handicap-note = Body, se kterými kdo začíná. Ve statistikách a rekordech tvoří takové partie vlastní druh a hodnocení hráčů nemění.
even-says = Podle dosavadních výsledků jsou šance na výhru:
even-seat = teď { $now }, { $points ->
    [0] pak { $after }
   *[other] s náskokem { $points } pak { $after }
}
even-take = Vyrovnat: { $who }
even-proposed = (návrh: { $who })
even-done = S tímhle náskokem by šance na výhru byly:
even-note = Odhad z hodnocení hráčů a z toho, o kolik bodů se tu obvykle vyhrává. Šance možná mění i nápověda, jenže o kolik, to nikdo nezměřil, a tak se tu s ní nepočítá.
handicap-kept = Platí od začátku partie, ať ho změníš kdykoli. Kdy se na něm u stolu změnilo něco naposled, zůstane u partie zapsané.
handicap-less = Ubrat náskok: { $name }
handicap-more = Přidat náskok: { $name }
handicap-since = domluvený { $in }
handicap-in-total = z toho { $points ->
    [one] { $points } bod náskoku
    [few] { $points } body náskoku
   *[other] { $points } bodů náskoku
}
agreed-bot = { $was } odchází, dál hraje počítač ({ $name }).
agreed-back = { $name } je zpátky u stolu.
agreed-other = { $was } odchází, dál hraje { $name }.
agreed-row = u stolu se střídalo
sitters = Vystřídat hráče
sitters-note = Kdo musí jít, nechá za sebe hrát počítač nebo někoho jiného a kdykoli se může vrátit. Karty, figurky i body zůstanou, jak jsou. Do statistik, rekordů ani hodnocení se taková partie nepočítá.
sitters-change = Předat místo
sitters-back = { $name } se vrací
sitters-name = Jméno toho, kdo si přisedá
sitters-sit = Posadit ke stolu
sitters-bot = Ať hraje počítač
end-early = Skončit tady, jak to stojí
end-note = Souhlasí všichni? Body se sečtou tak, jak teď jsou, a odkryje se, co bylo tajné. Do statistik, rekordů ani hodnocení se partie nepočítá. Pokračovat můžete i potom, ale už jen cvičně.
end-now = Ano, skončit
agreed-end = Partie skončila dřív, body platí, jak stojí.
ended-row = skončila dřív
play-on = Hrát dál
tie-handicap = Při stejných bodech je výš, kdo získal víc bez náskoku: { $values }.
