import { describe, expect, it } from 'vitest'
import { Refusal } from '#server/platform/api/refusal.ts'
import { whenThereIsRoom } from './decodeGate.ts'

/** Work that ends on command. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

const fail = () => whenThereIsRoom(() => Promise.reject(new Error('broken')))

describe('decoding', () => {
  it('is done two at a time, in the order of asking, and refuses once too many wait', async () => {
    const held = Array.from({ length: 42 }, heldWork)
    const begun: number[] = []
    const all = held.map(({ work }, index) =>
      whenThereIsRoom(() => {
        begun.push(index)
        return work()
      }),
    )
    await expect(whenThereIsRoom(async () => 'late')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(whenThereIsRoom.refuseWhenFull).toThrow(Refusal)
    expect(begun).toEqual([0, 1])
    held.forEach(({ end }) => end())
    await Promise.all(all)
    expect(begun).toEqual(held.map((_, index) => index))
    expect(whenThereIsRoom.refuseWhenFull).not.toThrow()
    expect(await whenThereIsRoom(async () => 'free')).toBe('free')
  })

  it('goes on after one that failed', async () => {
    await expect(Promise.all([fail(), fail(), fail()])).rejects.toThrow('broken')
    expect(await whenThereIsRoom(async () => 'free')).toBe('free')
  })
})
