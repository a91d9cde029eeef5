/** Asks `answer` once for each key, of which there are few, and keeps that answer for ever. */
export function memoize<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? answer(key)
    known.set(key, value)
    return value
  }
}
