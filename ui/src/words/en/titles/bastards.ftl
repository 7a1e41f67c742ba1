# What the game is called before it is opened: its name, one sentence, and what its points are for.

game-bastards = Space Bastards
    .line = Relations in space on a knife’s edge. 2–5 players, 90 minutes, demanding.
variant-bastards-order = other order of relations
variant-bastards-planets = other planets
variant-bastards-rounds = fewer rounds
variant-bastards-dealt = settled by chance
source-bastards-dominance = Dominance
source-bastards-diplomacy = Diplomacy
source-bastards-coins = Coins
