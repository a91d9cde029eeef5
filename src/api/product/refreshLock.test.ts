import { expect, it } from 'vitest'
import { leavablePage } from '#support/cart/leavablePage.ts'
import { refreshLock } from './refreshLock.ts'
import { ManualClock } from './testing/manualClock.ts'
import { WaitingLocks } from './testing/waitingLocks.ts'

it('lets one in at a time', async () => {
  const clock = new ManualClock()
  const locks = new WaitingLocks()
  const [one, other] = [refreshLock(locks, clock), refreshLock(locks, clock)]
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} in`)
    await new Promise<void>((resolve) => clock.after(10, resolve))
    steps.push(`${name} out`)
    return name
  }
  const both = Promise.all([one(work('one')), other(work('other'))])
  await clock.runOut()
  expect(await both).toEqual(['one', 'other'])
  expect(steps).toEqual(['one in', 'one out', 'other in', 'other out'])
})

it('gives the lock back when the work fails', async () => {
  const clock = new ManualClock()
  const lock = refreshLock(new WaitingLocks(), clock)
  await expect(lock(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await lock(async () => 'next')).toBe('next')
})

it('waits for no holder that never comes back', async () => {
  const clock = new ManualClock()
  const locks = new WaitingLocks()
  void refreshLock(locks, clock)(() => new Promise(() => {}))
  const begun = clock.now()
  const done = refreshLock(locks, clock)(async () => 'done')
  await clock.runOut()
  expect(await done).toBe('done')
  expect(clock.now() - begun).toBe(45_000)
})

it('does without where the browser gives none', async () => {
  const locks = { request: () => Promise.reject(new DOMException('not now', 'InvalidStateError')) }
  expect(await refreshLock(locks, new ManualClock())(async () => 'done')).toBe('done')
})

it('does without where the browser has no locks', async () => {
  expect(await refreshLock(undefined, new ManualClock())(async () => 'done')).toBe('done')
})

it('is given back by a page that is left, which keeps what it was doing', async () => {
  const clock = new ManualClock()
  const locks = new WaitingLocks()
  const end = Promise.withResolvers<string>()
  const page = leavablePage()
  const first = refreshLock(locks, clock, page.life)(() => end.promise)
  await clock.runOut()
  page.leave()
  const begun = clock.now()
  expect(await refreshLock(locks, clock)(async () => 'second')).toBe('second')
  expect(clock.now()).toBe(begun)
  end.resolve('first')
  expect(await first).toBe('first')
})
