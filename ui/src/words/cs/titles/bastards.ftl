# Jak se hře říká, než se otevře: jméno, jedna věta a čím jsou její body.

game-bastards = Space Bastards
    .line = Vesmírné vztahy na ostří nože. 2–5 hráčů, 90 minut, náročná.
variant-bastards-order = jiné pořadí vztahů
variant-bastards-planets = jiné planety
variant-bastards-rounds = méně kol
variant-bastards-dealt = s náhodným osídlením
source-bastards-dominance = Dominance
    .acc = dominanci
source-bastards-diplomacy = Diplomacie
    .acc = diplomacii
source-bastards-coins = Mince
    .acc = mince
