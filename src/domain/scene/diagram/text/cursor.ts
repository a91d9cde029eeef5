/** Reads the words of one piece from left to right. */
export interface Cursor {
  readonly at: number
  readonly rest: string
  /** Takes what a pattern (sticky) finds here; null where it finds nothing. */
  take(this: void, pattern: RegExp): RegExpExecArray | null
  skipSpaces(this: void): void
  readonly isDone: boolean
}

export function createCursor(words: string): Cursor {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(words)
    if (found === null || found[0] === '') return null
    at += found[0].length
    return found
  }
  return {
    get at() {
      return at
    },
    get rest() {
      return words.slice(at)
    },
    take,
    skipSpaces() {
      take(/\s+/uy)
    },
    get isDone() {
      return at >= words.length
    },
  }
}
