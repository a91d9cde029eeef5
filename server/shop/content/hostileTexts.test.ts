import { expect, it } from 'vitest'
import { readArticle } from './readArticle.ts'
import { readInThread, titleInThread } from './articleInThread.ts'

const place = { language: 'pl', kind: 'news', slug: 'proba' } as const
const written = (body: string) => `---\ntitle: Próba\nsummary: b\ndate: 2026-11-20\n---\n\n${body}`

it('a text that takes half a minute to read is given up, and the thread that answers goes on meanwhile', async () => {
  let turns = 0
  const look = setInterval(() => (turns += 1), 20)
  const read = await readInThread(place, written('*a_ '.repeat(15_000)))
  clearInterval(look)
  expect(read).toEqual({ fault: { code: 'UNREADABLE', text: 'it takes too long to read' } })
  expect(turns).toBeGreaterThan(10)
  // The next one has another thread.
  expect(await readInThread(place, written('Krótko.'))).toMatchObject({ article: { entry: { minutes: 1 } } })
}, 30_000)

it('a draft that is listed is read there too, by its head alone', async () => {
  expect(await titleInThread(place, written('*a_ '.repeat(15_000)))).toBe('Próba')
  expect(await titleInThread(place, `---\n${'['.repeat(20_000)}\n---\n\n`)).toBe('')
})

it('links without an end are counted no longer than other words', () => {
  const { entry } = readArticle(place, written(`${']('.repeat(3_000)} ${'słowo '.repeat(400)}`))
  expect(entry.minutes).toBe(2)
})

it('a head that is longer than any is not read', () => {
  expect(() => readArticle(place, `---\n${'a: b\n'.repeat(6_000)}---\n\n`)).toThrow('too long')
})
