import { expect, test } from 'vitest'
import type { PackOrder } from './packRecord.ts'
import {
  PACK_SILENCE,
  advancePack,
  beginPack,
  completePack,
  hasLostItsWorker,
  resumePack,
  resumesByItself,
  stopPack,
} from './packSteps.ts'

const order: PackOrder = {
  subject: { kind: 'collection', handle: 'kredyty' },
  title: 'Kredyty',
  widths: { list: 320, detail: 960 },
}
const noon = new Date('2026-11-20T12:00:00.000Z')
const later = (ms: number) => new Date(noon.getTime() + ms)
const progress = { done: 3, total: 9, products: 2, pictures: 1, bytes: 4_096 }

test('begins empty, advances, completes as of its start', () => {
  const begun = beginPack(order, null, noon, 'a')
  expect(begun).toMatchObject({ id: 'collection-kredyty', state: 'saving', bytes: 0, completeAsOf: null })
  const ready = completePack(advancePack(begun, progress, later(1_000)), later(2_000))
  expect(ready).toMatchObject({
    state: 'ready',
    done: 9,
    total: 9,
    bytes: 4_096,
    completeAsOf: noon.toISOString(),
  })
})

test('a refresh keeps the age and size of what it replaces until it is complete', () => {
  const ready = completePack(advancePack(beginPack(order, null, noon, 'a'), progress, noon), noon)
  const refresh = stopPack(beginPack(order, ready, later(60_000), 'a'), 'network', later(61_000))
  expect(refresh).toMatchObject({
    state: 'stopped',
    problem: 'network',
    completeAsOf: noon.toISOString(),
    bytes: 4_096,
  })
})

test('goes on from where it stopped, unless that is old or from another build', () => {
  const stopped = stopPack(advancePack(beginPack(order, null, noon, 'a'), progress, noon), 'network', noon)
  expect(resumePack(stopped, later(60_000), 'a')).toMatchObject({
    startedAt: noon.toISOString(),
    done: 3,
    problem: null,
  })
  expect(resumePack(stopped, later(60_000), 'b').startedAt).toBe(later(60_000).toISOString())
  expect(resumePack(stopped, later(90_000_000), 'a').startedAt).toBe(later(90_000_000).toISOString())
})

test('tells a run that lost its worker from one that works', () => {
  const begun = beginPack(order, null, noon, 'a')
  expect(hasLostItsWorker(begun, later(PACK_SILENCE))).toBe(false)
  expect(hasLostItsWorker(begun, later(PACK_SILENCE + 1))).toBe(true)
  expect(hasLostItsWorker(stopPack(begun, 'full', noon), later(PACK_SILENCE + 1))).toBe(false)
})

test('goes on by itself after a kill, a cut network or an update, not after a cancel or on a full disk', () => {
  const begun = beginPack(order, null, noon, 'a')
  expect(resumesByItself(begun, 'a')).toBe(true)
  expect(resumesByItself(stopPack(begun, 'network', noon), 'a')).toBe(true)
  expect(resumesByItself(completePack(begun, noon), 'b')).toBe(true)
  expect(resumesByItself(completePack(begun, noon), 'a')).toBe(false)
  expect(resumesByItself(stopPack(begun, 'cancelled', noon), 'b')).toBe(false)
  expect(resumesByItself(stopPack(begun, 'full', noon), 'a')).toBe(false)
})
