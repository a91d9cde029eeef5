import { pageLife } from '#domain/pageLife.ts'
import type { ReadableStore } from '#domain/store.ts'
import type { Reachability } from '#app/connection/reachability.ts'
import type { ReachabilityView } from '#app/connection/reachabilityState.ts'
import { readLastContact, writeLastContact } from './lastContact.ts'

export interface Connection {
  readonly view: ReachabilityView
  /** While offline: the last contact, ms since the epoch; no shown data is newer. Null when unknown. */
  readonly dataFrom: number | null
}

export const UNKNOWN_CONNECTION: Connection = { view: 'unknown', dataFrom: null }

/** The page's reachability together with the moment of the last contact, which is kept between visits. */
export function createConnection(
  reachability: Pick<Reachability, 'getSnapshot' | 'subscribe'>,
  now: () => number = Date.now,
): ReadableStore<Connection> {
  let current = UNKNOWN_CONNECTION

  function update(): void {
    const view = reachability.getSnapshot()
    if (view === current.view) return
    // Coming online and going offline are both the edge of a contact: it is remembered at each.
    if (view === 'online' || current.view === 'online') writeLastContact(now())
    current = { view, dataFrom: view === 'offline' ? readLastContact() : null }
  }

  function remember(): void {
    if (current.view === 'online') writeLastContact(now())
  }

  return {
    getSnapshot: () => current,
    getInitialSnapshot: () => UNKNOWN_CONNECTION,
    subscribe(listener) {
      const stop = reachability.subscribe(() => {
        update()
        listener()
      })
      const stopLife = pageLife.subscribe(remember)
      update()
      return () => {
        stop()
        stopLife()
      }
    },
  }
}
