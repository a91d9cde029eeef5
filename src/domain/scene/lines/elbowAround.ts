import type { Point, Rect } from '../geometry/rect.ts'
import { simplified } from './path.ts'
import { type Elbow, priceOf, TURN_PRICE } from './plainElbow.ts'
import { type Dock, OUTWARD, STUB } from './side.ts'

/** Steps of one search; what takes more goes the plain way. */
const MOST_STEPS = 6_000

/** The ways along which one goes: 0 right, 1 down, 2 left, 3 up. */
const WAYS = [OUTWARD.right, OUTWARD.bottom, OUTWARD.left, OUTWARD.top] as const

interface Waiting {
  readonly column: number
  readonly row: number
  readonly way: number
  readonly start: Dock
  readonly cost: number
  readonly guess: number
  readonly before: Waiting | null
}

/**
 * The cheapest elbow around boxes: A* on the grid of their edges, the gaps between them and the stubs, with a price for
 * turns. Null where there is none, or none was found in the steps that one search may take.
 */
export function elbowAround(
  starts: readonly Dock[],
  ends: readonly Dock[],
  obstacles: readonly Rect[],
): Elbow | null {
  const xs = gridLines(
    [...starts, ...ends].map(({ stub }) => stub.x),
    obstacles.map(({ x, width }) => [x, x + width]),
  )
  const ys = gridLines(
    [...starts, ...ends].map(({ stub }) => stub.y),
    obstacles.map(({ y, height }) => [y, y + height]),
  )
  const isBlocked = blockedCells(xs, ys, obstacles)
  const place = (column: number, row: number): Point => ({ x: xs[column] ?? 0, y: ys[row] ?? 0 })
  const goals = new Map<number, Dock[]>()
  const keyOf = (column: number, row: number) => row * xs.length + column
  for (const end of ends) {
    const key = keyOf(xs.indexOf(end.stub.x), ys.indexOf(end.stub.y))
    goals.set(key, [...(goals.get(key) ?? []), end])
  }
  const guessOf = ({ x, y }: Point) =>
    Math.min(...ends.map(({ stub }) => Math.abs(stub.x - x) + Math.abs(stub.y - y)))

  const waiting = createHeap()
  for (const start of starts) {
    const [column, row] = [xs.indexOf(start.stub.x), ys.indexOf(start.stub.y)]
    const ways = start.side === null ? [0, 1, 2, 3] : [wayOf(start.side)]
    for (const way of ways) {
      waiting.push({ column, row, way, start, cost: 0, guess: guessOf(start.stub), before: null })
    }
  }
  const done = new Set<number>()
  let best: Elbow | null = null
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = waiting.pop()
    if (at === undefined || (best !== null && at.cost + at.guess >= best.price)) break
    const key = keyOf(at.column, at.row)
    const state = key * 4 + at.way
    if (done.has(state)) continue
    done.add(state)
    for (const end of goals.get(key) ?? []) {
      const points = simplified([...placesOf(at, place), end.exit])
      const price = priceOf(points, at.start, end, obstacles)
      if (best === null || price < best.price) best = { points, price, start: at.start, end }
    }
    for (const [way, { x, y }] of WAYS.entries()) {
      if ((way + 2) % 4 === at.way) continue
      const [column, row] = [at.column + x, at.row + y]
      const isOut = column < 0 || row < 0 || column >= xs.length || row >= ys.length
      if (isOut || isBlocked(at.column, at.row, column, row) || done.has(keyOf(column, row) * 4 + way))
        continue
      const [here, there] = [place(at.column, at.row), place(column, row)]
      const length = Math.abs(there.x - here.x) + Math.abs(there.y - here.y)
      const cost = at.cost + length + (way === at.way ? 0 : TURN_PRICE)
      waiting.push({ column, row, way, start: at.start, cost, guess: guessOf(there), before: at })
    }
  }
  return best
}

const wayOf = (side: NonNullable<Dock['side']>) => ({ right: 0, bottom: 1, left: 2, top: 3 })[side]

function placesOf(last: Waiting, place: (column: number, row: number) => Point): readonly Point[] {
  const points: Point[] = []
  for (let at: Waiting | null = last; at !== null; at = at.before) points.push(place(at.column, at.row))
  points.push(last.start.exit)
  return points.toReversed()
}

/** Where lines may run along one axis: by the stubs, a stub away from each box, and in the middle of gaps. */
function gridLines(
  stubs: readonly number[],
  spans: readonly (readonly [number, number])[],
): readonly number[] {
  const edges = spans.flatMap(([from, to]) => [from, to]).toSorted((one, other) => one - other)
  const middles = edges.flatMap((edge, at) => {
    const next = edges[at + 1]
    return next !== undefined && next - edge > 1 && next - edge < 2 * STUB ? [(edge + next) / 2] : []
  })
  const around = spans.flatMap(([from, to]) => [from - STUB / 2, to + STUB / 2])
  return [...new Set([...stubs, ...edges, ...around, ...middles])].toSorted((one, other) => one - other)
}

/** Tells whether a step between neighbours of the grid goes through a box. */
function blockedCells(
  xs: readonly number[],
  ys: readonly number[],
  obstacles: readonly Rect[],
): (column: number, row: number, toColumn: number, toRow: number) => boolean {
  // A step is known by its lower neighbour and whether it is level.
  const blocked = new Set<number>()
  const keyOf = (column: number, row: number, isLevel: boolean) =>
    (row * xs.length + column) * 2 + (isLevel ? 1 : 0)
  for (const { x, y, width, height } of obstacles) {
    for (const [row, top] of ys.entries()) {
      const below = ys[row + 1] ?? top
      if (below <= y || top >= y + height) continue
      for (const [column, left] of xs.entries()) {
        const right = xs[column + 1] ?? left
        if (right <= x || left >= x + width) continue
        if (top > y && top < y + height) blocked.add(keyOf(column, row, true))
        if (left > x && left < x + width) blocked.add(keyOf(column, row, false))
      }
    }
  }
  return (column, row, toColumn, toRow) =>
    blocked.has(keyOf(Math.min(column, toColumn), Math.min(row, toRow), row === toRow))
}

/** A heap by cost and guess. */
function createHeap() {
  const heap: Waiting[] = []
  const value = (at: number) => {
    const each = heap[at]
    return each === undefined ? Infinity : each.cost + each.guess
  }
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]]
    if (a === undefined || b === undefined) return
    heap[one] = b
    heap[other] = a
  }
  return {
    push(each: Waiting) {
      heap.push(each)
      let at = heap.length - 1
      while (at > 0) {
        const parent = (at - 1) >> 1
        if (value(parent) <= value(at)) return
        swap(at, parent)
        at = parent
      }
    },
    pop(): Waiting | undefined {
      const first = heap[0]
      const last = heap.pop()
      if (last === undefined || heap.length === 0) return last
      heap[0] = last
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2]
        const least = value(right) < value(left) ? right : left
        if (value(least) >= value(at)) return first
        swap(at, least)
        at = least
      }
    },
  }
}
