import { log } from '#domain/log.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { IskraDatabase } from './database.ts'
import type { OfflineErrorCode } from './offlineError.ts'

/** A page's view of a value in this device's database. `unread` until the database has answered. */
export type Live<Value> =
  | { readonly kind: 'unread' }
  | { readonly kind: 'read'; readonly value: Value }
  | {
      readonly kind: 'failed'
      readonly code: LiveErrorCode
      /** The last value before the failure; null if never read. */
      readonly last: Value | null
    }

/** `CODE_UNREACHABLE`: the code that reads it could not be fetched. */
export type LiveErrorCode = OfflineErrorCode | 'CODE_UNREACHABLE'

export interface LiveStore<Value> extends ReadableStore<Live<Value>> {
  /** Starts following the database. Safe to call again; a failed one is restarted. Never rejects. */
  watch(this: void): Promise<void>
  /** Shows a change that is stored already before the reading of it arrives. Nothing while nothing has been read. */
  update(this: void, change: (shown: Value) => Value): void
}

export interface LiveStoreOptions<Value> {
  /** Loads the query: Dexie and its readers are no part of the first screen. */
  readonly load: () => Promise<(db: IskraDatabase) => Promise<Value>>
  /** The value to show after a reading; `shown` is null before the first. The reading itself by default. */
  readonly merge?: (read: Value, shown: Value | null) => Value
  /** When the first subscriber starts it; at once by default. Returns how to cancel it. */
  readonly schedule?: (begin: () => void) => () => void
}

/**
 * One reading of this device's database for all subscribers on the page: updated after every change by any tab or the
 * worker. It begins with its first subscriber and lasts as long as the page. For rows that one component reads while
 * mounted, `useLiveRows` is enough.
 */
export function liveStore<Value>({ load, merge, schedule }: LiveStoreOptions<Value>): LiveStore<Value> {
  const store = createStore<Live<Value>>({ kind: 'unread' })
  let isWatching = false

  function shown(): Value | null {
    const live = store.getSnapshot()
    return live.kind === 'read' ? live.value : null
  }

  function fail(code: LiveErrorCode): void {
    isWatching = false
    store.set({ kind: 'failed', code, last: liveValue(store.getSnapshot(), null) })
  }

  async function watch(): Promise<void> {
    if (isWatching) return
    isWatching = true
    try {
      const [{ watchQuery }, { database }, query] = await Promise.all([
        import('./watchQuery.ts'),
        import('./openDatabase.ts'),
        load(),
      ])
      watchQuery(await database(), query, {
        next: (read) => store.set({ kind: 'read', value: merge ? merge(read, shown()) : read }),
        error: ({ code }) => fail(code),
      })
    } catch (error) {
      log.info('storage', 'the code of a reading could not be fetched', { reason: String(error) })
      fail('CODE_UNREACHABLE')
    }
  }

  const begin = () => void watch()

  return {
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    subscribe(listener) {
      const stop = store.subscribe(listener)
      const callOff = isWatching ? undefined : schedule ? schedule(begin) : begin()
      return () => {
        stop()
        callOff?.()
      }
    },
    watch,
    update(change) {
      const live = store.getSnapshot()
      if (live.kind === 'read') store.set({ kind: 'read', value: change(live.value) })
    },
  }
}

/** The last read value, also after a storage failure; `otherwise` before the first. */
export function liveValue<Value, Otherwise>(live: Live<Value>, otherwise: Otherwise): Value | Otherwise {
  if (live.kind === 'read') return live.value
  return live.kind === 'failed' && live.last !== null ? live.last : otherwise
}
