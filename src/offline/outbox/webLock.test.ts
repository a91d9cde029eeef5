import { describe, expect, it } from 'vitest'
import { leavablePage, type LeavablePage } from '#support/cart/leavablePage.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { SimulatedLocks } from '#support/cart/simulatedLocks.ts'
import type { Lease, OutboxLock } from './lock.ts'
import { webLock } from './webLock.ts'

/** The stores that a lease of the browser's lock has no need to look at. */
const stores = memoryDatabase()

interface Tab {
  readonly page: LeavablePage
  readonly lock: OutboxLock
  /** Loses patience: the holder is asked now. */
  readonly ask: () => void
}

class Device {
  readonly locks = new SimulatedLocks()
  /** Whether holders answer. */
  isAnswered = true

  open(name: string): Tab {
    const page = leavablePage()
    let impatient = Promise.withResolvers<void>()
    const lock = webLock(this.locks.forContext(name), 'lock', {
      life: page.life,
      line: { answer: () => () => undefined, isAnswered: () => Promise.resolve(this.isAnswered) },
      patience: () => impatient.promise,
    })
    return {
      page,
      lock,
      ask() {
        impatient.resolve()
        impatient = Promise.withResolvers()
      },
    }
  }
}

/** Work that continues until it is ended, and can be asked whether it still has the lock. */
function begin(lock: OutboxLock, signal?: AbortSignal) {
  const end = Promise.withResolvers<string>()
  const state: { lease: Lease | null } = { lease: null }
  const done = lock.run(async (lease) => {
    state.lease = lease
    return end.promise
  }, signal)
  done.catch(() => undefined)
  return { state, done, end: end.resolve, confirm: () => state.lease?.confirm(stores) }
}

/** Lets everything run that waits for nothing. */
const rest = () => new Promise((resolve) => setTimeout(resolve))

const LOST = { code: 'OFFLINE_LOCK_LOST' }

describe('a page that is left', () => {
  it('gives the lock to the next, may write nothing more, and ends when it finds that out', async () => {
    const device = new Device()
    const [one, other] = [device.open('one'), device.open('other')]
    const first = begin(one.lock)
    const second = begin(other.lock)
    await rest()
    expect(second.state.lease).toBeNull()
    one.page.leave()
    await rest()
    await expect(second.confirm()).resolves.toBeUndefined()
    one.page.comeBack()
    await expect(first.confirm()).rejects.toMatchObject(LOST)
    second.end('second')
    expect(await second.done).toBe('second')
    first.end('first')
    expect(await first.done).toBe('first')
  })

  it('asks for the lock again when it is back', async () => {
    const device = new Device()
    const [one, other] = [device.open('one'), device.open('other')]
    const first = begin(one.lock)
    const second = begin(other.lock)
    await rest()
    other.page.leave()
    await rest()
    expect(device.locks.waiting('other')).toBe(0)
    first.end('first')
    await first.done
    await rest()
    expect(second.state.lease).toBeNull()
    other.page.comeBack()
    await rest()
    await expect(second.confirm()).resolves.toBeUndefined()
    second.end('second')
    expect(await second.done).toBe('second')
  })

  it('asks for none before it is back', async () => {
    const device = new Device()
    const tab = device.open('one')
    tab.page.leave()
    const work = begin(tab.lock)
    await rest()
    expect(device.locks.holder).toBeNull()
    tab.page.comeBack()
    await rest()
    expect(device.locks.holder).toBe('one')
    work.end('done')
    expect(await work.done).toBe('done')
  })

  it('can give the waiting up', async () => {
    const tab = new Device().open('one')
    tab.page.leave()
    const giveUp = new AbortController()
    const work = begin(tab.lock, giveUp.signal)
    giveUp.abort(new Error('enough'))
    await expect(work.done).rejects.toThrow('enough')
  })
})

describe('a holder that is frozen without a word', () => {
  it('is asked, and loses the lock to whoever is in sight', async () => {
    const device = new Device()
    const [one, other] = [device.open('one'), device.open('other')]
    const first = begin(one.lock)
    const second = begin(other.lock)
    await rest()
    other.ask()
    await rest()
    expect(second.state.lease).toBeNull()
    device.isAnswered = false
    other.ask()
    await rest()
    await expect(second.confirm()).resolves.toBeUndefined()
    await expect(first.confirm()).rejects.toMatchObject(LOST)
    second.end('second')
    expect(await second.done).toBe('second')
    expect(device.locks.holder).toBeNull()
  })

  it('keeps it while nobody sees the page that waits', async () => {
    const device = new Device()
    const [one, other] = [device.open('one'), device.open('other')]
    begin(one.lock)
    const second = begin(other.lock)
    device.isAnswered = false
    await rest()
    other.page.leave()
    other.ask()
    await rest()
    expect(device.locks.holder).toBe('one')
    expect(second.state.lease).toBeNull()
  })
})

it('gives the lock back when the work fails', async () => {
  const device = new Device()
  const { lock } = device.open('one')
  await expect(lock.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lock.run(() => Promise.resolve('yes'))).toBe('yes')
})

it('tells what the browser refuses', async () => {
  const refused = new DOMException('not now', 'InvalidStateError')
  const lock = webLock({ request: () => Promise.reject(refused) }, 'lock', { life: leavablePage().life })
  await expect(lock.run(() => Promise.resolve())).rejects.toBe(refused)
})
