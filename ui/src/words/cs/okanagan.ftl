# Slova hry Okanagan. Jména hráčů stojí vždy v prvním pádě.

okanagan-plain = { $text }
okanagan-player = Hráč
okanagan-nothing = nic

## Krajina a suroviny

okanagan-terrain = { $terrain ->
    [forest] les
    [lake] jezero
    [prairie] prérie
   *[mountain] hory
  }
okanagan-reward = { $reward ->
    [forest-square] dřevo
    [forest-hexagon] kůže
    [forest-circle] dřevorubec
    [lake-square] šedá ryba
    [lake-hexagon] červená ryba
    [lake-circle] rybář
    [prairie-square] obilí
    [prairie-hexagon] dobytek
    [prairie-circle] farmář
    [mountain-square] kámen
    [mountain-hexagon] měď
   *[mountain-circle] horník
  }
    .gen = { $reward ->
    [forest-square] dřeva
    [forest-hexagon] kůže
    [forest-circle] dřevorubce
    [lake-square] šedé ryby
    [lake-hexagon] červené ryby
    [lake-circle] rybáře
    [prairie-square] obilí
    [prairie-hexagon] dobytka
    [prairie-circle] farmáře
    [mountain-square] kamene
    [mountain-hexagon] mědi
   *[mountain-circle] horníka
  }
    .acc = { $reward ->
    [forest-square] dřevo
    [forest-hexagon] kůži
    [forest-circle] dřevorubce
    [lake-square] šedou rybu
    [lake-hexagon] červenou rybu
    [lake-circle] rybáře
    [prairie-square] obilí
    [prairie-hexagon] dobytek
    [prairie-circle] farmáře
    [mountain-square] kámen
    [mountain-hexagon] měď
   *[mountain-circle] horníka
  }
okanagan-counted = { $n }× { $reward }
okanagan-tokens = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
  }
okanagan-tokens-range = { $least }–{ $most } { $most ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
  }
okanagan-nuggets = { $n ->
    [one] { $n } zlatý nuget
    [few] { $n } zlaté nugety
    [many] { $n } zlatého nugetu
   *[other] { $n } zlatých nugetů
  }
okanagan-building = { $building ->
    [farm] Farma
    [warehouse] Skladiště
   *[silo] Sýpka
  }
okanagan-n-buildings = { $building ->
    [farm] { $n ->
        [one] { $n } farma
        [few] { $n } farmy
        [many] { $n } farmy
       *[other] { $n } farem
      }
    [warehouse] { $n ->
        [one] { $n } skladiště
        [few] { $n } skladiště
        [many] { $n } skladiště
       *[other] { $n } skladišť
      }
   *[silo] { $n ->
        [one] { $n } sýpka
        [few] { $n } sýpky
        [many] { $n } sýpky
       *[other] { $n } sýpek
      }
  }
okanagan-building-left = { $building ->
    [farm] Farma
    [warehouse] Skladiště
   *[silo] Sýpka
  } ({ $n })
okanagan-building-where = { $building ->
    [farm] v jedné oblasti, vliv { $n }
    [warehouse] na hranici, { $n } na obou stranách
   *[silo] uprostřed, { $n } všude kolem
  }

## Deska a oblasti

okanagan-board-label = { $n ->
    [one] Údolí, { $n } dílek
    [few] Údolí, { $n } dílky
    [many] Údolí, { $n } dílku
   *[other] Údolí, { $n } dílků
  }
okanagan-spot = { $ways } od středu
okanagan-area-name = Oblast: { okanagan-terrain }
okanagan-size = { $n ->
    [one] { $n } dílek
    [few] { $n } dílky
    [many] { $n } dílku
   *[other] { $n } dílků
  }
okanagan-open-edges = { $n ->
    [one] { $n } otevřený okraj
    [few] { $n } otevřené okraje
    [many] { $n } otevřeného okraje
   *[other] { $n } otevřených okrajů
  }
okanagan-closed = uzavřeno
okanagan-no-icons = Zatím tu nejsou žádné odměny.
okanagan-of = { ZE($n) } { $n }
okanagan-gap = Volné místo
okanagan-gap-left = { $n ->
    [0] nevejde se nic, co ještě nebylo vidět
    [one] vejde se { $n } dílek, který ještě nebyl vidět
    [few] vejdou se { $n } dílky, které ještě nebyly vidět
   *[other] vejde se { $n } dílků, které ještě nebyly vidět
  }
okanagan-gap-open = V nabídce:
okanagan-gap-no-open = Žádný odhalený dílek se sem nevejde.
okanagan-gap-piles = Ze sloupečku { $piles }
okanagan-gap-pile = { $n }: { $chance }
okanagan-nobody = Nikdo tu nestojí.
okanagan-influence = Vliv
okanagan-gets = Dostane
okanagan-would-get = Při uzavření teď
okanagan-prospect-no = { $tokens }
okanagan-prospect-ifLastOfTied = { $tokens }, akce, bude-li poslední
okanagan-prospect-yes = { $tokens } a akce
okanagan-prospect-instead = { $tokens } nebo akce
okanagan-stands = { $name } (vliv { $n })
okanagan-standing-words = { okanagan-stands }: { $gets }
okanagan-area-words = { $terrain }: { $size }, { $edges }, { $icons ->
    [one] { $icons } odměna
    [few] { $icons } odměny
    [many] { $icons } odměny
   *[other] { $icons } odměn
  }. { $who }.

## Na stole

okanagan-six = Dílky v nabídce
okanagan-your-tile = Tvůj dílek
okanagan-held = Tvůj dílek: { $what }
okanagan-held-turn = Tvůj dílek: { $what }. Ťuknutím ho otočíš.
okanagan-held-hidden = Tvůj dílek, lícem dolů
okanagan-held-none = Nemáš žádný dílek
okanagan-open-tile = Odhalený dílek { $n }: { $what }
okanagan-pile = Sloupeček { $n }, { $size ->
    [one] { $size } dílek
    [few] { $size } dílky
    [many] { $size } dílku
   *[other] { $size } dílků
  }, akce navrchu: { $name }
okanagan-empty-place = Tady žádný odhalený dílek neleží
okanagan-empty-pile = Sloupeček { $n } je prázdný
okanagan-your-tokens = Všichni hráči a zásoba
okanagan-stock = Zbývá postavit v tomhle kole: { $what }
okanagan-stock-to-come = Druhé kolo: { $what }
okanagan-goals = Tvoje úkoly
okanagan-n-goals = { $n ->
    [one] { $n } karta úkolu
    [few] { $n } karty úkolů
    [many] { $n } karty úkolů
   *[other] { $n } karet úkolů
  }
okanagan-goal = Karta úkolu
okanagan-goal-words = { $set }: pokaždé { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }. Teď { $covered }×, { $now ->
    [one] { $now } bod
    [few] { $now } body
    [many] { $now } bodu
   *[other] { $now } bodů
  }.
okanagan-points-now = teď { $n }
okanagan-tile = Dílek
okanagan-on-table = Na stole
okanagan-open-areas = Otevřené oblasti
okanagan-supply = Zásoba
okanagan-stacks = Ve sloupečcích { $tiles ->
    [one] zbývá { $tiles } dílek
    [few] zbývají { $tiles } dílky
    [many] zbývá { $tiles } dílku
   *[other] zbývá { $tiles } dílků
  }, mimo hru { $removed }. Karet úkolů v balíčku: { $goals }, odhozených: { $discards }.

## Co udělat

okanagan-prompt-wait = Okamžik…
okanagan-prompt-over = Hra skončila
okanagan-prompt-discard = { $n ->
    [one] Odhoď jeden úkol
    [few] Odhoď { $n } úkoly
    [many] Odhoď { $n } úkolu
   *[other] Odhoď { $n } úkolů
  }
    .can = Nech si úkoly, které se hodí k sobě, a ostatní odhoď: plnit je budeš žetony z uzavřených oblastí.
okanagan-prompt-second = { $n ->
    [one] Začíná druhé kolo, odhoď jeden úkol
    [few] Začíná druhé kolo, odhoď { $n } úkoly
    [many] Začíná druhé kolo, odhoď { $n } úkolu
   *[other] Začíná druhé kolo, odhoď { $n } úkolů
  }
    .can = Začíná druhé kolo, máš nové úkoly a nové budovy. Nech si úkoly, které se hodí k sobě a k žetonům, které už máš, a ostatní odhoď.
okanagan-prompt-place = Ťukni, kam dílek položíš
    .can = Přilož dílek k údolí tak, aby na všech společných hranách seděla krajina.
okanagan-prompt-ghost = { $n ->
    [one] ✔ položíš
   *[other] Ťuknutím otočíš, ✔ položíš
  }
    .can = { $n ->
        [one] Dílek ještě neleží: ťuknutím jinam ho přesuneš, ✔ položíš.
       *[other] Dílek ještě neleží: ťuknutím na něj ho otočíš, ťuknutím jinam přesuneš, ✔ položíš.
    }
okanagan-prompt-misfit = Tvůj dílek se nikam nevejde
    .can = Tvůj dílek se nikam nevejde: ukaž ho a vezmi si jiný.
okanagan-prompt-build = Ťukni, kde budeš stavět
    .can = Postav na dílek jednu budovu: farma má největší vliv v jedné části, skladiště působí ve dvou a sýpka ve všech.
okanagan-prompt-built = ✔ postavíš, nebo ťukni jinam
    .can = Budova ještě nestojí: ťuknutím na jiné místo dílku ji přesuneš, ✔ postavíš.
okanagan-prompt-area = Kterou oblast nejdřív?
    .can = Tvůj dílek uzavřel víc oblastí: řekni, která se vyhodnotí dřív.
okanagan-prompt-tied = Kdo si při stejném vlivu bere dřív?
    .can = Mají stejný vliv a ty rozhodneš, kdo si vezme žetony dřív.
okanagan-prompt-bonus = Máš nejmenší vliv, vyber si akci
    .can = Máš tu nejmenší vliv, a proto smíš použít jednu z akcí na vrchu sloupečků.
okanagan-prompt-alone = Stojíš tu jen ty. Akci, nebo odměny?
    .can = V oblasti stojíš jen ty: vezmi si akci, nebo odměny.
okanagan-prompt-gain = { $shape ->
    [square] Vezmi ze zásoby čtverec
    [hexagon] Vezmi ze zásoby šestiúhelník
   *[circle] Vezmi ze zásoby kruh
  }
    .can = { $shape ->
        [square] Vezmi si ze zásoby jeden čtverec v barvě, kterou potřebují tvoje úkoly.
        [hexagon] Vezmi si ze zásoby jeden šestiúhelník v barvě, kterou potřebují tvoje úkoly.
       *[circle] Vezmi si ze zásoby jeden kruh v barvě, kterou potřebují tvoje úkoly.
    }
okanagan-prompt-tribute = { WHO($name) ->
    [bot] Který žeton dáš { DAT($name) }?
   *[name] Který žeton dostane { $name }?
}
    .can = Každý teď dává jeden žeton a dostane je { $name }: vyber ten, který potřebuješ nejmíň.
okanagan-prompt-swapGive = Který žeton dáš na výměnu?
    .can = Vyměníš si žeton s jiným hráčem a oba vybíráš ty: nejdřív ukaž, který svůj dáš.
okanagan-prompt-swapTake = Čí žeton si za něj vezmeš?
    .can = Teď vyber, od koho a který žeton si za něj vezmeš.
okanagan-prompt-tradeGive = { $same ->
    [colour] Co dáš za jiný tvar?
   *[shape] Co dáš za jinou barvu?
  } ({ $left ->
    [one] 1×
   *[other] až { $left }×
  })
    .can = { $same ->
        [colour] Vyměň si v zásobě žeton za jiný tvar stejné barvy: nejdřív ukaž, který dáš.
       *[shape] Vyměň si v zásobě žeton za jinou barvu stejného tvaru: nejdřív ukaž, který dáš.
    } { $left ->
        [one] Smíš to jednou.
       *[other] Smíš to až { $left }×.
    }
okanagan-prompt-tradeTake = { $same ->
    [colour] Vezmi si jiný tvar
   *[shape] Vezmi si jinou barvu
  }
    .can = { $same ->
        [colour] Teď si za něj vezmi ze zásoby jiný tvar stejné barvy.
       *[shape] Teď si za něj vezmi ze zásoby jinou barvu stejného tvaru.
    }
okanagan-prompt-heap = { $n ->
    [one] Vezmi si z hromady { $n } žeton
    [few] Vezmi si z hromady { $n } žetony
    [many] Vezmi si z hromady { $n } žetonu
   *[other] Vezmi si z hromady { $n } žetonů
  }
    .can = Vezmi si z hromady žetony, které se hodí k tvým úkolům.
okanagan-pass-bonus = Nejslabší je { $name } a volí akci
okanagan-pass-alone = V oblasti je jen { $name }. Akci, nebo odměny?
okanagan-pass-heap = Z hromady bere { $name }
okanagan-pass-tribute = Žeton teď dává { $name }
okanagan-pass-back = Dál pokračuje { $name }
okanagan-prompt-redraw = Vezmi si jiný dílek
    .can = Vezmi si místo něj jiný dílek: jeden ze tří odhalených, nebo vrchní ze sloupečku.
okanagan-prompt-draw = Vezmi si dílek z nabídky
    .can = Vezmi si dílek na příští tah: jeden ze tří odhalených, nebo vrchní ze sloupečku.
okanagan-prompt-draw-last = Vezmi si dílek, ale už ho nepoložíš
    .can = Všechno už máš postavené, takže tenhle dílek nepoložíš. Vybíráš jen, který nezůstane ostatním.

okanagan-turn = Otočit
okanagan-misfit = Ukázat ho a vzít jiný
okanagan-misfit-note = Dílek nesedí na žádné volné místo, ať ho otočíš jakkoli. Odejde ze hry.
okanagan-goals-note = { $n ->
    [one] Ťukni na kartu, kterou si nenecháš (vybráno { $picked } { ZE($n) } { $n }).
    [few] Ťukni na { $n } karty, které si nenecháš (vybráno { $picked } { ZE($n) } { $n }).
    [many] Ťukni na { $n } karty, které si nenecháš (vybráno { $picked } { ZE($n) } { $n }).
   *[other] Ťukni na { $n } karet, které si nenecháš (vybráno { $picked } { ZE($n) } { $n }).
  }
okanagan-tied-note = Kdo je v pořadí první, první si z hromady bere. Poslední ze všech smí použít akci.
okanagan-takes = bere { okanagan-tokens }
okanagan-acts = { WHO($name) ->
    [you] akci budeš mít ty
   *[name] akci bude mít { $name }
}
okanagan-order = Pořadí v oblasti
okanagan-weakest = nejslabší: akce
okanagan-picks = bere { $n }
okanagan-closes = { $terrain ->
    [forest] Uzavře les
    [lake] Uzavře jezero
    [prairie] Uzavře prérii
   *[mountain] Uzavře hory
  }, kde { WHO($who) ->
    [you] stojíš
    [you-all] stojíte
   *[they] stojí
  } { $who }
okanagan-closes-empty = { $terrain ->
    [forest] Uzavře les
    [lake] Uzavře jezero
    [prairie] Uzavře prérii
   *[mountain] Uzavře hory
  }, kde zatím nikdo nestojí
okanagan-closes-nothing = Žádnou oblast neuzavře
okanagan-is-closing = uzavře se tím
okanagan-no-bonus = Vynechat akci
okanagan-no-bonus-text = Všechny tři zůstanou, kde jsou.
okanagan-take-rewards = Vzít si odměny
okanagan-take-rewards-text = Místo akce: { okanagan-tokens } z hromady.
okanagan-stop = Už neměnit
okanagan-given = Dáváš
okanagan-from-supply = Ze zásoby; číslo říká, kolik jich v ní je.
okanagan-from-heap = Hromada; číslo říká, kolik jich zbývá.
okanagan-from-own = Tvoje žetony; číslo říká, kolik jich máš.
okanagan-token-button = { $name }, { $n }

okanagan-later = { $what ->
    [token] Body přijdou, až z žetonů složíš celou sadu.
    [tile] Dílek položíš v příštím tahu.
    [last] Nezůstane pak ostatním.
    [bonus] { hint-later }
   *[area] Body přinesou až žetony z uzavřených oblastí.
}
okanagan-says-discard = { $n ->
    [one] Odhodit tuhle kartu
    [few] Odhodit tyhle { $n } karty
    [many] Odhodit tyhle { $n } karty
   *[other] Odhodit těchhle { $n } karet
  }
okanagan-says-discard-goal = Odhodit úkol { $what }
okanagan-says-place = Dílek { $turned }
okanagan-says-farm = { $terrain ->
    [forest] Farma v lese
    [lake] Farma u jezera
    [prairie] Farma na prérii
   *[mountain] Farma v horách
  }
okanagan-says-warehouse = Skladiště na hranici ({ $a } a { $b })
okanagan-says-silo = Sýpka uprostřed dílku
okanagan-says-misfit = Vyřadit dílek ze hry a vzít jiný
okanagan-says-evaluate = { $terrain ->
    [forest] Teď vyhodnotit les
    [lake] Teď vyhodnotit jezero
    [prairie] Teď vyhodnotit prérii
   *[mountain] Teď vyhodnotit hory
  }
okanagan-says-next = { WHO($name) ->
    [you] Dřív si bereš ty
   *[name] Dřív si bere { $name }
}
okanagan-says-bonus = Použít akci { $name }
okanagan-says-noBonus = Vynechat akci
okanagan-asks-noBonus = Vynechat akci? Smíš použít jednu z vyložených.
okanagan-says-rewards = Vzít si odměny místo akce
okanagan-says-take = Vzít { ACC($name) }
okanagan-says-give = Dát { ACC($name) }
okanagan-says-takeFrom = Vzít výměnou { ACC($name) }
okanagan-says-stop = Už neměnit
okanagan-asks-stop = Už neměnit? Ještě smíš vyměnit žeton.
okanagan-says-draw-open = Vzít odhalený dílek { $n }
okanagan-says-draw-pile = Vzít vrchní dílek ze sloupečku { $n }

okanagan-choice-place = { $spot }
okanagan-choice-turned = { $turns ->
    [0] neotočený
    [1] otočený o čtvrt otáčky doprava
    [2] otočený o půl otáčky
   *[3] otočený o čtvrt otáčky doleva
  }
okanagan-choice-from = { WHO($name) ->
    [bot] Vzít od { GEN($name) }
   *[name] Dá { $name }
}

okanagan-sum-round = { $round }. kolo, v údolí { $n ->
    [one] leží { $n } dílek
    [few] leží { $n } dílky
    [many] leží { $n } dílku
   *[other] leží { $n } dílků
  }.
okanagan-sum-ends = Tímto kolem partie končí.
okanagan-sum-held = Tvůj dílek: { $what }.
okanagan-sum-player = { $name }: { $tokens }; { okanagan-sum-nuggets }; zbývá postavit: { $stock }.
okanagan-sum-nuggets = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
    [many] { $nuggets } nugetu
   *[other] { $nuggets } nugetů
  }
okanagan-sum-goal = Úkol: { $what }

## Deset akcí

okanagan-back-gain1Shape = { $shape ->
    [square] Jeden čtverec
    [hexagon] Jeden šestiúhelník
   *[circle] Jeden kruh
  }
okanagan-back-gain2Type = Dvakrát { $reward }
okanagan-back-pickFirst = První volba
okanagan-back-nugget = Zlatý nuget
okanagan-back-goals2 = Nové úkoly
okanagan-back-refresh3 = Nové dílky
okanagan-back-tribute = Daň
okanagan-back-swapPlayer = Výměna s hráčem
okanagan-back-swapSameColour = Výměna tvaru
okanagan-back-swapSameShape = Výměna barvy

okanagan-back-text-gain1Shape = Vezmi si ze zásoby jeden žeton tohohle tvaru, barvu si vyber.
okanagan-back-text-gain2Type = Vezmi si ze zásoby dva takové žetony.
okanagan-back-text-pickFirst = Z hromady téhle oblasti si bereš před všemi ostatními.
okanagan-back-text-nugget = Vezmi si kartu zlatého nugetu.
okanagan-back-text-goals2 = Dober si dvě karty úkolů a pak kterékoli dvě odhoď.
okanagan-back-text-refresh3 = Tři odhalené dílky odejdou ze hry a odkryjí se tři nové.
okanagan-back-text-tribute = Každý z ostatních ti dá jeden žeton podle svého výběru.
okanagan-back-text-swapPlayer = Vyměň si žeton s jiným hráčem; oba vybíráš ty.
okanagan-back-text-swapSameColour = Až dvakrát si v zásobě vyměň žeton za jiný tvar stejné barvy.
okanagan-back-text-swapSameShape = Až dvakrát si v zásobě vyměň žeton za jinou barvu stejného tvaru.

## Co se stalo

okanagan-event-goalDrawn = { DOES($who, "Bereš si", "si bere") } kartu úkolu.
okanagan-event-goalDrawn-own = { DOES($who, "Bereš si", "si bere") } úkol { $set }.
okanagan-event-goalDiscarded = { DOES($who, "Odhazuješ", "odhazuje") } kartu úkolu.
okanagan-event-goalDiscarded-own = { DOES($who, "Odhazuješ", "odhazuje") } úkol { $set }.
okanagan-event-goalsReshuffled = Odhozené úkoly se zamíchaly do nového balíčku.
okanagan-event-tileOpened = Odkryl se dílek ze sloupečku { $pile }.
okanagan-event-started = { DOES($who, "Začínáš", "začíná") }.
okanagan-event-tilePlaced = { DOES($who, "Pokládáš", "pokládá") } dílek.
okanagan-event-tileMisfit = { DOES($who, "Ukazuješ", "ukazuje") } dílek, který se nikam nevejde.
okanagan-event-built = { DOES($who, "Stavíš", "staví") } { $building ->
    [farm] farmu
    [warehouse] skladiště
   *[silo] sýpku
  }.
okanagan-event-closedEmpty = { $terrain ->
    [forest] Uzavřel se les
    [lake] Uzavřelo se jezero
    [prairie] Uzavřela se prérie
   *[mountain] Uzavřely se hory
  }, kde nikdo nestojí.
okanagan-event-evaluated = { $terrain ->
    [forest] Vyhodnocuje se les
    [lake] Vyhodnocuje se jezero
    [prairie] Vyhodnocuje se prérie
   *[mountain] Vyhodnocují se hory
  }, kde { WHO($who) ->
    [you] stojíš
    [you-all] stojíte
   *[they] stojí
  } { $who }.
okanagan-event-ranked = Bere se v pořadí { $who }.
okanagan-event-bonusUsed = { DOES($who, "Používáš", "používá") } akci { $name }.
okanagan-event-noBonus = { DOES($who, "Nepoužíváš", "nepoužívá") } žádnou akci.
okanagan-event-rewardsChosen = { DOES($who, "Vybíráš si", "si vybírá") } odměny.
okanagan-event-heapLaid = Na hromadě leží { $what }.
okanagan-event-heapTaken = { DOES($who, "Bereš si", "si bere") } { ACC($what) }.
okanagan-event-heapReturned = Do zásoby se vrací { $what }.
okanagan-event-gained = { DOES($who, "Bereš si", "si bere") } ze zásoby { ACC($what) }.
okanagan-event-gained-none = { DOES($who, "Odcházíš", "odchází") } s prázdnou, v zásobě už není ani kousek { GEN($what) }.
okanagan-event-nuggetDrawn = { DOES($who, "Bereš si", "si bere") } zlatý nuget.
okanagan-event-tilesRemoved = { $n ->
    [one] { $n } odhalený dílek odchází ze hry
    [few] { $n } odhalené dílky odcházejí ze hry
    [many] { $n } odhaleného dílku odchází ze hry
   *[other] { $n } odhalených dílků odchází ze hry
  }.
okanagan-event-given = { WHO($to) ->
    [you] { $from } ti dává { ACC($reward) }.
    [bot] { DOES($from, "Dáváš", "dává") } { DAT($to) } { ACC($reward) }.
   *[name] { DOES($from, "Dáváš", "dává") } { ACC($reward) }, dostává { $to }.
}
okanagan-event-swapped = { WHO($with) ->
    [you] { $who } ti dává { ACC($given) } za { ACC($taken) }.
    [bot] { DOES($who, "Dáváš", "dává") } { DAT($with) } { ACC($given) } za { ACC($taken) }.
   *[name] { DOES($who, "Dáváš", "dává") } { ACC($given) }, { $with } za to { ACC($taken) }.
}
okanagan-event-traded = { DOES($who, "Měníš", "mění") } v zásobě { ACC($given) } za { ACC($taken) }.
okanagan-event-openDrawn = { DOES($who, "Bereš si", "si bere") } odhalený dílek { $n }.
okanagan-event-pileDrawn = { DOES($who, "Bereš si", "si bere") } dílek ze sloupečku { $n }.
okanagan-event-skipped = { DOES($who, "Nemáš", "nemá") } dílek a { WHO($who) ->
    [you] vynecháváš
   *[name] vynechává
}.
okanagan-event-secondRound = Začíná druhé kolo.
okanagan-event-over = Konec hry, úkoly se odkrývají.

## Co přinesla náhoda

okanagan-draw-tileDealt = { DOES($who, "Dostáváš", "dostává") } dílek: { $what }.
okanagan-draw-tileSeen = { DOES($who, "Bereš si", "si bere") } dílek: { $what }.
okanagan-draw-tileOpened = Ze sloupečku { $pile } se odkryl dílek: { $what }.
okanagan-draw-backShown = Na sloupečku { $pile } se ukázala akce { $name }.

## Proč ne

okanagan-reason-notNow = Teď se rozhoduje o něčem jiném.
okanagan-reason-notYourGoal = Tenhle úkol v ruce nemáš.
okanagan-reason-occupied = Tady už dílek leží.
okanagan-reason-noNeighbour = Dílek se musí hranou dotýkat jiného.
okanagan-reason-edgeMismatch = { $side ->
    [north] Na severu
    [east] Na východě
    [south] Na jihu
   *[west] Na západě
  } leží { $there }, tvůj dílek tam má { $here }.
okanagan-reason-tileFits = Dílek se někam vejde, takže ho musíš položit.
okanagan-reason-noneLeft = { $building ->
    [farm] Farmu už v tomhle kole nemáš.
    [warehouse] Skladiště už v tomhle kole nemáš.
   *[silo] Sýpku už v tomhle kole nemáš.
  }
okanagan-reason-noSuchSpot = Takové místo na dílku není.
okanagan-reason-notClosed = Tady se žádná oblast nevyhodnocuje.
okanagan-reason-notTied = Tenhle hráč o další místo nesoupeří.
okanagan-reason-emptyPile = Sloupeček je prázdný.
okanagan-reason-noOpenTile = Žádný odhalený dílek tu neleží.
okanagan-reason-notAlone = Odměny si smí vybrat jen ten, kdo je v oblasti jediný.
okanagan-reason-alone = Kdo je v oblasti jediný, vybírá si odměny, nebo akci.
okanagan-reason-noToken = Takový žeton tam není.
okanagan-reason-supplyEmpty = V zásobě už žádný není.
okanagan-reason-notInHeap = V hromadě takový žeton není.
okanagan-reason-wrongShape = Akce chce jiný tvar.
okanagan-reason-wrongColour = Akce chce stejnou barvu.
okanagan-reason-sameType = Vyměň ho za žeton jiného druhu.
okanagan-reason-nothingForIt = V zásobě za něj nic není.
okanagan-reason-noSuchPlayer = Od tohohle hráče si vzít nemůžeš.

## Body

okanagan-source-explorer = Průzkumník
okanagan-source-goal = Úkol: { $set }
okanagan-less-nuggets = V počtu zlatých nugetů je teď vepředu někdo jiný.
okanagan-source-nuggets = Zlaté nugety
okanagan-unit-colourSet = { $n ->
    [one] { $n } sada čtyř barev
    [few] { $n } sady čtyř barev
    [many] { $n } sady čtyř barev
   *[other] { $n } sad čtyř barev
  }
okanagan-unit-goalSet = { $n ->
    [one] { $n } sada
    [few] { $n } sady
    [many] { $n } sady
   *[other] { $n } sad
  }
okanagan-apart = { $points ->
    [one] další bod za úkoly, které ostatní nevidí
    [few] další { $points } body za úkoly, které ostatní nevidí
    [many] dalších { $points } bodu za úkoly, které ostatní nevidí
   *[other] dalších { $points } bodů za úkoly, které ostatní nevidí
  }
okanagan-untold = { $n ->
    [one] Bez jednoho tajného úkolu: ten se sečte až na konci.
    [few] Bez { $n } tajných úkolů: ty se sečtou až na konci.
    [many] Bez { $n } tajných úkolů: ty se sečtou až na konci.
   *[other] Bez { $n } tajných úkolů: ty se sečtou až na konci.
}
okanagan-unit-nuggetPlace = { okanagan-sum-nuggets }, { $place ->
    [1] první
    [2] druhé
    [3] třetí
   *[other] { $place }.
  } místo

okanagan-tie-tokens = Při stejných bodech rozhodlo, kdo má víc žetonů: { $values }.

## Příklady v pravidlech

okanagan-example-place-corner = Dílek vlevo nahoře leží vedle dvou jiných, a krajina sedí na obou společných hranách. Tím se uzavřelo jezero.
okanagan-example-influence-sum = V lese má slunce farmu a sýpku, tedy 3 + 1. Kapka má skladiště, 2, a list sýpku, 1. V tomhle pořadí si berou a list je nejslabší.
okanagan-example-goals-three = Jeden žeton může platit víckrát: šestiúhelník z lesa na dvou kartách, čtverec z lesa taky.
okanagan-on-offer = Nahoře tři odhalené dílky, pod nimi tři sloupečky: navrchu každého vidíš rub s akcí. Vezmi si kterýkoli dílek; odhalený znají všichni, ze sloupečku jen ty.
okanagan-example-tiles-areas = Horní dílek uzavřel les: žádný jeho okraj už není otevřený. Jezero a prérie na něm jsou ještě otevřené.
okanagan-example-building-farm = Farma stojí na prérii a má vliv jen tam.
okanagan-example-building-warehouse = Skladiště stojí na hranici jezera a prérie a má vliv v obou.
okanagan-example-building-silo = Sýpka uprostřed má vliv ve všech třech oblastech.
okanagan-example-closing-weakest = Les uzavřel list. Slunce má farmu a sýpku, tedy 4, kapka a list mají po skladišti. List dal v pořadí kapku před sebe, je tak nejslabší a smí použít akci. V hromadě je šest žetonů: slunce si vybere čtyři, kapka vezme zbylé dva a na list žádný nezbude.
okanagan-example-closing-alone = V lese stojí jen kapka. Vzala si odměny, obě kůže; místo nich mohla použít akci.
okanagan-example-points-cards = Pět žetonů, dva nugety a nikdo jiný nemá víc než jeden. Kůže se počítá na kartě průzkumníka i na obou úkolech.

okanagan-group-closes = Uzavírá oblast
okanagan-group-own = Rozšiřuje oblast, kde máš vliv
okanagan-group-shared = Máš tam vliv ty i někdo další
okanagan-group-others = Rozšiřuje jen cizí oblast
okanagan-group-new = Nikdo tam ještě nemá vliv

okanagan-drawn = dílky

okanagan-lasting = Nejdéle zůstala otevřená oblast, ve které { DOES($name, "máš", "má") } stavbu { $count ->
        [few] { $count } svoje tahy
       *[other] { $count } svých tahů
    }, než se { $in } uzavře.
    .open = Nejdéle zůstala otevřená oblast, ve které { DOES($name, "máš", "má") } stavbu { $from }. Neuzavřela se do konce.

## Proč je něco dobré

okanagan-why-area = { $terrain ->
    [forest] V lese
    [lake] U jezera
    [prairie] V prérii
   *[mountain] V horách
} budeš mít vliv { $stand ->
    [alone] { $own } a nikoho vedle sebe
   *[other] { $own } proti { $most }
}{ $icons ->
    [0] {""}
    [one] , leží tam { $icons } žeton
    [few] , leží tam { $icons } žetony
   *[other] , leží tam { $icons } žetonů
}{ $open ->
    [0] ; oblast je uzavřená.
    [one] ; k uzavření zbývá { $open } strana.
    [few] ; k uzavření zbývají { $open } strany.
   *[other] ; k uzavření zbývá { $open } stran.
}
okanagan-why-goal = { $sets ->
    [0] K první sadě úkolu { $set }
    [1] Úkol { $set } bude splněný jednou a k další sadě
    [2] Úkol { $set } bude splněný dvakrát a k další sadě
   *[other] Úkol { $set } bude splněný { $sets }krát a k další sadě
} { $lacks ->
    [one] bude chybět už jen { $lacks } žeton
    [few] budou chybět { $lacks } žetony
   *[other] bude chybět { $lacks } žetonů
}.
okanagan-why-goal-met = Úkol { $set } bude splněný { $sets ->
    [1] jednou
    [2] dvakrát
   *[other] { $sets }krát
}.
okanagan-why-explorer = { $sets ->
    [0] K první sadě čtyř barev
    [one] Budeš mít { $sets } sadu čtyř barev a k další
    [few] Budeš mít { $sets } sady čtyř barev a k další
   *[other] Budeš mít { $sets } sad čtyř barev a k další
} { $lacks ->
    [one] chybí už jen { $lacks } barva
    [few] chybí { $lacks } barvy
   *[other] chybí { $lacks } barev
}.
okanagan-why-nuggets = Budeš mít { $nuggets ->
    [0] 0 nugetů
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
}, kdokoli jiný nejvýš { $most }.
okanagan-why-kept = Na příště ti { $building ->
    [farm] { $left ->
        [one] zůstane { $left } farma
        [few] zůstanou { $left } farmy
       *[other] zůstane { $left } farem
    }
    [warehouse] { $left ->
        [one] zůstane { $left } skladiště
        [few] zůstanou { $left } skladiště
       *[other] zůstane { $left } skladišť
    }
   *[silo] { $left ->
        [one] zůstane { $left } sýpka
        [few] zůstanou { $left } sýpky
       *[other] zůstane { $left } sýpek
    }
}.
okanagan-why-promise = Úkol { $set } přinese { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $tokens ->
    [one] jediný žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}.
okanagan-why-closes = Tenhle dílek může uzavřít { $terrain ->
    [forest] les
    [lake] jezero
    [prairie] prérii
   *[mountain] hory
}, kde máš vliv { $stand ->
    [alone] { $own } a nikoho vedle sebe
   *[other] { $own } proti { $most }
}; { $icons ->
    [one] leží tam { $icons } žeton
    [few] leží tam { $icons } žetony
   *[other] leží tam { $icons } žetonů
}.
okanagan-why-noneCloses = Žádný z odhalených dílků neuzavře oblast, kde máš největší vliv.
okanagan-why-fits = { $isHidden ->
    [yes] Dílek ze sloupečku se v průměru vejde na { okanagan-why-places }{ $isMost ->
        [yes] , odhalený nejvýš na { $others }
       *[no] {""}
    }
   *[no] Tenhle dílek se vejde na { okanagan-why-places }{ $isMost ->
        [yes] , ostatní odhalené nejvýš na { $others }
       *[no] {""}
    }
}.
okanagan-why-places = { $places } { $places ->
    [one] místo
    [few] místa
   *[other] míst
}
okanagan-why-tokens = Budeš mít { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}.
