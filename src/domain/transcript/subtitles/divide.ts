import { breakCost } from './breaks.ts'
import type { Piece } from './pieces.ts'
import { readingMs, type SubtitleRules } from './subtitleRules.ts'

/** The words of a subtitle, and when they are said. */
export interface SaidLines {
  readonly lines: readonly string[]
  readonly start: number
  readonly end: number
}

/** Each subtitle costs a little: fewer are calmer. */
const ONE_MORE = 3
/** A silence from this on rather lies between two subtitles, in ms. */
const PAUSE_MS = 500
const COST_OF_PAUSE = 6
const COST_OF_HASTE = 25
const UNEVEN = 3

interface Way {
  readonly cost: number
  /** Where the last subtitle begins. */
  readonly from: number
  readonly lines: readonly string[]
}

/**
 * Divides the pieces of a passage into subtitles so that breaks, pauses and the time for reading cost least together.
 * `until` is when something else is said.
 */
export function divide(pieces: readonly Piece[], until: number, rules: SubtitleRules): readonly SaidLines[] {
  const ways: Way[] = [{ cost: 0, from: 0, lines: [] }]
  for (let to = 1; to <= pieces.length; to += 1) {
    let best: Way = { cost: Infinity, from: to - 1, lines: [pieces[to - 1]?.text ?? ''] }
    for (let from = to - 1; from >= 0; from -= 1) {
      const part = pieces.slice(from, to)
      const divided = linesOf(part, rules)
      const lasts = (part.at(-1)?.end ?? 0) - (part[0]?.start ?? 0)
      if (to - from > 1 && (divided === null || lasts > rules.longest)) break
      const lines = divided?.lines ?? [pieces[from]?.text ?? '']
      const free = (pieces[to]?.start ?? until) - rules.gap - (part[0]?.start ?? 0)
      const cost =
        (ways[from]?.cost ?? Infinity) +
        ONE_MORE +
        (divided?.cost ?? 0) +
        costOfPauses(part) +
        costOfHaste(lines, free, rules) +
        (to < pieces.length ? costBetween(pieces, to) : 0)
      if (cost < best.cost) best = { cost, from, lines }
    }
    ways.push(best)
  }
  const said: SaidLines[] = []
  for (let to = pieces.length; to > 0;) {
    const way = ways[to]
    const from = Math.min(way?.from ?? 0, to - 1)
    said.push({ lines: way?.lines ?? [], start: pieces[from]?.start ?? 0, end: pieces[to - 1]?.end ?? 0 })
    to = from
  }
  return said.toReversed()
}

/** What it costs to begin a subtitle at a piece: nothing where a pause is. */
function costBetween(pieces: readonly Piece[], at: number): number {
  const [before, after] = [pieces[at - 1], pieces[at]]
  if (before === undefined || after === undefined) return 0
  const cost = breakCost(lastWord(before.text), after.text)
  return after.start - before.end >= PAUSE_MS ? cost / 4 : cost
}

function costOfPauses(part: readonly Piece[]): number {
  let cost = 0
  for (const [at, piece] of part.entries()) {
    const pause = piece.start - (part[at - 1]?.end ?? piece.start)
    if (pause >= PAUSE_MS) cost += COST_OF_PAUSE * Math.min(4, pause / PAUSE_MS)
  }
  return cost
}

function costOfHaste(lines: readonly string[], free: number, rules: SubtitleRules): number {
  const needed = readingMs(lines.join(' ').length, rules)
  return free >= needed ? 0 : COST_OF_HASTE * (1 - Math.max(0, free) / needed)
}

/** Pieces on the fewest lines, broken where it costs least; null where they don't fit. One piece alone fits always. */
function linesOf(
  part: readonly Piece[],
  { mostSigns, mostLines }: SubtitleRules,
): { readonly lines: readonly string[]; readonly cost: number } | null {
  const whole = part.map(({ text }) => text).join(' ')
  if (whole.length <= mostSigns || part.length === 1) return { lines: [whole], cost: 0 }
  if (mostLines === 1 || whole.length > 2 * mostSigns + 1) return null
  let best: { readonly lines: readonly string[]; readonly cost: number } | null = null
  let length = -1
  for (const [at, piece] of part.entries()) {
    length += 1 + piece.text.length
    const rest = whole.length - length - 1
    const next = part[at + 1]
    if (next === undefined || length > mostSigns) break
    if (rest > mostSigns) continue
    const uneven = (UNEVEN * Math.abs(length - rest)) / mostSigns
    const cost = breakCost(lastWord(piece.text), next.text) + uneven
    if (best === null || cost < best.cost)
      best = { lines: [whole.slice(0, length), whole.slice(length + 1)], cost }
  }
  return best
}

const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1)
