# What the game is called before it is opened: its name, one sentence, and what its points are for.

game-kraje = Confusing Lands
    .line = Build your realm from cards that overlap. 1–2 players, 15 minutes, easy.
variant-kraje-openChoosing = open choosing
source-kraje-own = Own conditions
source-kraje-penalty = Condition costs
source-kraje-shared = Shared condition
rank-kraje-incredible = Incredible
rank-kraje-amazing = Amazing
rank-kraje-wondrous = Wondrous
rank-kraje-tricky = Tricky
rank-kraje-confused = Confused
rank-kraje-lost = Lost
