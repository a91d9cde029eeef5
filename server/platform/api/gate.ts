import { Refusal } from './refusal.ts'

export interface Gate {
  /** Runs work once there is room for it. Throws SERVICE_UNAVAILABLE when too many wait already. */
  <Result>(work: () => Promise<Result>): Promise<Result>
  /** Throws the same, before something long is done for work that would be refused. */
  readonly refuseWhenFull: () => void
}

/** Lets `atOnce` through at the same time and `waitingMost` wait, first come, first served. */
export function makeGate({ atOnce, waitingMost }: { atOnce: number; waitingMost: number }): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  const refuseWhenFull = () => {
    if (waiting.length >= waitingMost) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
  }
  const pass = async <Result>(work: () => Promise<Result>) => {
    if (running >= atOnce) {
      refuseWhenFull()
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
  return Object.assign(pass, { refuseWhenFull })
}
