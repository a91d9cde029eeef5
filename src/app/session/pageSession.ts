import type { Session, SessionEnd, SessionState } from '#api/session/session.ts'
import type { KnownSession } from '#offline/session/knownSession.ts'
import { hasDatabase, onceDatabaseIsThere } from '#offline/databasePresence.ts'
import { createStore } from '#domain/store.ts'
import type { SessionWork } from './sessionWork.ts'

type KnownState = Exclude<SessionState, { status: 'unknown' }>

const GUEST: KnownState = { status: 'guest' }

/** Whether this device has a database, and when it has. */
interface DatabasePresence {
  readonly hasDatabase: () => Promise<boolean>
  readonly onceDatabaseIsThere: (begin: () => void) => () => void
}

/**
 * The session of this page. Its parts (the database, the product API's client) load when it is first used, and not
 * before this device has a database: without one the visitor is a guest. From then on it follows changes of the session
 * by any tab or the worker.
 */
export function createPageSession(
  load: () => Promise<SessionWork>,
  presence: DatabasePresence = { hasDatabase, onceDatabaseIsThere },
): Session {
  const startedAt = Date.now()
  const state = createStore<SessionState>({ status: 'unknown' })
  const endListeners = new Set<(end: SessionEnd) => void>()
  const first = Promise.withResolvers<KnownState>()
  let work: Promise<SessionWork> | null = null
  /** An end that nobody listened for yet. */
  let unheard: { readonly end: SessionEnd; readonly isTold: boolean } | null = null

  function take(known: KnownSession): void {
    const before = state.getSnapshot()
    const next = stateOf(known, before, startedAt)
    state.set(next)
    first.resolve(next)
    const end = endBetween(before, next, known)
    if (end === null) return
    unheard = { end, isTold: known.ended?.isTold !== false }
    if (endListeners.size > 0) tell(unheard)
  }

  function tell({ end, isTold }: NonNullable<typeof unheard>): void {
    unheard = null
    for (const listener of endListeners) listener(end)
    if (!isTold) void work?.then((loaded) => loaded.markEndTold())
  }

  async function start(): Promise<SessionWork> {
    try {
      const loaded = await load()
      take(await loaded.read())
      loaded.watch(take)
      return loaded
    } catch (error) {
      // The next one who asks tries anew.
      work = null
      throw error
    }
  }

  /** Runs one change of the session. Its effect is known here when it resolves. */
  async function change<Result>(act: (loaded: SessionWork) => Promise<Result>): Promise<Result> {
    work ??= start()
    const loaded = await work
    const result = await act(loaded)
    take(await loaded.read())
    return result
  }

  /** No user can be signed in where nothing was ever stored; a later sign-in, in any tab, is followed then. */
  function followLater(): KnownState {
    presence.onceDatabaseIsThere(() => {
      work ??= start()
      work.catch(() => undefined)
    })
    const known = state.getSnapshot()
    if (known.status !== 'unknown') return known
    state.set(GUEST)
    return GUEST
  }

  return {
    snapshot: state.getSnapshot,
    subscribe: state.subscribe,
    onEnd(listener) {
      endListeners.add(listener)
      if (unheard !== null) tell(unheard)
      return () => endListeners.delete(listener)
    },
    async ready() {
      const known = state.getSnapshot()
      if (known.status !== 'unknown') return known
      if (work === null && !(await presence.hasDatabase())) return followLater()
      work ??= start()
      try {
        await work
      } catch {
        // Neither code nor storage is available: the visitor is a guest.
        return GUEST
      }
      return first.promise
    },
    signIn: (tokens) => change((loaded) => loaded.signIn(tokens)),
    refreshUser: () => change((loaded) => loaded.refreshUser()),
    signOut: () => change((loaded) => loaded.signOut()),
  }
}

/** Derives the state; returns the one before where nothing has changed. */
function stateOf({ account }: KnownSession, before: SessionState, startedAt: number): KnownState {
  if (account === null) return before.status === 'guest' ? before : GUEST
  const { user, seenAt } = account
  const isSame = before.status === 'signed-in' && before.seenAt === seenAt && before.user.id === user.id
  return isSame ? before : { status: 'signed-in', user, seenAt, isFresh: seenAt >= startedAt }
}

/** How the session has just ended, as this page has to tell it; null when it hasn't. */
function endBetween(before: SessionState, next: KnownState, { ended }: KnownSession): SessionEnd | null {
  if (next.status === 'signed-in' || ended === null) return null
  if (before.status === 'signed-in') return ended.end
  // It ended while no page was open to tell it.
  return before.status === 'unknown' && !ended.isTold ? ended.end : null
}
