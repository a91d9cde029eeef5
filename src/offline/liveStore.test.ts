import { afterEach, describe, expect, it, vi } from 'vitest'
import type { IskraDatabase } from './database.ts'
import { type Live, type LiveStore, liveStore, liveValue } from './liveStore.ts'
import { OfflineError } from './offlineError.ts'
import { database } from './openDatabase.ts'

const countDrafts = (db: IskraDatabase): Promise<number> => db.drafts.count()
const loadCount = () => Promise.resolve(countDrafts)

const addDraft = async (name: string) => (await database()).drafts.put({ name, value: null, savedAt: 0 })

/** Resolves once the store shows the expected value. */
function shows<Value>(store: LiveStore<Value>, isIt: (live: Live<Value>) => boolean): Promise<Live<Value>> {
  return new Promise((resolve) => {
    const stop = store.subscribe(look)
    function look(): void {
      const live = store.getSnapshot()
      if (!isIt(live)) return
      stop()
      resolve(live)
    }
    look()
  })
}

const read =
  <Value>(value: Value) =>
  (live: Live<Value>): boolean =>
    live.kind === 'read' && live.value === value

afterEach(async () => {
  await (await database()).drafts.clear()
})

describe('liveStore', () => {
  it('reads nothing until somebody asks, then tells every change to all of them', async () => {
    const load = vi.fn<typeof loadCount>(loadCount)
    const store = liveStore({ load })
    expect(store.getSnapshot()).toEqual({ kind: 'unread' })
    expect(load).not.toHaveBeenCalled()
    const [one, other] = [shows(store, read(1)), shows(store, read(1))]
    await shows(store, read(0))
    await addDraft('one')
    await Promise.all([one, other])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('waits with its beginning for the schedule, and begins at once for who asks for it', async () => {
    const begins: (() => void)[] = []
    const callOff = vi.fn<() => void>()
    const store = liveStore({
      load: loadCount,
      schedule: (begin) => {
        begins.push(begin)
        return callOff
      },
    })
    store.subscribe(() => undefined)()
    expect(callOff).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot().kind).toBe('unread')
    const seen = shows(store, read(0))
    await store.watch()
    await seen
    expect(begins).toHaveLength(2)
  })

  it('shows a change at once and lets the reading be brought together with it', async () => {
    const store = liveStore({
      load: loadCount,
      merge: (now, shown: number | null) => Math.max(now, shown ?? 0),
    })
    store.update(() => 9)
    expect(store.getSnapshot().kind).toBe('unread')
    await shows(store, read(0))
    store.update((shown) => shown + 5)
    expect(store.getSnapshot()).toEqual({ kind: 'read', value: 5 })
    const watched = vi.fn<() => void>()
    const told = new Promise<void>((resolve) => {
      store.subscribe(() => {
        watched()
        resolve()
      })
    })
    await addDraft('one')
    await told
    expect(store.getSnapshot()).toEqual({ kind: 'read', value: 5 })
  })

  it('says why storage failed, and begins anew for the next one', async () => {
    let isBroken = false
    const store = liveStore({
      load: () =>
        Promise.resolve((db: IskraDatabase) =>
          isBroken ? Promise.reject(new OfflineError('OFFLINE_STORAGE_FULL', 'full')) : countDrafts(db),
        ),
    })
    await shows(store, read(0))
    isBroken = true
    const failed = shows(store, (live) => live.kind === 'failed')
    await addDraft('one')
    expect(await failed).toEqual({ kind: 'failed', code: 'OFFLINE_STORAGE_FULL', last: 0 })
    expect(liveValue(store.getSnapshot(), null)).toBe(0)
    isBroken = false
    await shows(store, read(1))
    expect(liveValue(store.getSnapshot(), null)).toBe(1)
  })

  it('tells code that could not be fetched from storage that failed', async () => {
    const store = liveStore({ load: () => Promise.reject(new Error('Not fetched')) })
    await store.watch()
    expect(store.getSnapshot()).toEqual({ kind: 'failed', code: 'CODE_UNREACHABLE', last: null })
  })
})
