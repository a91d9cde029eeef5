import { breakCost, holdOf } from './breaks.ts'

/** How wide a text is, in the height of its letters (em). */
export type WidthOf = (text: string) => number

const ONE_MORE = 1_000
const UNEVEN = 12
const COST_OF_HOLD = { always: 60, mostly: 20 } as const

/**
 * Lines of a subtitle on rows that are at most `widest` em wide. They stay as they are where they fit; else all their words
 * are put on the fewest rows, broken where Polish breaks. A word that is wider than a row has one of its own.
 */
export function rowsOfLines(lines: readonly string[], widest: number, widthOf: WidthOf): readonly string[] {
  if (lines.every((line) => widthOf(line) <= widest)) return lines
  const words = lines.flatMap((line) => line.split(' ')).filter((word) => word !== '')
  const ways: { readonly cost: number; readonly from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= words.length; to += 1) {
    let best = { cost: Infinity, from: to - 1 }
    for (let from = to - 1; from >= 0; from -= 1) {
      const width = widthOf(words.slice(from, to).join(' '))
      if (width > widest && from < to - 1) break
      const free = Math.max(0, 1 - width / widest)
      const cost =
        (ways[from]?.cost ?? Infinity) +
        ONE_MORE +
        UNEVEN * free * free +
        costBetween(words[to - 1], words[to])
      if (cost < best.cost) best = { cost, from }
    }
    ways.push(best)
  }
  const rows: string[] = []
  for (let to = words.length; to > 0;) {
    const { from } = ways[to] ?? { from: to - 1 }
    rows.push(words.slice(from, to).join(' '))
    to = from
  }
  return rows.toReversed()
}

function costBetween(word: string | undefined, next: string | undefined): number {
  if (word === undefined || next === undefined) return 0
  const hold = holdOf(word, next)
  return hold === null ? breakCost(word, next) : COST_OF_HOLD[hold]
}

/** Rows with the words that are too wide for one broken between their signs, each into as few parts as fit. */
export function brokenRows(rows: readonly string[], widest: number, widthOf: WidthOf): readonly string[] {
  return rows.flatMap((row) => (widthOf(row) <= widest ? [row] : brokenWord(row, widest, widthOf)))
}

function brokenWord(word: string, widest: number, widthOf: WidthOf): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const sign of word) {
    if (part !== '' && widthOf(part + sign) > widest) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}
