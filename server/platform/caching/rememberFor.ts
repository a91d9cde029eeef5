interface Remembered<Parameters extends readonly unknown[], Value> {
  readonly keyOf: (...parameters: Parameters) => string
  readonly answer: (...parameters: Parameters) => Promise<Value>
  /** Whether an answer asked for at that moment, ms since the epoch, is still valid. */
  readonly stands?: (value: Value, askedAt: number) => boolean
}

interface Entry<Value> {
  readonly at: number
  readonly value: Promise<Value>
  /** Whether the answer is valid for longer than usual. */
  stands: () => boolean
}

/**
 * Caches the answer to the same question for so long, ms, and shares it among concurrent callers; a failed one is asked
 * for again. At most `most` are cached; the least recently used go first. One that isn't valid after that time is freed.
 */
export function rememberFor<Parameters extends readonly unknown[], Value>(
  forMs: number,
  most: number,
  { keyOf, answer, stands = () => false }: Remembered<Parameters, Value>,
): (...parameters: Parameters) => Promise<Value> {
  const remembered = new Map<string, Entry<Value>>()

  function ask(key: string, parameters: Parameters): Entry<Value> {
    const at = Date.now()
    const entry: Entry<Value> = { at, value: answer(...parameters), stands: () => false }
    void follow(key, entry)
    return entry
  }

  function forget(key: string, entry: Entry<Value>): void {
    if (remembered.get(key) === entry) remembered.delete(key)
  }

  async function follow(key: string, entry: Entry<Value>): Promise<void> {
    try {
      const value = await entry.value
      entry.stands = () => stands(value, entry.at)
      const leftMs = Math.max(0, entry.at + forMs - Date.now())
      setTimeout(() => {
        if (!entry.stands()) forget(key, entry)
      }, leftMs).unref()
    } catch {
      forget(key, entry)
    }
  }

  return (...parameters) => {
    const key = keyOf(...parameters)
    const known = remembered.get(key)
    const isGood = known !== undefined && (Date.now() - known.at < forMs || known.stands())
    const entry = isGood ? known : ask(key, parameters)
    remembered.delete(key)
    remembered.set(key, entry)
    const [oldest] = remembered.keys()
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest)
    return entry.value
  }
}
