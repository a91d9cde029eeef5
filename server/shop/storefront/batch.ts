/** Loads the value of one key, in a batch with all other keys asked for at the same moment. */
type BatchRead<Key, Value> = (key: Key) => Promise<Value | undefined>

/**
 * Batches many single questions of one moment into one: the resolvers of a list all ask before the first answer is
 * there. Nothing is cached from one moment to the next.
 */
export function inBatches<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): BatchRead<Key, Value> {
  let waiting: { readonly keys: Set<Key>; readonly answer: Promise<ReadonlyMap<Key, Value>> } | null = null
  return async (key) => {
    if (waiting === null) {
      const keys = new Set<Key>()
      const answer = Promise.resolve().then(() => {
        waiting = null
        return readAll([...keys])
      })
      waiting = { keys, answer }
    }
    waiting.keys.add(key)
    return (await waiting.answer).get(key)
  }
}
