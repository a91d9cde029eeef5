import type { OutboxLock } from '#offline/outbox/lock.ts'

/** One lock shared by the contexts of a simulated device. A context that dies gives it back, as in a browser. */
export class SimulatedLock {
  #holder: string | null = null
  #queue: { readonly context: string; readonly grant: () => void }[] = []

  /** The lock as one context sees it. */
  forContext(context: string): OutboxLock {
    return {
      run: async (work) => {
        await this.#take(context)
        try {
          return await work({ confirm: () => Promise.resolve() })
        } finally {
          this.release(context)
        }
      },
    }
  }

  /** How often a context stands in the queue. */
  waiting(context: string): number {
    return this.#queue.filter((one) => one.context === context).length
  }

  /** Called too when a context dies, whatever it was doing or waiting for. */
  release(context: string, died = false): void {
    if (died) this.#queue = this.#queue.filter((one) => one.context !== context)
    if (this.#holder !== context) return
    this.#holder = null
    const next = this.#queue.shift()
    if (next === undefined) return
    this.#holder = next.context
    next.grant()
  }

  async #take(context: string): Promise<void> {
    if (this.#holder === null) {
      this.#holder = context
      return
    }
    await new Promise<void>((grant) => this.#queue.push({ context, grant }))
  }
}
