import { AsyncLocalStorage } from 'node:async_hooks'

/** Who is served first where there is one connection for all: whoever pays, then who fills a cart, then the rest. */
export const LANES = ['paying', 'shopping', 'rest'] as const
export type Lane = (typeof LANES)[number]

const lanes = new AsyncLocalStorage<Lane>()

/** Has everything that `work` asks of the database go in this lane. */
export function inLane<Result>(lane: Lane, work: () => Result): Result {
  return lanes.run(lane, work)
}

/** The lane of what is done now. */
export function presentLane(): Lane {
  return lanes.getStore() ?? 'rest'
}
