type Listener = (event: { readonly data: unknown }) => void

const open = new Set<LoopbackChannel>()

/** A `BroadcastChannel` within one test, delivered at once: nothing depends on the runtime's timing. */
export class LoopbackChannel {
  readonly name: string
  #listener: Listener | null = null

  constructor(name: string) {
    this.name = name
    open.add(this)
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#listener = listener
  }

  postMessage(data: unknown): void {
    for (const channel of open) {
      if (channel !== this && channel.name === this.name) channel.#listener?.({ data })
    }
  }

  close(): void {
    open.delete(this)
  }
}
