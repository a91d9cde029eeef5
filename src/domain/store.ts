/** A changing value with subscribers. Its methods can be passed on without their store. */
export interface ReadableStore<Value> {
  /** The value now; the same object until it changes. */
  getSnapshot(this: void): Value
  /** The store's first value, which a render on a server shows. */
  getInitialSnapshot(this: void): Value
  /** Calls `listener` after every change. Returns how to stop. */
  subscribe(this: void, listener: () => void): () => void
}

/** A value that changes in memory, and who may change it. */
export interface Store<Value> extends ReadableStore<Value> {
  /**
   * Stores a value and notifies the listeners; an equal one doesn't. All listeners are called, and then an error of one
   * is thrown.
   */
  set(this: void, next: Value): void
}

/** Makes a store that lasts as long as the page or the worker that made it. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    getSnapshot: () => value,
    getInitialSnapshot: () => initial,
    subscribe(listener) {
      // A listener subscribed twice is called twice and removed once each.
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) tell(listener)
    },
  }
}

function tell(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
