# Lidé, kteří na zařízení hrají.

setup-people = Kdo si sedne, { $n }. místo
setup-new-person = Nové jméno: uloží se mezi lidi na tomhle zařízení.
person-merged = { $name } a { $into } jsou teď jeden člověk.
