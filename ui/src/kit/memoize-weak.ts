// What belongs to a thing for as long as the thing lives.

/** Makes a value the first time a thing is asked for it, and gives the same one from then on. */
export function memoizeWeak<K extends WeakKey, V>(make: (thing: K) => V): (thing: K) => V {
  const known = new WeakMap<K, V>();
  return (thing) => {
    const found = known.get(thing);
    if (found !== undefined) return found;
    const made = make(thing);
    known.set(thing, made);
    return made;
  };
}
