# The people who play on this device.

setup-people = Who sits here, seat { $n }
setup-new-person = A new name: it is kept among the people of this device.
person-merged = { $name } and { $into } are now one person.
