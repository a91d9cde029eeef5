import type { DraftStore } from './draftStore.ts'

/**
 * Writes each value at once, and during a write remembers only the latest of the newer ones: when the page ends, no
 * more is lost than one write takes.
 */
export class LatestWriter<Value> {
  #next: { readonly store: DraftStore<Value>; readonly value: Value | null } | null = null
  #isWriting = false

  async write(store: DraftStore<Value>, value: Value | null): Promise<void> {
    this.#next = { store, value }
    if (this.#isWriting) return
    this.#isWriting = true
    try {
      while (this.#next !== null) {
        const next = this.#next
        this.#next = null
        await next.store.write(next.value)
      }
    } finally {
      this.#isWriting = false
    }
  }
}
