import { array, assert, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { entriesToDrop } from './cacheLimits.ts'

const now = 10_000
const limits = { maxEntries: 3, maxBytes: 100, maxAgeMs: 1_000 }
const entry = (usedAt: number, bytes = 10, cachedAt = now) => ({ cachedAt, usedAt, bytes })

test('drops nothing within the limits', () => {
  expect(entriesToDrop([entry(1), entry(2), entry(3)], limits, now)).toEqual([])
})

test('drops the least recently used beyond the count', () => {
  expect(entriesToDrop([entry(5), entry(1), entry(4), entry(2), entry(3)], limits, now)).toEqual([1, 3])
})

test('drops by size, and by age whatever the use', () => {
  expect(entriesToDrop([entry(1, 60), entry(2, 60)], limits, now)).toEqual([0])
  expect(entriesToDrop([entry(now, 1, now - 1_001), entry(2, 1)], limits, now)).toEqual([0])
})

test('what stays keeps every limit', () => {
  const entries = array(record({ cachedAt: nat(20_000), usedAt: nat(20_000), bytes: nat(80) }))
  assert(
    property(entries, (list) => {
      const dropped = new Set(entriesToDrop(list, limits, now))
      const kept = list.filter((_, position) => !dropped.has(position))
      expect(kept.length).toBeLessThanOrEqual(limits.maxEntries)
      expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(limits.maxBytes)
      expect(kept.every(({ cachedAt }) => now - cachedAt <= limits.maxAgeMs)).toBe(true)
    }),
  )
})

test('nothing is dropped that did not have to be', () => {
  const fitting = array(record({ cachedAt: nat(1_000), usedAt: nat(20_000), bytes: nat(33) }), {
    maxLength: 3,
  })
  assert(
    property(fitting, (list) => {
      const fresh = list.map((each) => ({ ...each, cachedAt: now - each.cachedAt }))
      expect(entriesToDrop(fresh, limits, now)).toEqual([])
    }),
  )
})
