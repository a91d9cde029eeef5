import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import { NO_DETAILS, type Personalization } from '#domain/gifts/personalization.ts'
import { type PersonalizationBody, personalizationBody } from '#domain/gifts/personalizationBody.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { isWithinLimit } from '#server/platform/throttle/throttle.ts'
import { changeDetails, readCheckout } from '#server/shop/checkout/changeCheckout.ts'
import { forgetOrders } from '#server/shop/checkout/ordersOfAddress.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { cartLines } from '#server/shop/storefront/tables.ts'
import { removeExpired } from '#server/tables/removeExpired.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { KILOBYTES_OF_GIFTS_FROM_ADDRESS } from './limits.ts'
import { UNORDERED_GIFTS } from './personalizations.ts'
import { personalizations } from './tables.ts'
import { boundUnordered, type UnorderedMost } from './unordered.ts'

const LINE = { id: 'a-gift-of-some-chance', productId: 'gid://shopify/Product/1' }
const GIFT: Personalization = {
  ...NO_DETAILS,
  recipientName: ' Halina ',
  deliveryDate: '2026-12-24',
  words: { given: { imie: 'Halino' }, text: null },
}

const problemsSchema = z.object({
  error: z.object({
    details: z.object({ problems: z.array(z.object({ field: z.string(), code: z.string() })) }),
  }),
})

const saved = async ({ database }: ServerContext) => database.select().from(personalizations)

/** A checkout of one thing that is a gift. */
async function openGift(context: ServerContext): Promise<string> {
  const { token } = await makeCart(context, [{ price: 1_999, quantity: 1, requiresShipping: false }])
  await context.database.update(cartLines).set({ attributes: [{ key: LINE_ATTRIBUTE, value: LINE.id }] })
  return token
}

async function pay(context: ServerContext, token: string) {
  const view = await changeDetails(context, token, BUYER)
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const outcome = await payCheckout(context, token, payRequest(view), `try-of-${token}`)
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
}

const giftIn = async (context: ServerContext, token: string) => {
  const view = await readCheckout(context.database, context, token)
  return (view?.state === 'completed' ? view.order : view)?.lines[0]?.gift
}

describeOnDatabase('a gift', (freshContext) => {
  const now = new Date('2026-11-23T12:00:00Z')

  it('is saved in the place of what was saved before, and is on the order, whichever comes first', async () => {
    const context = await freshContext({ now: () => now })
    const call = apiClient(context)
    const token = await openGift(context)
    expect(await giftIn(context, token)).toBeNull()
    const save = (gift: Personalization) =>
      call('POST /api/v1/personalizations', { body: personalizationBody(LINE, gift) })
    expect((await save(GIFT)).status).toBe(204)
    const shown = { recipientName: 'Halina', deliveryDate: '2026-12-24', occasion: '', given: null }
    expect(await giftIn(context, token)).toEqual(shown)
    await pay(context, token)
    expect(await giftIn(context, token)).toEqual(shown)
    await save({ ...GIFT, recipientName: 'Jan' })
    await save({ ...GIFT, recipientName: 'Jan' })
    expect(await giftIn(context, token)).toEqual({ ...shown, recipientName: 'Jan' })
    expect(await saved(context)).toHaveLength(1)
  })

  it('names whom its words name, and waits at most five years for its day', async () => {
    const context = await freshContext({ now: () => now })
    const call = apiClient(context)
    const token = await openGift(context)
    const save = (changes: Partial<Personalization>) =>
      call('POST /api/v1/personalizations', { body: personalizationBody(LINE, { ...GIFT, ...changes }) })
    const words = { given: { imie: 'Tomek' }, text: null }
    expect((await save({ ...NO_DETAILS, words })).status).toBe(204)
    expect(await giftIn(context, token)).toMatchObject({ recipientName: 'Tomek' })
    expect((await save({ deliveryDate: '2031-11-23' })).status).toBe(204)
    expect(await save({ deliveryDate: '2031-11-24' })).toMatchObject({
      status: 422,
      body: { error: { details: { problems: [{ field: 'delivery_date', code: 'too_late' }] } } },
    })
  })

  it('says by the fields’ own names what can’t stand, a day that is over where the giver is among it', async () => {
    const context = await freshContext({ now: () => new Date('2026-12-24T23:30:00Z') })
    const call = apiClient(context)
    const body = { ...personalizationBody(LINE, GIFT), recipient_email: 'halina' }
    const answer = await call('POST /api/v1/personalizations', {
      body: { ...body, time_zone: 'Europe/Warsaw' },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'VALIDATION_FAILED',
          details: {
            problems: [
              { field: 'recipient_email', code: 'email' },
              { field: 'delivery_date', code: 'past' },
            ],
          },
        },
      },
    })
    const there = { ...body, recipient_email: '', time_zone: 'America/New_York' }
    expect((await call('POST /api/v1/personalizations', { body: there })).status).toBe(204)
    const nowhere = { ...there, time_zone: 'Europa/Warszawa' }
    expect((await call('POST /api/v1/personalizations', { body: nowhere })).status).toBe(400)
  })

  it('is refused for each thing that can’t stand in it, by the name of its field', async () => {
    const context = await freshContext({ now: () => now })
    const call = apiClient(context)
    const problemsOf = async (body: PersonalizationBody) => {
      const answer = await call('POST /api/v1/personalizations', { body })
      expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
      return z.parse(problemsSchema, answer.body).error.details.problems
    }
    const long = 'ż'.repeat(501)
    const wrong: Personalization = {
      ...NO_DETAILS,
      recipientEmail: 'halina',
      recipientPhone: 'po południu',
      message: long,
      deliveryDate: '2026-02-30',
      occasion: 'dzień bez dnia',
      specialInstructions: long,
    }
    expect(await problemsOf(personalizationBody(LINE, wrong))).toEqual([
      { field: 'recipient_name', code: 'required' },
      { field: 'recipient_email', code: 'email' },
      { field: 'recipient_phone', code: 'phone' },
      { field: 'message', code: 'too_long' },
      { field: 'delivery_date', code: 'wrong' },
      { field: 'occasion', code: 'wrong' },
      { field: 'special_instructions', code: 'too_long' },
    ])
    const unprintable = { given: { imie: 'Abebe አበበ' }, text: null }
    const words = { field: 'words', code: 'unprintable' }
    expect(await problemsOf(personalizationBody(LINE, { ...GIFT, words: unprintable }))).toEqual([words])
    const text = { given: {}, text: 'Sto lat, አበበ!' }
    expect(await problemsOf(personalizationBody(LINE, { ...GIFT, words: text }))).toEqual([words])
    const bauble = (name: string): PersonalizationBody =>
      personalizationBody(
        { ...LINE, handle: 'bombka-z-imieniem' },
        { ...GIFT, words: { given: { name }, text: null } },
      )
    expect(await problemsOf(bauble('Ω'))).toEqual([{ field: 'words', code: 'wrong' }])
    expect(await problemsOf(bauble(''))).toEqual([{ field: 'words', code: 'required' }])
    expect(await saved(context)).toEqual([])
  })

  it('is taken from one address as long as all of them together are no more than people write', async () => {
    const config = { ...testConfig(), auth: { ...testConfig().auth, throttleFactor: 1 } }
    const context = await freshContext({ now: () => now, config })
    const call = apiClient(context)
    const message = 'Dużo zdrowia! '.repeat(30)
    const body = personalizationBody(LINE, { ...GIFT, message })
    expect((await call('POST /api/v1/personalizations', { body })).status).toBe(204)
    expect(await isWithinLimit(context, KILOBYTES_OF_GIFTS_FROM_ADDRESS, '', 3_000)).toBe(false)
    expect((await call('POST /api/v1/personalizations', { body })).status).toBe(429)
  })

  it('goes for newer ones once all that nobody has ordered is too much: not what was ordered, nor a person’s own', async () => {
    let time = now
    const context = await freshContext({ now: () => time })
    const user = await makeUser(context)
    const save = async (id: string, token?: string) => {
      time = new Date(time.getTime() + 60_000)
      const body = { ...personalizationBody(LINE, GIFT), cart_item_id: id }
      const call = apiClient(context)
      expect((await call('POST /api/v1/personalizations', { body, token })).status).toBe(204)
    }
    await save('somebodys-own-gift', (await signIn(context, user)).access_token)
    const order = await openGift(context)
    await save(LINE.id)
    await pay(context, order)
    const lines = Array.from({ length: 6 }, (_, at) => `a-gift-of-nobodys-${at}`)
    for (const line of lines) await save(line)
    const left = async () => (await saved(context)).map(({ cartItemId }) => cartItemId).toSorted()
    const bound = (most: UnorderedMost) => boundUnordered(context, { ...UNORDERED_GIFTS, most })
    const theirs = [LINE.id, 'somebodys-own-gift']
    expect(await bound(UNORDERED_GIFTS.most)).toBe(0)
    expect(await bound({ rows: 4, bytes: 1_000_000 })).toBe(2)
    expect(await left()).toEqual([...lines.slice(2), ...theirs].toSorted())
    // One takes more than a hundred bytes.
    expect(await bound({ rows: 100, bytes: 400 })).toBeGreaterThan(0)
    expect(await left()).toContain(lines.at(-1))
    await bound({ rows: 0, bytes: 0 })
    expect(await left()).toEqual(theirs)
  })

  it('is removed when nobody has ordered it for long, and with the orders of an account', async () => {
    let time = now
    const context = await freshContext({ now: () => time })
    const call = apiClient(context)
    const body = personalizationBody(LINE, GIFT)
    const token = await openGift(context)
    await call('POST /api/v1/personalizations', { body })
    await call('POST /api/v1/personalizations', { body: { ...body, cart_item_id: 'never-ordered-at-all' } })
    await pay(context, token)
    time = new Date(now.getTime() + 91 * 24 * 60 * 60_000)
    await removeExpired(context)
    expect((await saved(context)).map(({ cartItemId }) => cartItemId)).toEqual([LINE.id])
    await context.database.transaction((tx) => forgetOrders(tx, BUYER.email.toLowerCase()))
    expect(
      await context.database.select().from(personalizations).where(eq(personalizations.cartItemId, LINE.id)),
    ).toEqual([])
  })
})
