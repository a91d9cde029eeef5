import { expect, test } from 'vitest'
import { createCuttableFetch } from './cuttableFetch.ts'

/** A network that never answers. */
const silent: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

test('what is under way is cut like a lost connection, what comes after is not', async () => {
  const answers: (typeof globalThis.fetch)[] = [silent, async () => new Response('later')]
  const { fetch, cut } = createCuttableFetch((input, init) => (answers.shift() ?? silent)(input, init))
  const first = fetch('https://iskra.example/1')
  cut()
  await expect(first).rejects.toThrow(TypeError)
  expect(await (await fetch('https://iskra.example/2')).text()).toBe('later')
})

test('the caller’s own signal still counts', async () => {
  const { fetch } = createCuttableFetch(silent)
  const controller = new AbortController()
  const request = fetch('https://iskra.example/1', { signal: controller.signal })
  controller.abort()
  await expect(request).rejects.toMatchObject({ name: 'AbortError' })
})
