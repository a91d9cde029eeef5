import { expect, it } from 'vitest'
import { inTurn } from './inTurn.ts'

it('lets a slow change end before the next one begins, also when it fails', async () => {
  const done: string[] = []
  const first = Promise.withResolvers<string>()
  const slow = inTurn('g1', () => first.promise.finally(() => done.push('first')))
  const quick = inTurn('g1', () => Promise.resolve(done.push('second')))
  await inTurn('g2', () => Promise.resolve(done.push('other')))
  first.reject(new Error('no'))
  await expect(slow).rejects.toThrow('no')
  await quick
  expect(done).toEqual(['other', 'first', 'second'])
})
