# What the computer players are called. At hand in both languages, so that a name given in one is
# known in the other.

bot-default = { $name } { $n }
level-random = Chance
level-greedy = Greedy
level-newcomer = Newcomer
level-guest = Visitor
level-regular = Regular
level-rival = Rival
level-expert = Expert
level-master = Master
