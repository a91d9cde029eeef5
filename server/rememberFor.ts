interface Remembered<Parameters extends readonly unknown[], Value> {
  readonly keyOf: (...parameters: Parameters) => string
  readonly answer: (...parameters: Parameters) => Promise<Value>
}

/**
 * Gives the same answer to the same question for so long, ms, and to all who ask meanwhile: one that fails is asked
 * for again. At most `most` are remembered; the oldest go first.
 */
export function rememberFor<Parameters extends readonly unknown[], Value>(
  forMs: number,
  most: number,
  { keyOf, answer }: Remembered<Parameters, Value>,
): (...parameters: Parameters) => Promise<Value> {
  const remembered = new Map<string, { readonly at: number; readonly value: Promise<Value> }>()
  return (...parameters) => {
    const key = keyOf(...parameters)
    const known = remembered.get(key)
    if (known !== undefined && Date.now() - known.at < forMs) return known.value
    const entry = { at: Date.now(), value: answer(...parameters) }
    remembered.delete(key)
    remembered.set(key, entry)
    entry.value.catch(() => {
      if (remembered.get(key) === entry) remembered.delete(key)
    })
    const [oldest] = remembered.keys()
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest)
    return entry.value
  }
}
