// Where somebody lets no site keep anything, locks are refused each time one is asked for, in Firefox channels too. Our
// own code goes on without locks where there are none, and libraries fail as a whole where a channel is refused. So there
// are no locks, then, and channels reach the one page that its own storage reaches. Imported first by the page.

import { lastingStorage } from './browser/page/textStorage.ts'

/** As much of a `BroadcastChannel` as is used, within this page. */
class PageChannel extends EventTarget {
  static readonly #open = new Set<PageChannel>()
  readonly name: string
  onmessage: ((event: Event) => void) | null = null

  constructor(name: string) {
    super()
    this.name = name
    PageChannel.#open.add(this)
  }

  postMessage(word: unknown): void {
    for (const other of PageChannel.#open)
      if (other !== this && other.name === this.name) setTimeout(() => other.#hear(structuredClone(word)))
  }

  close(): void {
    PageChannel.#open.delete(this)
  }

  #hear(data: unknown): void {
    if (!PageChannel.#open.has(this)) return
    const event = new MessageEvent('message', { data })
    this.dispatchEvent(event)
    this.onmessage?.(event)
  }
}

if (lastingStorage() === undefined) {
  Reflect.set(globalThis, 'BroadcastChannel', PageChannel)
  Reflect.deleteProperty(Navigator.prototype, 'locks')
}
