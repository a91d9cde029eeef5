import type { Clock } from '../clock.ts'

/** A clock that advances only when told to, from one timer to the next. */
export class ManualClock implements Clock {
  #now: number
  #timers: { readonly at: number; readonly work: () => void }[] = []

  readonly #settled: () => Promise<void>

  /** `settled` resolves once everything that waits for no timer has gone as far as it can. */
  constructor(now = Date.UTC(2026, 10, 20, 12), settled = afterTasks) {
    this.#now = now
    this.#settled = settled
  }

  now(): number {
    return this.#now
  }

  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.#now + milliseconds, work }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Runs timer after timer until none is pending. */
  async runOut(): Promise<void> {
    await this.#runTo(Number.POSITIVE_INFINITY)
  }

  /** Advances by this many ms. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    await this.#runTo(end)
    this.#now = end
  }

  async #runTo(end: number): Promise<void> {
    for (;;) {
      await this.#settled()
      const [next] = this.#timers.toSorted((one, other) => one.at - other.at)
      if (next === undefined || next.at > end) return
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#now = Math.max(this.#now, next.at)
      next.work()
    }
  }
}

function afterTasks(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
