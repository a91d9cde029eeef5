import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXAMPLE_REPORT } from '#support/engagement/exampleVisits.ts'
import { EVENT_AGE_MS, MOST_EVENTS_AT_ONCE, MOST_EVENTS_KEPT } from '#domain/engagement/eventLimits.ts'
import type { EventsBody } from '#domain/engagement/eventsBody.ts'
import type { Deliver, Delivery } from '#api/product/deliverEvents.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { setPreferences } from '#support/preferences/setPreferences.ts'
import type { IskraDatabase } from '../database.ts'
import { change } from '../change.ts'
import { currentOwner } from '../outbox/owner.ts'
import { exportDevice } from '../session/exportDevice.ts'
import { keepReport } from './keepReport.ts'
import { eraseUnagreed, eraseVisits, restoreVisits } from './keptVisits.ts'
import { readVisits } from './readVisits.ts'
import { sendVisitEvents } from './sendVisitEvents.ts'
import { VISITOR_ID } from './visitorRow.ts'

const START = new Date(2026, 10, 25, 12).getTime()
const { pieces: _pieces, ...REPORT } = { ...EXAMPLE_REPORT, isView: true }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }))
afterEach(() => void vi.useRealTimers())

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function agreedDevice(): Promise<IskraDatabase> {
  const db = memoryDatabase()
  await change(db, ['settings'], currentOwner)
  await setPreferences(db, { cookiesAccepted: true })
  return db
}

/** Visits pages without a network: an event each, and the events of the first one's session. */
async function browseOffline(db: IskraDatabase, pages: number): Promise<void> {
  for (let page = 0; page < pages; page += 1) {
    later(1_000)
    await keepReport(db, { ...REPORT, at: Date.now(), isArrival: page === 0, isOffline: true })
  }
}

const unsent = async (db: IskraDatabase) => (await readVisits(db)).unsent

/** A service that stores each id once; its answers get lost, and its requests come twice. */
class FlakyService {
  readonly stored = new Map<string, EventsBody['events'][number]>()
  readonly bundles: EventsBody[] = []
  #fates: Delivery['kind'][] = []

  fate(...fates: Delivery['kind'][]): void {
    this.#fates = fates
  }

  /** `later`: it was stored, and the answer got lost. */
  deliver: Deliver = (body) => {
    this.bundles.push(body, body)
    for (const event of body.events) if (!this.stored.has(event.id)) this.stored.set(event.id, event)
    const kind = this.#fates.shift() ?? 'taken'
    return Promise.resolve(kind === 'later' ? { kind, retryAfterMs: null } : { kind })
  }
}

describe('events of a time without a network', () => {
  it('arrive once each with their own time, over answers that are lost and sendings that are doubled', async () => {
    const db = await agreedDevice()
    const service = new FlakyService()
    await browseOffline(db, 18)
    const kept = await unsent(db)
    expect(kept).toHaveLength(20)
    service.fate('later', 'later', 'taken')
    // Two tabs at once, again and again.
    for (let tries = 0; tries < 4; tries += 1) {
      await Promise.all([sendVisitEvents(db, service.deliver), sendVisitEvents(db, service.deliver)])
      later(10 * 60_000)
    }
    expect([...service.stored.values()].map(({ id, at }) => [id, at])).toEqual(
      kept.map(({ id, at }) => [id, at]),
    )
    expect([...service.stored.values()].every(({ offline }) => offline)).toBe(true)
    expect(await unsent(db)).toEqual([])
  })

  it('all arrive, none twice, whatever happens to their bundles', async () => {
    const fate = fc.constantFrom<Delivery['kind']>('taken', 'later', 'later')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 6 }),
        fc.integer({ min: 1, max: 70 }),
        async (fates, pages) => {
          const db = await agreedDevice()
          const service = new FlakyService()
          await browseOffline(db, pages)
          const kept = await unsent(db)
          service.fate(...fates)
          for (let tries = 0; tries <= fates.length; tries += 1) {
            await sendVisitEvents(db, service.deliver)
            later(10 * 60_000)
          }
          expect(new Set(service.stored.keys())).toEqual(new Set(kept.map(({ id }) => id)))
          expect(service.bundles.every(({ events }) => events.length <= MOST_EVENTS_AT_ONCE)).toBe(true)
          expect(await unsent(db)).toEqual([])
        },
      ),
      { numRuns: 15 },
    )
  })

  it('rest as long as the service asks for, over tabs, and then go', async () => {
    const db = await agreedDevice()
    await browseOffline(db, 1)
    const deliver = vi.fn<Deliver>(() => Promise.resolve({ kind: 'later', retryAfterMs: 600_000 }))
    const until = await sendVisitEvents(db, deliver)
    expect(until).toBeGreaterThanOrEqual(Date.now() + 600_000)
    expect(await sendVisitEvents(db, deliver)).toBe(until)
    expect(deliver).toHaveBeenCalledOnce()
    later(600_001)
    deliver.mockResolvedValue({ kind: 'taken' })
    expect(await sendVisitEvents(db, deliver)).toBeNull()
    expect((await db.visitor.get(VISITOR_ID))?.rest).toBeNull()
  })

  it('that the service will never take are not sent again', async () => {
    const db = await agreedDevice()
    await browseOffline(db, 1)
    const deliver = vi.fn<Deliver>(() => Promise.resolve({ kind: 'refused' }))
    expect(await sendVisitEvents(db, deliver)).toBeNull()
    expect(await unsent(db)).toEqual([])
  })

  it('are forgotten after fourteen days, and the oldest when there are too many', async () => {
    const db = await agreedDevice()
    await browseOffline(db, 1)
    later(EVENT_AGE_MS + 1)
    const service = new FlakyService()
    await sendVisitEvents(db, service.deliver)
    expect(service.bundles).toEqual([])
    const many = Array.from({ length: MOST_EVENTS_KEPT + 5 }, (_, index) => ({
      ...REPORT,
      id: index.toString(16).padStart(32, '0'),
      at: Date.now() + index,
    }))
    await db.table('visitEvents').bulkAdd(many)
    await keepReport(db, { ...REPORT, at: Date.now() + 10 ** 6 })
    expect(await unsent(db)).toHaveLength(MOST_EVENTS_KEPT)
    expect((await unsent(db))[0]?.at).toBeGreaterThan(Date.now() + 4)
  })
})

describe('without consent', () => {
  it('nothing is kept and nothing sent', async () => {
    const db = memoryDatabase()
    expect(await keepReport(db, REPORT)).toBeNull()
    await setPreferences(db, { cookiesAccepted: false })
    expect(await keepReport(db, REPORT)).toBeNull()
    expect(await readVisits(db)).toEqual({ isAgreed: false, visitor: null, unsent: [] })
  })

  it('that is withdrawn all is erased, by whatever comes to it first', async () => {
    for (const meet of [
      (db: IskraDatabase) => keepReport(db, REPORT),
      (db: IskraDatabase) => sendVisitEvents(db, () => Promise.reject(new Error('sent'))),
      eraseUnagreed,
    ]) {
      const db = await agreedDevice()
      await browseOffline(db, 3)
      await setPreferences(db, { cookiesAccepted: false })
      await meet(db)
      expect(await readVisits(db)).toEqual({ isAgreed: false, visitor: null, unsent: [] })
    }
  })
})

describe('a record', () => {
  it('is erased with what is unsent, and comes back only while it may be kept', async () => {
    const db = await agreedDevice()
    await browseOffline(db, 3)
    const before = await readVisits(db)
    const erased = await eraseVisits(db)
    expect(await readVisits(db)).toEqual({ isAgreed: true, visitor: null, unsent: [] })
    await restoreVisits(db, erased)
    expect(await readVisits(db)).toEqual(before)
    await eraseVisits(db)
    await setPreferences(db, { cookiesAccepted: false })
    await restoreVisits(db, erased)
    expect((await readVisits(db)).visitor).toBeNull()
  })

  it('is in the copy of what the device stores', async () => {
    const db = await agreedDevice()
    await browseOffline(db, 3)
    const { visitor = [], visitEvents = [] } = await exportDevice(db)
    expect(visitor).toMatchObject([{ visits: 1, sessions: 1, lastPages: [{ page: '/sklep' }] }])
    expect(visitEvents.length).toBeGreaterThan(3)
  })
})
