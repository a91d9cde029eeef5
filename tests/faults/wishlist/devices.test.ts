import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { read } from '#offline/change.ts'
import { discardIntent, listIntents } from '#offline/outbox/intents.ts'
import { readWishlist } from '#offline/wishlist/readWishlist.ts'
import { renewWishlist } from '#offline/wishlist/renewWishlist.ts'
import { setWished } from '#offline/wishlist/setWished.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { AccountDevice, type Fate } from '../preferences/accountDevice.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const isLong = process.env['LONG'] !== undefined
const RUNS = isLong ? 500 : 8
const TIMEOUT_MS = isLong ? 900_000 : 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function household(context: ServerContext) {
  const user = await makeUser(context)
  const app = productApi(context)
  const device = () => new AccountDevice(async (...request) => app.request(...request))
  return {
    phone: device(),
    laptop: device(),
    enter: async (one: AccountDevice) => one.signIn(await signIn(context, user)),
  }
}

const shown = ({ db }: AccountDevice) => read(db, ['outbox', 'settings'], readWishlist)

/** As when somebody comes back to the page a while later. */
async function comeBack(device: AccountDevice): Promise<void> {
  later(6_000)
  await renewWishlist(device.db)
  await device.drain()
}

describeOnDatabase('favourites on two devices', (freshContext) => {
  it('of a guest stay there, join the account at the sign-in, and what is taken off on one is off the other', async () => {
    const { phone, laptop, enter } = await household(await freshContext())
    await setWished(phone.db, ['kubek'], true)
    await renewWishlist(phone.db)
    await phone.drain()
    later(1)
    await enter(laptop)
    await setWished(laptop.db, ['kartka', 'kubek'], true)
    await laptop.drain()
    await enter(phone)
    await phone.drain()
    await comeBack(laptop)
    for (const device of [phone, laptop]) expect(await shown(device)).toEqual(['kartka', 'kubek'])
    await setWished(laptop.db, ['kubek'], false)
    await laptop.drain()
    // Signing in again brings nothing back that another device has taken off.
    await enter(phone)
    await phone.drain()
    expect(await shown(phone)).toEqual(['kartka'])
  })

  it('that a guest has taken off are no word on those of the account', async () => {
    const { phone, laptop, enter } = await household(await freshContext())
    await enter(laptop)
    await setWished(laptop.db, ['kubek'], true)
    await laptop.drain()
    later(1)
    await setWished(phone.db, ['kubek'], true)
    await setWished(phone.db, ['kubek'], false)
    await enter(phone)
    await phone.drain()
    expect(await shown(phone)).toEqual(['kubek'])
  })

  it('leave the device with their owner, come back with them, and are nobody else’s', async () => {
    const context = await freshContext()
    const { phone, enter } = await household(context)
    await enter(phone)
    await setWished(phone.db, ['kubek'], true)
    await phone.drain()
    // Changed while there is no network, when somebody else signs in: it waits for its owner.
    await setWished(phone.db, ['kartka'], true)
    await phone.signIn(await signIn(context, await makeUser(context)))
    expect(await shown(phone)).toEqual([])
    await phone.drain()
    expect(await shown(phone)).toEqual([])
    await enter(phone)
    await phone.drain()
    expect(await shown(phone)).toEqual(['kartka', 'kubek'])
    await phone.signOut()
    expect(await shown(phone)).toEqual([])
    // The next guest's join whoever signs in then.
    later(1_000)
    await setWished(phone.db, ['torba'], true)
    await enter(phone)
    expect(await shown(phone)).toEqual(['torba'])
    await phone.drain()
    expect(await shown(phone)).toEqual(['torba', 'kartka', 'kubek'])
  })

  it('stand as the account has them when a change is given up', async () => {
    const { phone, enter } = await household(await freshContext())
    await enter(phone)
    await setWished(phone.db, ['kubek'], true)
    await phone.drain()
    await setWished(phone.db, ['kubek'], false)
    expect(await shown(phone)).toEqual([])
    const [intent] = await listIntents(phone.db)
    await discardIntent(phone.db, intent?.id ?? 0)
    expect(await shown(phone)).toEqual(['kubek'])
  })

  const step = fc.record({
    isPhone: fc.boolean(),
    does: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('wish' as const),
          handle: fc.constantFrom('kubek', 'kartka', 'torba', 'plakat'),
          isWished: fc.boolean(),
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
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
          vi.setSystemTime(NOON)
          const { phone, laptop, enter } = await household(context)
          for (const device of [phone, laptop]) await enter(device)
          /** The last word on each product, whoever said it. */
          const last = new Map<string, boolean>()
          for (const { isPhone, does } of steps) {
            const device = isPhone ? phone : laptop
            later(1)
            if (does.kind === 'wish') {
              const isChange = does.isWished || (await shown(device)).includes(does.handle)
              await setWished(device.db, [does.handle], does.isWished)
              if (isChange) last.set(does.handle, does.isWished)
            } else if (does.kind === 'enter') await enter(device)
            else {
              const fates = does.fates.values()
              device.setFate(() => fates.next().value ?? 'arrives')
              await device.drain()
              device.setFate(() => 'arrives')
            }
          }
          for (const device of [phone, laptop, phone, laptop]) {
            await enter(device)
            await device.drain()
          }
          const everything = [...last].flatMap(([handle, isWished]) => (isWished ? [handle] : [])).toSorted()
          for (const device of [phone, laptop]) {
            expect((await shown(device)).toSorted()).toEqual(everything)
            expect(await device.db.outbox.count()).toBe(0)
          }
        }),
        { numRuns: RUNS },
      )
    },
  )
})
