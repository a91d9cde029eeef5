import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOST_OWN_DATES, type OwnDate } from '#domain/occasions/ownDate.ts'
import { EXAMPLE_DATE } from '#domain/occasions/testing/exampleDate.ts'
import { removeOccasion, saveOccasion } from '#offline/occasions/occasionCommands.ts'
import { readOccasions } from '#offline/occasions/readOccasions.ts'
import { renewOccasions } from '#offline/occasions/renewOccasions.ts'
import { discardIntent, listIntents } from '#offline/outbox/intents.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { AccountDevice, type Fate } from '../preferences/accountDevice.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const isLong = process.env['LONG'] !== undefined
const RUNS = isLong ? 500 : 5
const TIMEOUT_MS = isLong ? 900_000 : 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const named = (name: string): OwnDate => ({ ...EXAMPLE_DATE, name })

async function household(context: ServerContext, count: number) {
  const user = await makeUser(context)
  const app = productApi(context)
  const devices = Array.from(
    { length: count },
    () => new AccountDevice(async (...request) => app.request(...request)),
  )
  return { devices, enter: async (device: AccountDevice) => device.signIn(await signIn(context, user)) }
}

/** What a device shows, in an order that doesn't matter. */
async function shown({ db }: AccountDevice): Promise<readonly string[]> {
  return (await readOccasions(db)).map(({ date }) => date.name).toSorted()
}

/** As when somebody comes back to the page a while later. */
async function comeBack(device: AccountDevice): Promise<void> {
  later(61_000)
  await renewOccasions(device.db)
  await device.drain()
}

describeOnDatabase('people and dates on two devices', (freshContext) => {
  it('of a guest stay there and go to the account with the sign-in, once, and from there to other devices', async () => {
    const { devices, enter } = await household(await freshContext(), 2)
    const [phone, laptop] = devices
    if (phone === undefined || laptop === undefined) throw new Error('two devices')
    await saveOccasion(phone.db, null, named('Halina'))
    expect(await listIntents(phone.db)).toEqual([])
    await enter(laptop)
    await saveOccasion(laptop.db, null, named('Tomek'))
    await laptop.drain()
    await enter(phone)
    expect(await listIntents(phone.db)).toHaveLength(1)
    await phone.drain()
    await comeBack(laptop)
    for (const device of devices) expect(await shown(device)).toEqual(['Halina', 'Tomek'])
    // Signing in again brings nothing a second time, nor back what another device has removed.
    const [halina] = await readOccasions(laptop.db)
    await removeOccasion(laptop.db, halina?.id ?? '')
    await laptop.drain()
    await enter(phone)
    await phone.drain()
    expect(await shown(phone)).toEqual(await shown(laptop))
    expect(await shown(phone)).toHaveLength(1)
  })

  it('are gone from a device that is signed out of, come back with the next sign-in, and are nobody else’s', async () => {
    const context = await freshContext()
    const { devices, enter } = await household(context, 1)
    const [phone] = devices
    if (phone === undefined) throw new Error('one device')
    await enter(phone)
    await saveOccasion(phone.db, null, named('Halina'))
    await phone.drain()
    // Added while there is no network, when somebody else signs in: it waits for its owner.
    phone.setFate(() => 'lost')
    await saveOccasion(phone.db, null, named('Tomek'))
    phone.setFate(() => 'arrives')
    await phone.signIn(await signIn(context, await makeUser(context)))
    await phone.drain()
    expect(await shown(phone)).toEqual([])
    await enter(phone)
    await phone.drain()
    expect(await shown(phone)).toEqual(['Halina', 'Tomek'])
    await phone.signOut()
    expect(await shown(phone)).toEqual([])
    await enter(phone)
    await phone.drain()
    expect(await shown(phone)).toEqual(['Halina', 'Tomek'])
  })

  it('that an account has no room for wait for their owner’s word, and go when they are given up', async () => {
    const { devices, enter } = await household(await freshContext(), 2)
    const [phone, laptop] = devices
    if (phone === undefined || laptop === undefined) throw new Error('two devices')
    await enter(laptop)
    for (let number = 0; number < MOST_OWN_DATES; number += 1) {
      await saveOccasion(laptop.db, null, named(`Osoba ${number}`))
    }
    expect(await saveOccasion(laptop.db, null, named('Za dużo'))).toBeNull()
    await laptop.drain()
    await saveOccasion(phone.db, null, named('Halina'))
    await enter(phone)
    await phone.drain()
    const [refused, ...others] = await listIntents(phone.db)
    expect(others).toEqual([])
    expect(refused).toMatchObject({ state: 'parked', lastError: { code: 'TOO_MANY_OCCASIONS' } })
    expect(await shown(phone)).toContain('Halina')
    await discardIntent(phone.db, refused?.id ?? 0)
    await phone.drain()
    expect(await shown(phone)).toHaveLength(MOST_OWN_DATES)
    expect(await shown(phone)).not.toContain('Halina')
  })

  const step = fc.record({
    device: fc.nat(1),
    does: fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('change' as const),
          removes: fc.boolean(),
          which: fc.nat(5),
        }),
      },
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
    'end up alike, with the last change of each, whatever is lost on the way',
    { timeout: TIMEOUT_MS },
    async () => {
      const context = await freshContext()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (steps) => {
          vi.setSystemTime(NOON)
          const { devices, enter } = await household(context, 2)
          for (const device of devices) await enter(device)
          /** The last word on each date, whoever said it. */
          const last = new Map<string, string | null>()
          let count = 0
          for (const { device: index, does } of steps) {
            const device = devices[index]
            if (device === undefined) continue
            later(1)
            if (does.kind === 'add') {
              const id = await saveOccasion(device.db, null, named(`Osoba ${(count += 1)}`))
              if (id !== null) last.set(id, `Osoba ${count}`)
            } else if (does.kind === 'change') {
              const known = (await readOccasions(device.db)).toSorted((one, other) =>
                one.date.name.localeCompare(other.date.name),
              )[does.which]
              if (known === undefined) continue
              const name = `Osoba ${(count += 1)}`
              if (!does.removes) await saveOccasion(device.db, known.id, named(name))
              else await removeOccasion(device.db, known.id)
              last.set(known.id, does.removes ? null : name)
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
          const everything = [...last.values()].filter((name) => name !== null).toSorted()
          for (const device of devices) {
            expect(await shown(device)).toEqual(everything)
            expect(await device.db.outbox.count()).toBe(0)
          }
        }),
        { numRuns: RUNS },
      )
    },
  )
})
