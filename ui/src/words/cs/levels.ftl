# Jak se říká počítačovým hráčům. V obou jazycích po ruce, aby se jméno z jedné řeči poznalo v druhé.

bot-default = { $name } { $n }
level-random = Náhoda
level-greedy = Hamoun
    .gen = Hamouna
level-newcomer = Nováček
    .gen = Nováčka
level-guest = Host
    .gen = Hosta
level-regular = Štamgast
    .gen = Štamgasta
level-rival = Rival
    .gen = Rivala
level-expert = Znalec
    .gen = Znalce
level-master = Mistr
    .gen = Mistra
