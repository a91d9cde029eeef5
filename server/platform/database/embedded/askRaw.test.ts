import { afterAll, beforeAll, expect, it } from 'vitest'
import { usedBytes } from '#support/usedBytes.ts'
import { askRaw } from './askRaw.ts'
import { openSparingEngine } from './sparingEngine.ts'

let engine: Awaited<ReturnType<typeof openSparingEngine>>
beforeAll(async () => {
  engine = await openSparingEngine({})
})
afterAll(() => engine.close())

const MB = 1_048_576

/** A Query message of the wire protocol. */
function queryOf(statement: string): Buffer {
  const text = Buffer.from(`${statement}\0`)
  const head = Buffer.from('Q\0\0\0\0', 'latin1')
  head.writeUInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

it('gives a whole answer, also where the engine gives it in pieces', async () => {
  const answer = Buffer.from(await askRaw(engine, queryOf(`SELECT repeat('a', ${MB})`)))
  expect(answer.toString('latin1').match(/a{1000,}/)?.[0]).toHaveLength(MB)
  expect(answer.subarray(-6).toString('latin1')).toBe('Z\0\0\0\x05I')
})

it('answers after a statement that fails', async () => {
  const failed = Buffer.from(await askRaw(engine, queryOf('SELECT 1 / 0'))).toString('latin1')
  expect(failed).toMatch(/^E[\s\S]*22012/)
  const next = Buffer.from(await askRaw(engine, queryOf("SELECT 'next'"))).toString('latin1')
  expect(next).toContain('next')
  expect(next.at(0)).toBe('T')
})

it('keeps nothing of what was answered', async () => {
  const query = queryOf("SELECT repeat('a', 1024) FROM generate_series(1, 1024)")
  await askRaw(engine, query)
  const before = usedBytes()
  for (let times = 0; times < 20; times += 1) await askRaw(engine, query)
  expect(usedBytes() - before).toBeLessThan(5 * MB)
})
