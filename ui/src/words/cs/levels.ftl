# Jak se říká počítačovým hráčům. V obou jazycích po ruce, aby se jméno z jedné řeči poznalo v druhé.

bot-default = { $name } { $n }
level-random = Náhoda
level-greedy = Hamoun
level-newcomer = Nováček
level-guest = Host
level-regular = Štamgast
level-rival = Rival
level-expert = Znalec
level-master = Mistr
