import { Refusal } from './refusal.ts'

/** Runs work once there is room for it. Throws SERVICE_UNAVAILABLE when too many wait already. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets `atOnce` through at the same time and `waitingMost` wait, first come, first served. */
export function makeGate({ atOnce, waitingMost }: { atOnce: number; waitingMost: number }): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The room goes straight to the next one.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
