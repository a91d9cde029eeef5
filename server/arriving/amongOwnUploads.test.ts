import { describe, expect, it } from 'vitest'
import { amongOwnUploads } from './amongOwnUploads.ts'

/** Work that ends when it is told to. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

describe('uploads of one person', () => {
  it('are six at once and no more, and nobody else’s matter', async () => {
    const held = Array.from({ length: 6 }, heldWork)
    const all = held.map(({ work }) => amongOwnUploads('zofia', work))
    await expect(amongOwnUploads('zofia', async () => 'seventh')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    expect(await amongOwnUploads('adam', async () => 'first')).toBe('first')
    held[0]?.end()
    await all[0]
    expect(await amongOwnUploads('zofia', async () => 'next')).toBe('next')
    held.forEach(({ end }) => end())
    await Promise.all(all)
  })
})
