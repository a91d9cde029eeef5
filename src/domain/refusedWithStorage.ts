// Where the person lets no site store anything, locks are refused on each request, in Firefox channels too. Our own
// code runs without locks, but libraries fail as a whole where a channel is refused. So this removes locks, and lets
// channels reach the one page that its own storage reaches. Imported first by the page.

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
