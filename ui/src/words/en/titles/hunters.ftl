# What the game is called before it is opened: its name, one sentence, and what its points are for.

game-hunters = Carcassonne: Hunters and Gatherers
    .line = Forests, rivers and meadows of the Stone Age. 2–5 players, 40 minutes, fairly easy.
variant-hunters-strategic = strategic
variant-hunters-openHands = open hands
variant-hunters-anyMenhir = bonus for every menhir
variant-hunters-forestTiles = forests by tiles
variant-hunters-noCanoe = without the canoe
variant-hunters-stack = fewer tiles
source-hunters-forest = Forests
source-hunters-river = Rivers
source-hunters-huntingTrap = Hunting trap
source-hunters-canoe = Canoe
source-hunters-meadow = Meadows
source-hunters-system = River systems
