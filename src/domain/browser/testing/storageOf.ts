/** A storage over a map, where there is no browser; a full one takes nothing more. */
export function storageOf(kept: Map<string, string>, { isFull = false } = {}): Storage {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}
