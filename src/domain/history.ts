/** How many steps can be undone. */
export const MOST_STEPS_BACK = 500
/** Changes of one thing that follow each other within this are one step, in ms. */
const MERGE_WITHIN_MS = 1_000

/** Whether a change joins the step before, of the same kind: one just now, or any. */
export type Merges = boolean | 'anytime'

/** A change that can be undone. */
export interface HistoryStep<State> {
  /** The state before it. */
  readonly before: State
  /** Names the change: `move`, `title` … The screen has the words for it. */
  readonly what: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** The edited state with all its changes: one line of undo and redo over all its parts. */
export interface History<State> {
  readonly present: State
  /** The newest last. */
  readonly past: readonly HistoryStep<State>[]
  /** The undone states, the next to redo last, each as it was after its change. */
  readonly future: readonly HistoryStep<State>[]
}

export function startHistory<State>(present: State): History<State> {
  return { present, past: [], future: [] }
}

/**
 * The history with a change made to it. A change without effect leaves no step; `merges` joins it to the step before,
 * if that was of the same kind and just now: typing is undone by words, dragging as a whole. `anytime` joins it however
 * long ago that was.
 */
export function record<State>(
  history: History<State>,
  next: State,
  step: { readonly what: string; readonly at: number; readonly merges?: Merges },
): History<State> {
  const { present, past } = history
  if (next === present) return history
  const { what, at, merges = false } = step
  const last = past.at(-1)
  const isSameStep =
    merges !== false &&
    history.future.length === 0 &&
    last?.what === what &&
    (merges === 'anytime' || at - last.at < MERGE_WITHIN_MS)
  const before = isSameStep
    ? [...past.slice(0, -1), { ...last, at }]
    : [...past.slice(-(MOST_STEPS_BACK - 1)), { before: present, what, at }]
  return { present: next, past: before, future: [] }
}

/** The history one step back; as it is where nothing can be undone. */
export function undo<State>({ present, past, future }: History<State>): History<State> {
  const last = past.at(-1)
  if (last === undefined) return { present, past, future }
  return {
    present: last.before,
    past: past.slice(0, -1),
    future: [...future, { ...last, before: present }],
  }
}

/** The history one step on again; as it is where nothing was undone. */
export function redo<State>({ present, past, future }: History<State>): History<State> {
  const next = future.at(-1)
  if (next === undefined) return { present, past, future }
  return {
    present: next.before,
    past: [...past, { ...next, before: present }],
    future: future.slice(0, -1),
  }
}
