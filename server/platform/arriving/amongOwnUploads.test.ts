import { describe, expect, it } from 'vitest'
import { networksOfAddress } from '#server/platform/api/callerAddress.ts'
import { amongOwnUploads } from './amongOwnUploads.ts'

/** Work that ends on command. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

/** The networks of a household with many neighbours. */
const ofSite = (site: number) => networksOfAddress(`2001:db8:1:${site}::1`)

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

  it('of a network of many networks are more, and not without end', async () => {
    const held = Array.from({ length: 96 }, heldWork)
    const all = held.map(({ work }, at) => amongOwnUploads(ofSite(at % 16), work))
    await expect(amongOwnUploads(ofSite(17), async () => 'one more')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    held.forEach(({ end }) => end())
    await Promise.all(all)
    expect(await amongOwnUploads(ofSite(17), async () => 'next')).toBe('next')
  })
})
