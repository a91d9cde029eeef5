import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { versionsToDrop } from './versionsToDrop.ts'

const BOUNDS = { most: 12, mostCharacters: 2_000 }

it('leaves what is within the bounds, the newest always, saved ones as long as others can go', () => {
  const version = fc.record({
    reason: fc.constantFrom('saved', 'pause', 'other-tab'),
    text: fc.nat({ max: BOUNDS.mostCharacters / 10 }).map((length) => 'a'.repeat(length)),
  })
  fc.assert(
    fc.property(fc.array(version, { maxLength: 60 }), (versions) => {
      const dropped = new Set(versionsToDrop(versions, BOUNDS))
      const left = versions.filter((one) => !dropped.has(one))
      expect(left.length).toBeLessThanOrEqual(BOUNDS.most)
      expect(left.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(BOUNDS.mostCharacters)
      expect(left[0]).toBe(versions[0])
      const others = left.slice(1).some(({ reason }) => reason !== 'saved')
      expect(others && [...dropped].some(({ reason }) => reason === 'saved')).toBe(false)
    }),
  )
})
