import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/product/apiError.ts'
import { freeLock } from '#support/cart/freeLock.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { outboxServices } from '#support/cart/outboxServices.ts'
import { StorefrontModel } from '#support/cart/storefrontModel.ts'
import { goodNetwork, storefrontThrough } from '#support/cart/storefrontStub.ts'
import type { IskraDatabase } from '../database.ts'
import { change } from '../change.ts'
import { drainOnSync, StillWaitingError } from './drainOnSync.ts'
import { drainOutbox } from './drainOutbox.ts'
import { drainService } from './drainService.ts'
import { enqueue, INTENT_STORES } from './enqueue.ts'
import type { IntentHandler, IntentSender, Outcome } from './handler.ts'
import type { IntentFailure, IntentRow } from './intent.ts'
import { hurryUnreachable, listIntents } from './intents.ts'
import { intentHandlers } from './registry.ts'

const services = outboxServices(storefrontThrough(new StorefrontModel(), goodNetwork))
const DONE: Outcome = { kind: 'done' }
const failure = (kind: IntentFailure['kind']): IntentFailure => ({ code: 'X', message: 'x', kind, at: 0 })
const RETRY: Outcome = { kind: 'retry', failure: failure('unreachable'), retryAfterMs: null }
const PARKED: Outcome = { kind: 'parked', failure: failure('refused') }

/** The cart's kinds serve for all kinds; the test provides their handlers. */
function handlersOf(
  handler: Partial<IntentHandler> & { send: IntentSender['send']; manner?: IntentSender['manner'] },
) {
  const { send, manner = 'fifo' } = handler
  const one: IntentHandler = {
    sender: { service: 'storefront', stores: [], manner, send },
    isChange: true,
    discard: () => Promise.resolve(),
  }
  return { ...intentHandlers, 'cart.discount': one }
}

function put(db: IskraDatabase, entity: string, code: string, key = `${entity}:${code}`) {
  return change(db, INTENT_STORES, (stores) =>
    enqueue(stores, { kind: 'cart.discount', entity, coalesceKey: key, arguments: { code } }),
  )
}

const codeOf = ({ arguments: its }: IntentRow) => ('code' in its ? its.code : null)

function answering(outcome: (code: string | null) => Outcome) {
  const sent: (string | null)[] = []
  const send: IntentSender['send'] = (intents) => {
    sent.push(...intents.map(codeOf))
    return Promise.resolve({
      outcomes: new Map(intents.map((intent) => [intent.id, outcome(codeOf(intent))])),
      writeBack: () => Promise.resolve(),
    })
  }
  return { sent, send }
}

/** Has an answer that no room is left for. */
const sendIntoFullDisk: IntentSender['send'] = () =>
  Promise.resolve({
    outcomes: new Map(),
    async writeBack(stores) {
      await stores.settings.put({ key: 'generator-calls', value: 1 })
      throw new DOMException('full', 'QuotaExceededError')
    },
  })

afterEach(() => void vi.useRealTimers())

describe('draining', () => {
  it('waits as long as a service asks for, also where its answer is thrown past the sender', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = memoryDatabase()
    await put(db, 'a', '1')
    const busy = { code: 'TOO_MANY_REQUESTS', kind: 'busy', status: 429, retryAfterMs: 3_600_000 } as const
    const send: IntentSender['send'] = () => Promise.reject(new ApiError('busy', busy))
    await drainOutbox(db, services, { lock: freeLock, handlers: handlersOf({ send }) })
    const [intent] = await db.outbox.toArray()
    expect(intent?.nextAttemptAt).toBeGreaterThanOrEqual(Date.now() + 3_600_000)
  })

  it('sends one entity in order and does not let one wait for another', async () => {
    const db = memoryDatabase()
    for (const code of ['1', '2', '3']) await put(db, 'a', code)
    await put(db, 'b', '4')
    const { sent, send } = answering((code) => (code === '2' ? RETRY : DONE))
    const report = await drainOutbox(db, services, { lock: freeLock, handlers: handlersOf({ send }) })
    expect(sent.filter((code) => code !== '4')).toEqual(['1', '2'])
    expect(sent).toContain('4')
    expect(report).toMatchObject({ settled: 2, failed: 1, waiting: 2 })
  })

  it('holds later changes back behind a refused one, where order matters', async () => {
    const db = memoryDatabase()
    for (const code of ['1', '2']) await put(db, 'a', code)
    const { sent, send } = answering(() => PARKED)
    const handlers = handlersOf({ send })
    await drainOutbox(db, services, { lock: freeLock, handlers })
    expect(await drainOutbox(db, services, { lock: freeLock, handlers })).toMatchObject({
      nextAttemptAt: null,
    })
    expect(sent).toEqual(['1'])
    expect(await listIntents(db, handlers)).toMatchObject([
      { state: 'parked', lastError: { kind: 'refused' } },
      { state: 'waiting' },
    ])
  })

  it('drains a thousand changes with a pause after each, and reads them in chunks', async () => {
    const db = memoryDatabase()
    await change(db, INTENT_STORES, async (stores) => {
      for (let number = 0; number < 1_000; number += 1) {
        const entity = `e${number}`
        await enqueue(stores, {
          kind: 'cart.discount',
          entity,
          coalesceKey: entity,
          arguments: { code: entity },
        })
      }
    })
    const { sent, send } = answering(() => DONE)
    const pause = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const report = await drainOutbox(db, services, { lock: freeLock, handlers: handlersOf({ send }), pause })
    expect(report).toMatchObject({ settled: 1_000, waiting: 0 })
    expect(new Set(sent).size).toBe(1_000)
    expect(pause).toHaveBeenCalledTimes(1_000)
  })

  it('keeps a change that was made again while it was sent', async () => {
    const db = memoryDatabase()
    await put(db, 'a', 'old', 'same')
    const send: IntentSender['send'] = async (intents) => {
      if (codeOf(intents[0] ?? notThere()) === 'old') await put(db, 'a', 'new', 'same')
      return { outcomes: new Map(), writeBack: () => Promise.resolve() }
    }
    const handlers = handlersOf({ send })
    expect(await drainOutbox(db, services, { lock: freeLock, handlers })).toMatchObject({
      superseded: 1,
      waiting: 1,
    })
    expect((await db.outbox.toArray()).map(codeOf)).toEqual(['new'])
    expect(await drainOutbox(db, services, { lock: freeLock, handlers })).toMatchObject({
      settled: 1,
      waiting: 0,
    })
  })

  it('leaves what was changed while it was sent for the next wake, also while another hangs', async () => {
    // All in one millisecond: the change's time is neither past nor to come.
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const db = memoryDatabase()
    await put(db, 'a', 'old', 'same')
    await put(db, 'b', 'slow')
    const slow = Promise.withResolvers<void>()
    const sent: (string | null)[] = []
    const send: IntentSender['send'] = async ([intent = notThere()]) => {
      sent.push(codeOf(intent))
      if (codeOf(intent) === 'old') await put(db, 'a', 'new', 'same')
      if (codeOf(intent) === 'slow') await slow.promise
      return { outcomes: new Map(), writeBack: () => Promise.resolve() }
    }
    const drained = drainOutbox(db, services, { lock: freeLock, handlers: handlersOf({ send }) })
    await expect.poll(() => db.outbox.toArray()).toMatchObject([{ arguments: { code: 'new' } }, {}])
    setTimeout(slow.resolve, 20)
    expect(await drained).toMatchObject({ superseded: 1, settled: 1, waiting: 1 })
    expect(sent).toEqual(['old', 'slow'])
  })

  it('writes an answer back and settles its intent together, or neither', async () => {
    const db = memoryDatabase()
    await put(db, 'a', '1')
    const drained = drainOutbox(db, services, {
      lock: freeLock,
      handlers: handlersOf({ send: sendIntoFullDisk }),
    })
    await expect(drained).rejects.toMatchObject({ code: 'OFFLINE_STORAGE_FULL' })
    expect(await db.settings.get('generator-calls')).toBeUndefined()
    expect(await db.outbox.count()).toBe(1)
  })

  it('puts off, visibly, what breaks in a way nobody foresaw', async () => {
    const db = memoryDatabase()
    await put(db, 'a', '1')
    await drainOutbox(db, services, { lock: freeLock, handlers: handlersOf({ send: broken }) })
    expect(await db.outbox.toArray()).toMatchObject([
      {
        attempts: 1,
        state: 'waiting',
        lastError: { code: 'OFFLINE_UNEXPECTED', message: 'oops', kind: 'broken' },
      },
    ])
  })

  it('leaves a service that asked for it alone, newer changes included, also when the network comes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const db = memoryDatabase()
    await put(db, 'a', '1')
    const busy: Outcome = { kind: 'retry', failure: failure('busy'), retryAfterMs: 30_000 }
    const { sent, send } = answering((code) => (code === '1' && sent.length === 1 ? busy : DONE))
    const options = { lock: freeLock, handlers: handlersOf({ send, manner: 'latest' }) }
    expect(await drainOutbox(db, services, options)).toMatchObject({ nextAttemptAt: 1_030_000 })
    await put(db, 'a', '2')
    await hurryUnreachable(db)
    vi.setSystemTime(1_029_999)
    await drainOutbox(db, services, options)
    expect(sent).toEqual(['1'])
    vi.setSystemTime(1_030_000)
    await drainOutbox(db, services, options)
    expect(sent).toEqual(['1', '1', '2'])
  })

  it('begins its pauses anew when a service that could not be reached answers that it is busy', async () => {
    const db = memoryDatabase()
    await put(db, 'a', '1')
    let outcome = RETRY
    const handlers = handlersOf({ send: answering(() => outcome).send })
    for (let time = 0; time < 9; time += 1) {
      await hurryUnreachable(db)
      await drainOutbox(db, services, { lock: freeLock, handlers })
    }
    expect(await listIntents(db, handlers)).toMatchObject([{ attempts: 9 }])
    outcome = { kind: 'retry', failure: failure('busy'), retryAfterMs: 1_000 }
    await hurryUnreachable(db)
    await drainOutbox(db, services, { lock: freeLock, handlers })
    const [intent] = await listIntents(db, handlers)
    expect(intent).toMatchObject({ attempts: 1, lastError: { kind: 'busy' } })
    expect((intent?.nextAttemptAt ?? Infinity) - Date.now()).toBeLessThanOrEqual(1_000)
  })

  it('does not wait for a clock that was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 100_000_000 })
    const db = memoryDatabase()
    await put(db, 'a', '1')
    const answers = [RETRY, DONE]
    const { send } = answering(() => answers.shift() ?? DONE)
    const options = { lock: freeLock, handlers: handlersOf({ send }) }
    await drainOutbox(db, services, options)
    vi.setSystemTime(1_000)
    expect(await drainOutbox(db, services, options)).toMatchObject({ settled: 1 })
  })

  it('sends what is asked for while another call of the same service hangs', async () => {
    const db = memoryDatabase()
    await put(db, 'hanging', '1')
    const { sent, send } = answering(() => DONE)
    const hanging = Promise.withResolvers<void>()
    const handlers = handlersOf({
      send: async (intents, context) => {
        if (intents[0]?.entity === 'hanging') await hanging.promise
        return send(intents, context)
      },
    })
    let wake: () => void = notThere
    const onWake = (listener: () => void) => {
      wake = listener
      return () => undefined
    }
    const drained = drainService(db, 'storefront', services, { lock: freeLock, handlers, onWake })
    await put(db, 'other', '2')
    await put(db, 'other', '3')
    await vi.waitFor(() => {
      wake()
      expect(sent).toEqual(['2', '3'])
    })
    hanging.resolve()
    expect(await drained).toMatchObject({ settled: 3, waiting: 0 })
  })

  it("never sends another owner's changes", async () => {
    const db = memoryDatabase()
    await put(db, 'a', '1')
    await db.settings.put({ key: 'owner', value: 'user:2' })
    await put(db, 'a', '2')
    const { sent, send } = answering(() => DONE)
    await drainOutbox(db, services, { lock: freeLock, handlers: handlersOf({ send, manner: 'latest' }) })
    expect(sent).toEqual(['2'])
  })
})

describe("the worker's turn", () => {
  it('asks the browser to come again while changes are left', async () => {
    const db = memoryDatabase()
    await put(db, 'a', '1')
    const answers = [RETRY, DONE]
    const { sent, send } = answering(() => answers.shift() ?? DONE)
    const options = { lock: freeLock, handlers: handlersOf({ send }) }
    await expect(drainOnSync(db, services, options)).rejects.toBeInstanceOf(StillWaitingError)
    await drainOnSync(db, services, options)
    expect(sent).toEqual(['1', '1'])
  })

  it('leaves refused changes to a person', async () => {
    const db = memoryDatabase()
    await put(db, 'a', '1')
    const { send } = answering(() => PARKED)
    await drainOnSync(db, services, { lock: freeLock, handlers: handlersOf({ send }) })
    expect(await db.outbox.count()).toBe(1)
  })
})

function broken(): Promise<never> {
  return Promise.reject(new TypeError('oops'))
}

function notThere(): never {
  throw new Error('nothing was sent')
}
