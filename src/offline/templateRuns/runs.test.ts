import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeringApi, type AnsweringApi } from '#api/product/testing/answeringApi.ts'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import type { TemplateRun } from '#domain/template/templateRun.ts'
import { freeLock } from '#support/cart/freeLock.ts'
import { LoopbackChannel } from '#support/cart/loopbackChannel.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { StorefrontModel } from '#support/cart/storefrontModel.ts'
import { storefrontThrough } from '#support/cart/storefrontStub.ts'
import { EXAMPLE_RUN } from '#support/generating/exampleRun.ts'
import type { IskraDatabase } from '../database.ts'
import { drainOutbox } from '../outbox/drainOutbox.ts'
import { discardIntent, listIntents } from '../outbox/intents.ts'
import { beginSession } from '../session/beginSession.ts'
import { tokensOf } from '../session/testing/tokensOf.ts'
import { cancelJob, confirmJob } from '../jobs/jobCommands.ts'
import { nextPollAt } from '../jobs/jobUpkeep.ts'
import { readFormDraft, writeFormDraft } from './formDrafts.ts'
import { STORE_RULES } from '../deviceStores.ts'
import { askForRun, followRun } from './runCommands.ts'
import { runJob } from './runJob.ts'

const WANTED = {
  slug: 'kartka-urodzinowa',
  title: 'Kartka urodzinowa',
  values: { imie: 'Ola' },
  language: 'pl',
  device: 'phone',
  price: { least: 2, most: 6 },
  isOffline: false,
} as const
const START = 'POST /api/v1/templates/kartka-urodzinowa/runs'
const ONE = 'GET /api/v1/template-runs/run-1'

let db: IskraDatabase
let account: AnsweringApi
let factory: IDBFactory
/** The runs begun on the server, by the refCode of their click. */
let begun: Map<string, TemplateRun>

const refusal = (code: string, status: number, details: object) =>
  Response.json({ error: { code, message: code, details } }, { status })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') })
  vi.stubGlobal('BroadcastChannel', LoopbackChannel)
  begun = new Map()
  factory = new IDBFactory()
  db = memoryDatabase(factory)
  await beginSession(db, { ...tokensOf('ola'), expires_in: 10_000_000 }, { ...EXAMPLE_USER, id: 'ola' })
  account = answeringApi({
    [START]: ({ body }) => Response.json(begin(body), { status: 202 }),
    [ONE]: () => Response.json([...begun.values()][0]),
    'GET /api/v1/template-runs': ({ query }) => {
      const run = begun.get(query.get('ref_code') ?? '')
      return Response.json({ runs: run === undefined ? [] : [{ ...run, thumbnailUrl: null }], next: null })
    },
    'POST /api/v1/template-runs/run-1/cancel': () => Response.json(end('cancelled')),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(body: unknown): TemplateRun {
  const refCode = String(Reflect.get(Object(body), 'refCode'))
  const run = begun.get(refCode) ?? { ...EXAMPLE_RUN, refCode }
  begun.set(refCode, run)
  return run
}

function end(status: 'completed' | 'cancelled'): TemplateRun {
  const [[refCode, run] = ['', EXAMPLE_RUN]] = begun
  const ended = {
    ...run,
    status,
    progress: 100,
    credits: { held: 6, charged: status === 'completed' ? 4 : 0 },
  }
  begun.set(refCode, ended)
  return ended
}

async function drain(afterMs = 0): Promise<void> {
  vi.setSystemTime(Date.now() + afterMs)
  const services = {
    storefront: storefrontThrough(new StorefrontModel(), () => Promise.reject(new Error('no shop here'))),
    createProductApi: () => Promise.resolve(account.api),
    createGenerators: () => Promise.reject(new Error('no generators here')),
  }
  await drainOutbox(db, services, { lock: freeLock, pause: () => Promise.resolve() })
}

const one = async () => (await db.templateRuns.toArray())[0]
const starts = () => account.callsOf(START).length

describe('a click', () => {
  it('is pending, then under way, then done with what it has made, and asked about until then', async () => {
    const refCode = await askForRun(db, WANTED)
    expect(await one()).toMatchObject({ refCode, status: 'pending', id: null, asks: false })
    await drain()
    expect(account.callsOf(START)[0]?.body).toMatchObject({
      refCode,
      values: { imie: 'Ola' },
      credits: 6,
      device: 'phone',
    })
    expect(await one()).toMatchObject({ status: 'processing', id: 'run-1' })
    expect(await nextPollAt(db)).toBe(Date.now() + 1_500)
    await drain(1_500)
    expect(await one()).toMatchObject({ status: 'processing', run: { progress: 40 } })
    end('completed')
    await drain(1_500)
    expect(await one()).toMatchObject({ status: 'completed', run: { credits: { charged: 4 } } })
    expect(await nextPollAt(db)).toBeNull()
    expect(await db.outbox.where('coalesceKey').startsWith('template').count()).toBe(0)
  })

  it('leaves nothing of what was filled in on the device once it was sent or refused: it may hold a password', async () => {
    const secret = 'hasło do galerii'
    const wanted = { ...WANTED, values: { imie: secret } }
    account.answer(START, ({ body }) =>
      Response.json({ ...begin(body), values: { imie: secret } }, { status: 202 }),
    )
    const refCode = await askForRun(db, wanted)
    expect(await one()).toMatchObject({ values: { imie: secret } })
    const rows = await db.templateRuns.toArray()
    expect(JSON.stringify(rows.map((row) => STORE_RULES.templateRuns.export?.(row)))).not.toContain(secret)
    await drain()
    expect(await one()).toMatchObject({ status: 'processing', run: { progress: 40 } })
    expect(JSON.stringify(await one())).not.toContain(secret)
    await followRun(db, { ...EXAMPLE_RUN, refCode, values: { imie: secret } })
    expect(JSON.stringify(await one())).not.toContain(secret)

    await db.templateRuns.clear()
    account.answer(START, () => refusal('INSUFFICIENT_CREDITS', 402, {}))
    await askForRun(db, wanted)
    await drain()
    expect(await one()).toMatchObject({ status: 'failed' })
    expect(JSON.stringify(await one())).not.toContain(secret)
  })

  it('whose answer is lost is sent again under its name, and is one run', async () => {
    await askForRun(db, WANTED)
    account.answer(START, ({ body }) => {
      begin(body)
      throw new TypeError('cut')
    })
    await drain()
    expect(await one()).toMatchObject({ status: 'pending', wasSent: true })
    account.answer(START, ({ body }) => Response.json(begin(body), { status: 202 }))
    await drain(60_000)
    expect(await one()).toMatchObject({ status: 'processing', id: 'run-1' })
    expect([starts(), begun.size]).toEqual([2, 1])
  })

  it('that nobody looks at any more is looked up, and only what the server doesn’t have asks again', async () => {
    await askForRun(db, WANTED)
    account.answer(START, () => {
      throw new TypeError('cut')
    })
    await drain()
    await drain(200_000)
    expect(await one()).toMatchObject({ status: 'pending', asks: true })
    expect(starts()).toBe(1)
  })

  it('without a network is kept and asks before it is sent; a no leaves nothing', async () => {
    const refCode = await askForRun(db, { ...WANTED, isOffline: true })
    await drain()
    expect([starts(), (await one())?.asks]).toEqual([0, true])
    await confirmJob(db, runJob, refCode, { least: 3, most: 7 })
    await drain()
    expect(account.callsOf(START)[0]?.body).toMatchObject({ credits: 7 })
    const other = await askForRun(db, { ...WANTED, isOffline: true })
    await cancelJob(db, runJob, other)
    expect(await db.templateRuns.get(other)).toBeUndefined()
  })

  it('at another price asks again with it', async () => {
    account.answer(START, () => refusal('TEMPLATE_PRICE_CHANGED', 409, { quote: { least: 5, most: 9 } }))
    await askForRun(db, WANTED)
    await drain()
    expect(await one()).toMatchObject({
      asks: true,
      price: { least: 5, most: 9 },
      refusal: 'TEMPLATE_PRICE_CHANGED',
    })
  })

  it.each([
    ['INSUFFICIENT_CREDITS', 402, {}, []],
    ['TEMPLATE_UNAVAILABLE', 503, {}, []],
    [
      'TEMPLATE_FORM_INVALID',
      422,
      { faults: [{ field: 'imie', fault: { code: 'pattern' } }] },
      [{ name: 'imie', fault: { code: 'pattern' } }],
    ],
  ] as const)(
    'that is refused by %s has failed and is sent no more',
    async (code, status, details, faults) => {
      account.answer(START, () => refusal(code, status, details))
      await askForRun(db, WANTED)
      await drain()
      await drain(600_000)
      expect(await one()).toMatchObject({ status: 'failed', refusal: code, faults })
      expect(starts()).toBe(1)
    },
  )

  it('that is taken back while it is under way is cancelled on the server', async () => {
    const refCode = await askForRun(db, WANTED)
    await drain()
    await cancelJob(db, runJob, refCode)
    expect(await one()).toMatchObject({ isCancelling: true })
    await drain()
    expect(await one()).toMatchObject({ status: 'cancelled', isCancelling: false })
  })

  it('whose answer is lost is sent again when its cancel is discarded: it is one run', async () => {
    const refCode = await askForRun(db, WANTED)
    account.answer(START, ({ body }) => {
      begin(body)
      throw new TypeError('cut')
    })
    await drain()
    await cancelJob(db, runJob, refCode)
    const [cancel] = await listIntents(db)
    await discardIntent(db, cancel?.id ?? 0)
    account.answer(START, ({ body }) => Response.json(begin(body), { status: 202 }))
    await drain(60_000)
    expect(await one()).toMatchObject({ status: 'processing', id: 'run-1', isCancelling: false })
    expect(begun.size).toBe(1)
  })
})

it('a guest’s form goes along when they sign in, and their run is refused', async () => {
  const other = memoryDatabase(new IDBFactory())
  const { owner } = await readFormDraft(other, 'kartka')
  await writeFormDraft(other, 'kartka', { owner, values: { imie: 'Ola', wiek: 3, style: ['a'] } })
  await expect(askForRun(other, WANTED)).rejects.toMatchObject({ code: 'GENERATION_SIGN_IN_NEEDED' })
  await beginSession(other, { ...tokensOf('ola'), expires_in: 10_000_000 }, { ...EXAMPLE_USER, id: 'ola' })
  expect((await readFormDraft(other, 'kartka')).values).toEqual({ imie: 'Ola', wiek: 3, style: ['a'] })
})
