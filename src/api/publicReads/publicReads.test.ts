import { expect, test } from 'vitest'
import { record, string } from '#domain/readers.ts'
import { noPublicReads } from '../session/testing/fixedSession.ts'
import { FIRST_READ } from './firstRead.ts'
import { networkReads } from './networkReads.ts'
import { pageReads } from './pageReads.ts'
import { readPublic } from './readPublic.ts'

const PATH = '/api/v1/content/pl/entries'
const title = record({ title: string })

test('what came with the document is read without the network', async () => {
  const reads = pageReads({
    firstAnswer: (name, variables) =>
      name === FIRST_READ && variables['path'] === PATH ? { title: 'Kartki' } : undefined,
    onReachable: () => undefined,
  })
  expect(await readPublic(reads, PATH, title)).toEqual({ value: { title: 'Kartki' }, keptSince: null })
})

test('a kept copy tells its age, and says nothing of the network', async () => {
  const at = '2026-11-25T08:00:00.000Z'
  const reached: boolean[] = []
  const answer = networkReads({
    fetch: async () => Response.json({ title: 'Kartki' }, { headers: { 'X-Iskra-Cached-At': at } }),
    onReachable: (isReached) => reached.push(isReached),
  })
  const { keptSince } = await readPublic(answer, PATH, title)
  expect(keptSince).toBe(at)
  expect(reached).toEqual([])
})

test.each([
  ['what isn’t there', () => Promise.resolve(Response.json({}, { status: 404 })), 'NOT_FOUND'],
  ['no network', () => Promise.reject(new TypeError('cut')), 'NETWORK_ERROR'],
  ['junk', () => Promise.resolve(new Response('<html>')), 'INVALID_ANSWER'],
])('%s is an error with a code', async (_, fetch, code) => {
  await expect(readPublic(networkReads({ fetch }), PATH, title)).rejects.toMatchObject({ code })
})

test('what is not for everybody is never asked for', async () => {
  await expect(readPublic(noPublicReads, '/api/v1/account/orders', title)).rejects.toThrow(
    'not shown to everybody',
  )
})
