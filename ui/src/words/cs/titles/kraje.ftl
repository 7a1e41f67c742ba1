# Jak se hře říká, než se otevře: jméno, jedna věta a čím jsou její body.

game-kraje = Podivné kraje
    .line = Skládej svůj kraj z karet, které se překrývají. 1–2 hráči, 15 minut, lehká.
variant-kraje-openChoosing = s otevřeným výběrem
source-kraje-own = Vlastní podmínky
    .acc = vlastní podmínky
source-kraje-penalty = Cena podmínek
    .acc = cenu podmínek
source-kraje-shared = Sdílená podmínka
    .acc = sdílenou podmínku
rank-kraje-incredible = Neuvěřitelný
rank-kraje-amazing = Úžasný
rank-kraje-wondrous = Podivuhodný
rank-kraje-tricky = Zapeklitý
rank-kraje-confused = Zmatený
rank-kraje-lost = Ztracený
