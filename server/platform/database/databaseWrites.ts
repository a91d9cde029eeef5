import { EventEmitter } from 'node:events'

/** When rows are written to the database: nothing falls due in one that nobody writes to, except by its date. */
export interface DatabaseWrites {
  /** The last time, ms of `performance.now()`; Infinity where others write too, and nobody tells. */
  readonly lastAt: () => number
  /** Calls back at the next one. Returns a function that stops that. */
  readonly onNext: (callBack: () => void) => () => void
}

/** Of a database that others write to as well. */
export const NO_WRITES_TOLD: DatabaseWrites = { lastAt: () => Infinity, onNext: () => () => undefined }

/** The writes to a database that this process alone writes to. */
export class ToldWrites implements DatabaseWrites {
  readonly #events = new EventEmitter<{ write: [] }>().setMaxListeners(0)
  #lastAt = performance.now()

  lastAt = (): number => this.#lastAt

  onNext = (callBack: () => void): (() => void) => {
    this.#events.once('write', callBack)
    return () => this.#events.off('write', callBack)
  }

  note(): void {
    this.#lastAt = performance.now()
    this.#events.emit('write')
  }
}
