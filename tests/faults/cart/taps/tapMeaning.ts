import type { Tap } from './tapSchedule.ts'

/**
 * What was pressed in one tab, in order. Times are counted by the test: the press came at `begin`, its effect was on
 * the screen at `end`; null when the tab was killed before.
 */
export interface Press {
  readonly id: number
  readonly tap: Tap
  readonly begin: number
  end: number | null
  /** The removal an undo takes back. */
  readonly undoes: number | null
}

interface State {
  readonly pieces: number
  /** What each removal took, until it is undone. */
  readonly taken: Readonly<Record<number, number>>
}

/**
 * The numbers of pieces that presses in two tabs can mean: each press counts once, in its tab's order, and after
 * whatever had been shown anywhere before it. Of presses a killed tab had not shown yet, the last ones may be
 * missing. The shop may lower the number to `stock` whenever it is told.
 */
export function meanings(
  first: number,
  tabs: readonly [readonly Press[], readonly Press[]],
  stock: number | null,
): ReadonlySet<number> {
  const [one, other] = tabs
  const reached = new Map<string, Map<string, State>>()
  const reach = (i: number, j: number, state: State) => {
    const cell = reached.get(`${i},${j}`) ?? new Map<string, State>()
    reached.set(`${i},${j}`, cell.set(JSON.stringify(state), state))
    if (stock !== null && state.pieces > stock) reach(i, j, { ...state, pieces: stock })
  }
  reach(0, 0, { pieces: first, taken: {} })
  for (let i = 0; i <= one.length; i += 1) {
    for (let j = 0; j <= other.length; j += 1) {
      for (const state of reached.get(`${i},${j}`)?.values() ?? []) {
        const left = one[i]
        const right = other[j]
        for (const [press, rival, at, lost] of [
          [left, right, [i + 1, j], [afterLost(one, i), j]],
          [right, left, [i, j + 1], [i, afterLost(other, j)]],
        ] as const) {
          if (press === undefined) continue
          if (press.end === null) reach(lost[0], lost[1], state)
          if (rival !== undefined && rival.end !== null && rival.end < press.begin) continue
          const next = afterPress(state, press)
          if (next !== null) reach(at[0], at[1], next)
        }
      }
    }
  }
  const ends = [...(reached.get(`${one.length},${other.length}`)?.values() ?? [])]
  return new Set(ends.map(({ pieces }) => (stock === null ? pieces : Math.min(stock, pieces))))
}

/** Where a tab's presses go on when this one and all of its moment were lost with the tab. */
function afterLost(presses: readonly Press[], from: number): number {
  let next = from
  while (presses[next]?.end === null) next += 1
  return next
}

/** Null when the press could not have been made in this state. */
function afterPress({ pieces, taken }: State, { id, tap, undoes }: Press): State | null {
  switch (tap.tap) {
    case 'step': {
      const next = Math.max(0, pieces + tap.by)
      return { pieces: next, taken: next === 0 ? { ...taken, [id]: pieces } : taken }
    }
    case 'type':
      return { pieces: tap.pieces, taken: tap.pieces === 0 ? { ...taken, [id]: pieces } : taken }
    case 'add':
      return { pieces: pieces + tap.pieces, taken }
    case 'remove':
      return { pieces: 0, taken: { ...taken, [id]: pieces } }
    case 'undo': {
      const back = undoes === null ? 0 : (taken[undoes] ?? 0)
      return back === 0 ? null : { pieces: pieces + back, taken: { ...taken, [undoes ?? id]: 0 } }
    }
    default:
      return tap satisfies never
  }
}
