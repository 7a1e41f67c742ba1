# What the game is called before it is opened: its name, one sentence, and what its points are for.

game-okanagan = Okanagan
    .line = Settle the valley and meet your secret goals. 2–4 players, 45 minutes, medium.
variant-okanagan-rounds = first round only
source-okanagan-explorer = Explorer
source-okanagan-goal = Secret goals
source-okanagan-nuggets = Nuggets
