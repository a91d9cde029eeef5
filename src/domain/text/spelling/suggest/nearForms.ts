import { type Automaton, classPlaceOf, endsWord, goesOnAt, isLastWay, letterOf } from '../automaton.ts'
import { costOfLetter, costOfOne, SWAPPED } from './costs.ts'

export interface NearForm {
  readonly form: string
  /** The distance from the written word, about 1 for each letter. */
  readonly cost: number
}

/** The most ways that a search tries: some tens of milliseconds. */
const MOST_WAYS = 400_000

/** The forms of an automaton near a written word, up to a cost, in no order. */
export function nearForms(automaton: Automaton, written: string, mostCost: number): readonly NearForm[] {
  const { letters, ways } = automaton
  const classPlace = classPlaceOf(automaton)
  const count = written.length
  const costs = letters.map((meant) =>
    Float32Array.from({ length: count }, (_, at) => costOfLetter(written.charAt(at), meant)),
  )
  const tooMany = Float32Array.from({ length: count }, (_, at) =>
    costOfOne(written.charAt(at), at > 0 ? written.charAt(at - 1) : undefined),
  )
  const rows = [new Float32Array(count + 1)]
  const path: number[] = []
  for (let at = 1; at <= count; at += 1) set(rows[0], at, get(rows[0], at - 1) + get(tooMany, at - 1))
  const found: NearForm[] = []
  let left = MOST_WAYS

  /** The costs after one more letter; returns the least of them. */
  const fillRow = (depth: number, place: number): number => {
    const row = (rows[depth] ??= new Float32Array(count + 1))
    const above = rows[depth - 1]
    const costsHere = costs[place]
    const before = path[depth - 2]
    const tooFew = costOfOne(letters[place] ?? '', before === undefined ? undefined : letters[before])
    set(row, 0, get(above, 0) + tooFew)
    let least = get(row, 0)
    for (let at = 1; at <= count; at += 1) {
      let cost = Math.min(
        get(above, at - 1) + get(costsHere, at - 1),
        get(above, at) + tooFew,
        get(row, at - 1) + get(tooMany, at - 1),
      )
      const isSwapped =
        at > 1 &&
        before !== undefined &&
        written.charAt(at - 2) === letters[place] &&
        written.charAt(at - 1) === letters[before]
      if (isSwapped) cost = Math.min(cost, get(rows[depth - 2], at - 2) + SWAPPED)
      set(row, at, cost)
      if (cost < least) least = cost
    }
    return least
  }

  const goFrom = (first: number, depth: number) => {
    for (let at = first; left > 0; at += 1) {
      left -= 1
      const way = ways[at]
      if (way === undefined) return
      if (letterOf(way) === classPlace) {
        if (isLastWay(way)) return
        continue
      }
      const place = letterOf(way)
      path[depth - 1] = place
      path.length = depth
      if (fillRow(depth, place) <= mostCost) {
        const cost = get(rows[depth], count)
        if (endsWord(way) && cost <= mostCost)
          found.push({ form: path.map((one) => letters[one] ?? '').join(''), cost })
        const next = goesOnAt(way)
        if (next !== 0) goFrom(next, depth + 1)
      }
      if (isLastWay(way)) return
    }
  }
  goFrom(0, 1)
  return found
}

const get = (row: Float32Array | undefined, at: number) => row?.[at] ?? Infinity
function set(row: Float32Array | undefined, at: number, cost: number): void {
  if (row !== undefined) row[at] = cost
}
