import { STORE_NAMES } from '../deviceStores.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PreferenceValues } from '#domain/account/choosePreferences.ts'
import { mergePreferences } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import { AccountModel, type Fate } from '#support/preferences/accountModel.ts'
import { openDevice } from '#support/preferences/openDevice.ts'
import { setPreferences } from '#support/preferences/setPreferences.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { changeOwner } from '../outbox/owner.ts'
import { discardIntent, listIntents } from '../outbox/intents.ts'
import { adoptPreferences } from './adoptPreferences.ts'
import { takePreferences } from './commands.ts'
import { clearRows } from '../session/personRows.ts'
import { renewPreferences } from './renewPreferences.ts'
import { readPreferences } from './readPreferences.ts'

const START = new Date('2026-05-04T10:00:00Z').getTime()
const USER = 'user:ola'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

function signIn(db: IskraDatabase, user = USER): Promise<void> {
  return change(db, INTENT_STORES, async (stores) => {
    await changeOwner(stores, user)
    await adoptPreferences(stores, user)
  })
}

async function values(db: IskraDatabase) {
  const { preferredGenerators, ...fields } = (await readPreferences(db)).choices
  return Object.fromEntries(
    [...Object.entries(fields), ...Object.entries(preferredGenerators)].flatMap(([name, choice]) =>
      choice === undefined ? [] : [[name, choice.value]],
    ),
  )
}

describe('a guest', () => {
  it('keeps choices on this device and sends nothing', async () => {
    const account = new AccountModel()
    const { db, drain } = openDevice(account.api)
    await setPreferences(db, { theme: 'light' })
    later(5)
    await setPreferences(db, { cookiesAccepted: false, preferredGenerators: { pika: true } })
    await renewPreferences(db)
    expect(await drain()).toMatchObject({ settled: 0, waiting: 0 })
    expect(account.calls).toEqual([])
    expect(await readPreferences(db)).toEqual({
      choices: {
        theme: { value: 'light', changed_at: START },
        cookiesAccepted: { value: false, changed_at: START + 5 },
        preferredGenerators: { pika: { value: true, changed_at: START + 5 } },
      },
      unsent: NO_PREFERENCES,
      isRefused: false,
      isAccount: false,
    })
  })

  it('brings them along when signing in, and finds what was chosen elsewhere', async () => {
    const account = new AccountModel()
    account.preferences = {
      theme: { value: 'system', changed_at: START - 10 },
      language: { value: 'en', changed_at: START + 20 },
      marketingEmails: { value: true, changed_at: START - 10 },
      preferredGenerators: { runway: { value: true, changed_at: START } },
    }
    const { db, drain } = openDevice(account.api)
    await setPreferences(db, { theme: 'light', language: 'pl', preferredGenerators: { pika: true } })
    later(100)
    await signIn(db)
    expect(await values(db)).toEqual({ theme: 'light', language: 'pl', pika: true })
    await drain()
    const merged = { theme: 'light', language: 'en', marketingEmails: true, runway: true, pika: true }
    expect(await values(db)).toEqual(merged)
    expect(account.calls).toEqual(['PATCH /api/v1/account/preferences'])
    expect((await readPreferences(db)).choices).toEqual(account.preferences)
  })
})

describe('an account', () => {
  it('gets fifty changes as one call', async () => {
    const account = new AccountModel()
    const { db, drain } = openDevice(account.api)
    await signIn(db)
    await drain()
    for (let time = 0; time < 50; time += 1) {
      later(10)
      await setPreferences(db, { marketingEmails: time % 2 === 0 })
    }
    later(10)
    await setPreferences(db, { theme: 'light' })
    expect(await listIntents(db)).toMatchObject([{ kind: 'preferences.save', owner: USER, version: 51 }])
    await drain()
    expect(account.calls).toEqual(['GET /api/v1/account/preferences', 'PATCH /api/v1/account/preferences'])
    expect(account.preferences).toMatchObject({
      theme: { value: 'light' },
      marketingEmails: { value: false },
    })
    expect(await readPreferences(db)).toMatchObject({ unsent: NO_PREFERENCES, choices: account.preferences })
  })

  it('asks again for what other devices have chosen, not more than once in five seconds', async () => {
    const account = new AccountModel()
    const { db, drain } = openDevice(account.api)
    await signIn(db)
    await drain()
    await renewPreferences(db)
    await drain()
    expect(account.calls).toHaveLength(1)
    later(5_000)
    await renewPreferences(db)
    await renewPreferences(db)
    await drain()
    expect(account.calls).toHaveLength(2)
  })

  it('doesn’t choose again what is chosen already', async () => {
    const { db, drain } = openDevice(new AccountModel().api)
    await signIn(db)
    await setPreferences(db, { theme: 'light' })
    await drain()
    later(1_000)
    await setPreferences(db, { theme: 'light' })
    await takePreferences(db, { theme: { value: 'dark', changed_at: START - 1 }, preferredGenerators: {} })
    expect(await listIntents(db)).toEqual([])
  })

  it('keeps what was chosen while the answer was on its way', async () => {
    const account = new AccountModel()
    const { db, drain } = openDevice(account.api)
    await signIn(db)
    await setPreferences(db, { theme: 'light', emailNotifications: false })
    later(10)
    account.setMeanwhile(() => setPreferences(db, { theme: 'system' }))
    expect(await drain()).toMatchObject({ superseded: 1, waiting: 1 })
    account.setMeanwhile(() => Promise.resolve())
    expect(await values(db)).toEqual({ theme: 'system', emailNotifications: false })
    await drain()
    expect(account.preferences).toMatchObject({
      theme: { value: 'system' },
      emailNotifications: { value: false },
    })
  })

  it('takes a refused change back when it is discarded', async () => {
    const account = new AccountModel()
    const { db, drain } = openDevice(account.api)
    await signIn(db)
    await setPreferences(db, { theme: 'light' })
    await drain()
    later(10)
    await setPreferences(db, { theme: 'dark' })
    account.setFate(() => 'refused')
    expect(await drain()).toMatchObject({ parked: 1 })
    expect(await readPreferences(db)).toMatchObject({ isRefused: true, unsent: { theme: { value: 'dark' } } })
    const [intent] = await listIntents(db)
    await discardIntent(db, intent?.id ?? 0)
    expect(await readPreferences(db)).toMatchObject({
      isRefused: false,
      choices: { theme: { value: 'light' } },
    })
  })

  it('waits for the same person to sign in again', async () => {
    const account = new AccountModel()
    const { db, drain } = openDevice(account.api)
    await signIn(db)
    await drain()
    await setPreferences(db, { theme: 'light' })
    await renewPreferences(db)
    account.setFate(() => 'signed-out')
    expect(await drain()).toMatchObject({ failed: 1, waiting: 1 })
    account.setFate(() => 'arrives')
    await signIn(db)
    await drain()
    expect(account.preferences).toMatchObject({ theme: { value: 'light' } })
    account.setFate(() => 'lost')
    await signIn(db)
    expect(await values(db)).toEqual({ theme: 'light' })
  })

  it('isn’t reached by what another person has chosen here', async () => {
    const account = new AccountModel()
    const { db, drain } = openDevice(account.api)
    await signIn(db, 'user:jan')
    await setPreferences(db, { marketingEmails: true })
    await drain()
    await setPreferences(db, { theme: 'light' })
    account.calls.length = 0
    account.preferences = NO_PREFERENCES
    await signIn(db, 'user:ola')
    expect(await values(db)).toEqual({})
    await drain()
    expect(account.calls).toEqual(['GET /api/v1/account/preferences'])
    await change(db, STORE_NAMES, () => clearRows(db, 'user:ola', 'atSignOut'))
    expect(await values(db)).toEqual({})
  })

  it('is not held for a year by a device whose clock is a year ahead', async () => {
    const account = new AccountModel()
    const ahead = openDevice(account.api)
    const right = openDevice(account.api)
    const YEAR = 365 * 86_400_000
    await signIn(ahead.db)
    await signIn(right.db)
    vi.setSystemTime(START + YEAR)
    await setPreferences(ahead.db, { theme: 'light' })
    vi.setSystemTime(START + 1)
    await ahead.drain()
    later(1)
    await setPreferences(right.db, { theme: 'system' })
    await right.drain()
    later(5_000)
    await renewPreferences(ahead.db)
    await ahead.drain()
    expect(await values(ahead.db)).toEqual({ theme: 'system' })
    expect(await values(right.db)).toEqual({ theme: 'system' })
  })
})

describe('several devices', () => {
  const value: fc.Arbitrary<PreferenceValues> = fc.record(
    {
      theme: fc.constantFrom('dark', 'light', 'system'),
      language: fc.constantFrom('pl', 'en'),
      emailNotifications: fc.boolean(),
      marketingEmails: fc.boolean(),
      cookiesAccepted: fc.boolean(),
      preferredGenerators: fc.dictionary(fc.constantFrom('runway', 'pika', 'constructor'), fc.boolean(), {
        maxKeys: 2,
      }),
    },
    { requiredKeys: [] },
  )
  const fate: fc.Arbitrary<Fate> = fc.constantFrom('arrives', 'arrives', 'lost', 'answer-lost', 'busy')
  const step = fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    does: fc.oneof(
      fc.record({ kind: fc.constant('choose' as const), value }),
      fc.record({ kind: fc.constant('send' as const), fate, meanwhile: fc.option(value) }),
      fc.record({ kind: fc.constant('ask' as const) }),
      fc.record({ kind: fc.constant('sign-in' as const) }),
    ),
  })

  it('agree in the end on the last choice of everything, whatever happens to their calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        vi.setSystemTime(START)
        const account = new AccountModel()
        const devices = [0, 1, 2].map(() => openDevice(account.api))
        let everything: Preferences = NO_PREFERENCES

        async function choose(device: (typeof devices)[number], wish: PreferenceValues) {
          later(1)
          await setPreferences(device.db, wish)
          everything = mergePreferences(everything, (await readPreferences(device.db)).choices)
        }

        for (const { device: index, does } of steps) {
          const device = devices[index]
          if (device === undefined) continue
          later(1)
          if (does.kind === 'choose') await choose(device, does.value)
          else if (does.kind === 'ask') await renewPreferences(device.db)
          else if (does.kind === 'sign-in') await signIn(device.db)
          else {
            const { meanwhile } = does
            account.setFate(() => does.fate)
            account.setMeanwhile(
              meanwhile === null ? () => Promise.resolve() : () => choose(device, meanwhile),
            )
            await device.drain()
          }
        }

        account.setFate(() => 'arrives')
        account.setMeanwhile(() => Promise.resolve())
        for (const { db } of devices) await signIn(db)
        for (const { drain } of [...devices, ...devices]) await drain()
        for (const { db } of devices) await signIn(db)
        for (const { drain } of devices) await drain()
        expect(account.preferences).toEqual(everything)
        for (const { db } of devices) {
          expect((await readPreferences(db)).choices).toEqual(everything)
          expect(await db.outbox.count()).toBe(0)
        }
      }),
      { numRuns: 40 },
    )
  })
})
