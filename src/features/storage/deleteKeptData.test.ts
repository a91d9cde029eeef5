import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { deleteKeptData } from './deleteKeptData.ts'

afterEach(() => void vi.useRealTimers())

it('says that the database is gone', async () => {
  expect(await deleteKeptData(new IDBFactory())).toBe(true)
})

it('says no where the engine never answers', async () => {
  vi.useFakeTimers()
  const silent = new IDBFactory()
  const request = silent.open('none-of-ours')
  const heard = vi.spyOn(request, 'addEventListener').mockImplementation(() => undefined)
  silent.deleteDatabase = () => request
  const said = vi.fn<(isGone: boolean) => void>()
  void deleteKeptData(silent).then(said)
  expect(heard).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toHaveBeenCalledExactlyOnceWith(false)
})
