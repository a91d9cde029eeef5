import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import { LoopbackChannel } from '#support/cart/loopbackChannel.ts'
import { announceDatabase, hasDatabase, onceDatabaseIsThere } from './databasePresence.ts'
import { openDatabase } from './openDatabase.ts'

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', LoopbackChannel)
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const waiting = () => {
  const begin = vi.fn<() => void>()
  return { begin, callOff: onceDatabaseIsThere(begin) }
}

it('waits on a device that has stored nothing, until something opens the database', async () => {
  const { begin } = waiting()
  expect(await hasDatabase()).toBe(false)
  expect(begin).not.toHaveBeenCalled()
  const db = await openDatabase({ indexedDB })
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  expect(await hasDatabase()).toBe(true)
  announceDatabase()
  expect(begin).toHaveBeenCalledOnce()
  db.close()
})

it('begins by itself where there is one', async () => {
  const db = await openDatabase({ indexedDB })
  const { begin } = waiting()
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  db.close()
})

it('begins where the browser doesn’t tell', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { begin } = waiting()
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
})

it('begins where the browser is asked and never answers', async () => {
  vi.useFakeTimers()
  const silent = new IDBFactory()
  silent.databases = () => new Promise(() => undefined)
  vi.stubGlobal('indexedDB', silent)
  const { begin } = waiting()
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1)
  expect(begin).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(begin).toHaveBeenCalledOnce()
})

it('doesn’t begin once it is called off', async () => {
  const { begin, callOff } = waiting()
  callOff()
  announceDatabase()
  const db = await openDatabase({ indexedDB })
  expect(begin).not.toHaveBeenCalled()
  db.close()
})
