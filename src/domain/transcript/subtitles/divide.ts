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
  /** Where the last subtitle begins, and where its second line does; null where it has one. */
  readonly from: number
  readonly second: number | null
}

/** A passage's pieces, and what was counted of them once. */
interface Counted {
  readonly pieces: readonly Piece[]
  /** Signs of the pieces before each, a space after every one. */
  readonly signsBefore: readonly number[]
  /** What a break in front of each costs. */
  readonly breaks: readonly number[]
}

/**
 * Divides the pieces of a passage into subtitles so that breaks, pauses and the time for reading cost least together.
 * `until` is when something else is said.
 */
export function divide(pieces: readonly Piece[], until: number, rules: SubtitleRules): readonly SaidLines[] {
  const counted = count(pieces)
  const ways: Way[] = [{ cost: 0, from: 0, second: null }]
  for (let to = 1; to <= pieces.length; to += 1) {
    const free = (pieces[to]?.start ?? until) - rules.gap
    let best: Way = { cost: Infinity, from: to - 1, second: null }
    let pauses = 0
    for (let from = to - 1; from >= 0; from -= 1) {
      const first = pieces[from]
      const lines = linesOf(counted, from, to, rules)
      if (first === undefined || lines === null) break
      if (from < to - 1) {
        if ((pieces[to - 1]?.end ?? 0) - first.start > rules.longest) break
        pauses += costOfPause((pieces[from + 1]?.start ?? 0) - first.end)
      }
      const cost =
        (ways[from]?.cost ?? Infinity) +
        ONE_MORE +
        lines.cost +
        pauses +
        costOfHaste(signsOf(counted, from, to), free - first.start, rules) +
        costBetween(counted, to)
      if (cost < best.cost) best = { cost, from, second: lines.second }
    }
    ways.push(best)
  }
  return walkBack(pieces, ways)
}

function count(pieces: readonly Piece[]): Counted {
  let signs = 0
  const signsBefore = [0]
  for (const { text } of pieces) {
    signs += text.length + 1
    signsBefore.push(signs)
  }
  const breaks = pieces.map(({ text }, at) => {
    const before = pieces[at - 1]?.text
    return before === undefined ? 0 : breakCost(before.slice(before.lastIndexOf(' ') + 1), text)
  })
  return { pieces, signsBefore, breaks }
}

function walkBack(pieces: readonly Piece[], ways: readonly Way[]): readonly SaidLines[] {
  const said: SaidLines[] = []
  const textOf = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
  for (let to = pieces.length; to > 0;) {
    const { from, second } = ways[to] ?? { from: to - 1, second: null }
    const lines = second === null ? [textOf(from, to)] : [textOf(from, second), textOf(second, to)]
    said.push({ lines, start: pieces[from]?.start ?? 0, end: pieces[to - 1]?.end ?? 0 })
    to = from
  }
  return said.toReversed()
}

const signsOf = ({ signsBefore }: Counted, from: number, to: number) =>
  (signsBefore[to] ?? 0) - (signsBefore[from] ?? 0) - 1

/** What it costs to begin a subtitle at a piece: little where a pause is. */
function costBetween({ pieces, breaks }: Counted, at: number): number {
  const [before, after] = [pieces[at - 1], pieces[at]]
  if (before === undefined || after === undefined) return 0
  const cost = breaks[at] ?? 0
  return after.start - before.end >= PAUSE_MS ? cost / 4 : cost
}

const costOfPause = (pause: number) => (pause < PAUSE_MS ? 0 : COST_OF_PAUSE * Math.min(4, pause / PAUSE_MS))

function costOfHaste(signs: number, free: number, rules: SubtitleRules): number {
  const needed = readingMs(signs, rules)
  return free >= needed ? 0 : COST_OF_HASTE * (1 - Math.max(0, free) / needed)
}

/** Pieces on the fewest lines, broken where it costs least; null where they don't fit. One piece alone fits always. */
function linesOf(
  counted: Counted,
  from: number,
  to: number,
  { mostSigns, mostLines }: SubtitleRules,
): { readonly second: number | null; readonly cost: number } | null {
  const signs = signsOf(counted, from, to)
  if (signs <= mostSigns || to - from === 1) return { second: null, cost: 0 }
  if (mostLines === 1 || signs > 2 * mostSigns + 1) return null
  let best: { readonly second: number; readonly cost: number } | null = null
  for (let second = from + 1; second < to; second += 1) {
    const above = signsOf(counted, from, second)
    const below = signs - above - 1
    if (above > mostSigns) break
    if (below > mostSigns) continue
    const cost = (counted.breaks[second] ?? 0) + (UNEVEN * Math.abs(above - below)) / mostSigns
    if (best === null || cost < best.cost) best = { second, cost }
  }
  return best
}
