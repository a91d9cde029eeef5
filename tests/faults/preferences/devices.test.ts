import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PreferenceValues } from '#domain/account/choosePreferences.ts'
import { mergePreferences } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import { renewPreferences } from '#offline/preferences/renewPreferences.ts'
import { readAccountPreferences } from '#server/accounts/preferences/accountPreferences.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { AccountDevice, type Fate } from './accountDevice.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const isLong = process.env['LONG'] !== undefined
const RUNS = isLong ? 500 : 5
const TIMEOUT_MS = isLong ? 900_000 : 30_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function household(context: ServerContext, count: number) {
  const user = await makeUser(context)
  const app = productApi(context)
  const devices = Array.from(
    { length: count },
    () => new AccountDevice(async (...request) => app.request(...request)),
  )
  return {
    devices,
    enter: async (device: AccountDevice) => device.signIn(await signIn(context, user)),
    account: () => readAccountPreferences(context.database, user.id),
  }
}

async function valuesOf(device: AccountDevice) {
  const { preferredGenerators, ...fields } = (await device.preferences()).choices
  return Object.fromEntries(
    [...Object.entries(fields), ...Object.entries(preferredGenerators)].flatMap(([name, choice]) =>
      choice === undefined ? [] : [[name, choice.value]],
    ),
  )
}

describeOnDatabase('preferences on two devices', (freshContext) => {
  it('are merged without loss, offline and at the sign-in', async () => {
    const { devices, enter } = await household(await freshContext(), 2)
    const [phone, laptop] = devices
    if (phone === undefined || laptop === undefined) throw new Error('two devices')

    // A guest on the telephone, somebody signed in on the laptop.
    await phone.choose({ theme: 'light', preferredGenerators: { pika: true } })
    later(1_000)
    await enter(laptop)
    await laptop.choose({ language: 'en', theme: 'system', preferredGenerators: { runway: true } })
    await laptop.drain()
    later(1_000)
    await enter(phone)
    await phone.drain()
    const together = { theme: 'system', language: 'en', runway: true, pika: true }
    expect(await valuesOf(phone)).toEqual(together)

    // Both without a network, each with choices of its own and one that both touch.
    for (const device of devices) device.setFate(() => 'lost')
    later(1_000)
    await phone.choose({ marketingEmails: true, theme: 'dark', preferredGenerators: { pika: false } })
    later(1_000)
    await laptop.choose({ emailNotifications: false, theme: 'light', preferredGenerators: { runway: false } })
    for (const device of devices) expect(await device.drain()).toMatchObject({ failed: 1, waiting: 1 })
    expect(await valuesOf(phone)).toMatchObject({ theme: 'dark', pika: false, runway: true })

    // The telephone finds a network a day later: what it was told earlier doesn't win over what was chosen later.
    laptop.setFate(() => 'arrives')
    await laptop.drain()
    later(86_400_000)
    phone.setFate(() => 'arrives')
    await phone.drain()
    await renewPreferences(laptop.db)
    await laptop.drain()
    const merged = {
      theme: 'light',
      language: 'en',
      emailNotifications: false,
      marketingEmails: true,
      runway: false,
      pika: false,
    }
    expect(await valuesOf(phone)).toEqual(merged)
    expect(await valuesOf(laptop)).toEqual(merged)
  })

  it('are gone from a device that is signed out of, and come back with the next sign-in', async () => {
    const { devices, enter } = await household(await freshContext(), 1)
    const [phone] = devices
    if (phone === undefined) throw new Error('one device')
    await enter(phone)
    await phone.choose({ marketingEmails: true, preferredGenerators: { pika: true } })
    await phone.drain()
    await phone.signOut()
    expect(await valuesOf(phone)).toEqual({})
    expect(JSON.stringify(await phone.db.settings.toArray())).not.toMatch(/pika|marketing/)
    await phone.choose({ theme: 'light' })
    await enter(phone)
    await phone.drain()
    expect(await valuesOf(phone)).toEqual({ marketingEmails: true, pika: true, theme: 'light' })
  })

  it('follow what was chosen last by a device whose clock is wrong', async () => {
    const { devices, enter } = await household(await freshContext(), 2)
    const [ahead, behind] = devices
    if (ahead === undefined || behind === undefined) throw new Error('two devices')
    const at = async (time: number, work: () => Promise<unknown>) => {
      vi.setSystemTime(time)
      await work()
      vi.setSystemTime(NOON)
    }
    await enter(ahead)
    await enter(behind)
    await at(Date.UTC(2031, 0, 1), () => ahead.choose({ theme: 'light', language: 'en' }))
    await ahead.drain()
    later(61_000)
    await renewPreferences(behind.db)
    await behind.drain()
    expect(await valuesOf(behind)).toEqual({ theme: 'light', language: 'en' })
    await at(Date.UTC(2020, 0, 1), () => behind.choose({ theme: 'dark' }))
    later(61_000)
    await behind.drain()
    later(61_000)
    await renewPreferences(ahead.db)
    await ahead.drain()
    expect(await valuesOf(ahead)).toEqual({ theme: 'dark', language: 'en' })
  })

  const values: fc.Arbitrary<PreferenceValues> = fc.record(
    {
      theme: fc.constantFrom('dark', 'light', 'system'),
      language: fc.constantFrom('pl', 'en'),
      marketingEmails: fc.boolean(),
      preferredGenerators: fc.dictionary(fc.constantFrom('runway', 'pika'), fc.boolean(), { maxKeys: 2 }),
    },
    { requiredKeys: [] },
  )
  const step = fc.record({
    device: fc.nat(1),
    does: fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('choose' as const), values }) },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('send' as const),
          fates: fc.array(fc.constantFrom<Fate>('arrives', 'lost', 'answer-lost'), { maxLength: 6 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('enter' as const) }) },
    ),
  })

  it(
    'end up alike, with the last choice of everything, whatever is lost on the way',
    { timeout: TIMEOUT_MS },
    async () => {
      const context = await freshContext()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
          vi.setSystemTime(NOON)
          const { devices, enter, account } = await household(context, 2)
          let everything: Preferences = NO_PREFERENCES
          for (const { device: index, does } of steps) {
            const device = devices[index]
            if (device === undefined) continue
            later(1)
            if (does.kind === 'choose') {
              await device.choose(does.values)
              everything = mergePreferences(everything, (await device.preferences()).choices)
            } else if (does.kind === 'enter') await enter(device)
            else {
              const fates = does.fates.values()
              device.setFate(() => fates.next().value ?? 'arrives')
              await device.drain()
              device.setFate(() => 'arrives')
            }
          }
          for (const device of [...devices, ...devices]) {
            await enter(device)
            await device.drain()
          }
          expect(await account()).toEqual(everything)
          for (const device of devices) {
            expect((await device.preferences()).choices).toEqual(everything)
            expect(await device.db.outbox.count()).toBe(0)
          }
        }),
        { numRuns: RUNS },
      )
    },
  )
})
