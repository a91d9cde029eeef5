const open = new Set<LoopbackChannel>()

/** A `BroadcastChannel` within one test, heard at once: nothing depends on when the runtime delivers. */
export class LoopbackChannel {
  #listener: (() => void) | null = null

  constructor() {
    open.add(this)
  }

  addEventListener(_type: 'message', listener: () => void): void {
    this.#listener = listener
  }

  postMessage(): void {
    for (const channel of open) if (channel !== this) channel.#listener?.()
  }

  close(): void {
    open.delete(this)
  }
}
