import { expect, it } from 'vitest'
import { inBatches } from './batch.ts'

it('asks once for what is asked in one moment, each key once, and again in the next', async () => {
  const asked: (readonly number[])[] = []
  const read = inBatches((keys: readonly number[]) => {
    asked.push(keys)
    return Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, `nr ${key}`])))
  })
  expect(await Promise.all([read(1), read(2), read(1), read(-1)])).toEqual([
    'nr 1',
    'nr 2',
    'nr 1',
    undefined,
  ])
  expect(await read(1)).toBe('nr 1')
  expect(asked).toEqual([[1, 2, -1], [1]])
})

it('tells everybody who asked when it fails, and asks anew afterwards', async () => {
  let failing = true
  const read = inBatches((keys: readonly string[]) =>
    failing
      ? Promise.reject(new Error('the database is gone'))
      : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  )
  const answers = await Promise.allSettled([read('a'), read('b')])
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected'])
  failing = false
  expect(await read('a')).toBe('a')
})
