import { expect, it } from 'vitest'
import { LatestWriter } from './LatestWriter.ts'
import type { DraftStore } from './draftStore.ts'

it('writes at once, and of what comes while a write is under way the latest alone', async () => {
  const written: (string | null)[] = []
  const waiting: (() => void)[] = []
  const store: DraftStore<string> = {
    read: () => Promise.resolve(null),
    write(value) {
      written.push(value)
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
  const writer = new LatestWriter<string>()
  const all = writer.write(store, 'a')
  expect(written).toEqual(['a'])
  void writer.write(store, 'ab')
  void writer.write(store, 'abc')
  void writer.write(store, null)
  expect(written).toEqual(['a'])
  waiting[0]?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(written).toEqual(['a', null])
  waiting[1]?.()
  await all
  await Promise.all([writer.write(store, 'again'), Promise.resolve().then(() => waiting[2]?.())])
  expect(written).toEqual(['a', null, 'again'])
})
