import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import { orderViewSchema } from '#domain/checkout/checkoutView.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import { fulfilmentOrderSchema, fulfilmentPageSchema } from '#domain/orders/fulfilment.ts'
import type { ToldParcel } from '#domain/orders/parcel.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type LetterKind, letterSchema } from '#server/platform/mail/letter.ts'
import { unseal } from '#server/platform/mail/seal.ts'
import { outgoingLetters } from '#server/platform/mail/tables.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { findOrder } from '#server/shop/checkout/orderView.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { personalizations } from '#server/shop/gifts/tables.ts'
import { apiClient, makeUser, signInWithProof } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'

const MADE: ToldParcel = { state: 'made', carrier: null, tracking_number: '' }
const SENT: ToldParcel = { state: 'sent', carrier: 'inpost', tracking_number: '6800 0000 1234' }
const DELIVERED: ToldParcel = { state: 'delivered', carrier: null, tracking_number: '' }
const GIFT_ID = 'a-gift-of-some-chance'

interface Bought {
  readonly number: string
  readonly token: string
}

async function buy(context: ServerContext, giftId?: string, requiresShipping = true): Promise<Bought> {
  const attributes = giftId === undefined ? [] : [{ key: LINE_ATTRIBUTE, value: giftId }]
  const { token } = await makeCart(context, [{ price: 1_499, quantity: 1, attributes, requiresShipping }])
  const view = await changeDetails(context, token, BUYER)
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const outcome = await payCheckout(context, token, payRequest(view), `try-of-${token}`)
  if (outcome.kind !== 'answer' || outcome.view.state !== 'completed') throw new Error('it was not paid')
  return { number: outcome.view.order.number, token }
}

/** The waiting letters of a kind, the oldest first. */
async function lettersOf(context: ServerContext, kind: LetterKind) {
  const rows = await context.database
    .select()
    .from(outgoingLetters)
    .where(eq(outgoingLetters.kind, kind))
    .orderBy(outgoingLetters.createdAt)
  const { secret } = context.config.auth
  return rows.map(({ sealed }) =>
    letterSchema.parse(JSON.parse(unseal(secret, 'outgoing letter', sealed ?? '') ?? '')),
  )
}

async function setUp(freshContext: (changes?: Partial<ServerContext>) => Promise<ServerContext>) {
  let now = Date.UTC(2026, 10, 23, 6)
  const context = await freshContext({ now: () => new Date((now += 1_000)) })
  const call = apiClient(context)
  const admin = await makeUser(context, { roles: ['user', 'admin'] })
  const { access_token: token } = await signInWithProof(context, admin, 'Biuro')
  const tell = (number: string, revision: number, told: object) =>
    call('PUT /api/v1/admin/parcels/{number}', { token, path: { number }, body: { revision, ...told } })
  const list = async (state?: string) =>
    fulfilmentPageSchema.parse(
      (await call('GET /api/v1/admin/production', { token, query: state === undefined ? {} : { state } }))
        .body,
    )
  const bring = (parcels: readonly object[]) =>
    call('POST /api/v1/admin/parcels/import', { token, body: { parcels } })
  const acts = async () => (await call('GET /api/v1/admin/acts', { token })).body
  return { context, call, tell, list, bring, acts }
}

describeOnDatabase('a parcel', (freshContext) => {
  it('is made, sent and delivered; its buyer sees it and gets one letter with its number', async () => {
    const { context, tell, list, acts } = await setUp(freshContext)
    const { number, token } = await buy(context)
    const other = await buy(context)
    expect((await list()).counts).toEqual({ ordered: 2, made: 0, sent: 0 })

    const made = fulfilmentOrderSchema.parse((await tell(number, 0, MADE)).body)
    expect(made).toMatchObject({ number, revision: 1, parcel: { state: 'made', carrier: null } })
    const sent = await tell(number, 1, SENT)
    expect(sent.body).toMatchObject({
      revision: 2,
      parcel: { state: 'sent', carrier: 'inpost', trackingNumber: '680000001234' },
    })
    expect((await list()).counts).toEqual({ ordered: 1, made: 0, sent: 1 })
    expect((await list('sent')).orders.map((order) => order.number)).toEqual([number])
    expect((await list('ordered')).orders.map((order) => order.number)).toEqual([other.number])
    const view = orderViewSchema.parse(await findOrder(context.database, context, token))
    expect(view.parcel).toMatchObject({ state: 'sent', trackingNumber: '680000001234', deliveredAt: null })

    expect((await tell(number, 2, DELIVERED)).body).toMatchObject({ parcel: { state: 'delivered' } })
    expect((await list('delivered')).orders.map((order) => order.number)).toEqual([number])
    expect((await list()).counts).toEqual({ ordered: 1, made: 0, sent: 0 })

    expect(await lettersOf(context, 'parcel-sent')).toMatchObject([
      {
        to: BUYER.email,
        language: 'pl',
        order: { number },
        carrier: 'inpost',
        trackingNumber: '680000001234',
      },
    ])
    expect(await acts()).toMatchObject({
      acts: [
        { kind: 'parcel-delivered', subjectId: number, person: null },
        { kind: 'parcel-sent', reason: `${number} · InPost · 6800 0000 1234` },
        { kind: 'parcel-made' },
      ],
    })
  })

  it('is told of once by two at once, and by nobody who has not seen what it is', async () => {
    const { context, tell, acts } = await setUp(freshContext)
    const { number } = await buy(context)
    const answers = await Promise.all([
      tell(number, 0, SENT),
      tell(number, 0, { ...SENT, carrier: 'dpd' }),
      tell(number, 0, { ...SENT, carrier: 'gls' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409])
    expect(await lettersOf(context, 'parcel-sent')).toHaveLength(1)
    expect(await tell(number, 0, DELIVERED)).toMatchObject({ code: 'PARCEL_CHANGED' })
    expect(await tell(number, 1, MADE)).toMatchObject({ code: 'PARCEL_CHANGED' })
    expect(await acts()).toMatchObject({ acts: [{ kind: 'parcel-sent' }] })
  })

  it('whose number was wrong is corrected by a letter, and one that was not delivered after all by none', async () => {
    const { context, tell } = await setUp(freshContext)
    const { number } = await buy(context)
    await tell(number, 0, SENT)
    // Repeating the same changes nothing.
    await tell(number, 1, SENT)
    await tell(number, 1, { ...SENT, tracking_number: '6800 0000 9999' })
    await tell(number, 2, DELIVERED)
    const back = await tell(number, 3, { ...SENT, tracking_number: '680000009999' })
    expect(back.body).toMatchObject({ parcel: { state: 'sent', deliveredAt: null } })
    expect(await lettersOf(context, 'parcel-sent')).toMatchObject([
      { trackingNumber: '680000001234', isCorrected: false },
      { trackingNumber: '680000009999', isCorrected: true },
    ])
  })

  it('names its carrier, and a number as carriers write them', async () => {
    const { context, tell } = await setUp(freshContext)
    const { number } = await buy(context)
    for (const wrong of [
      { ...SENT, carrier: null },
      { ...SENT, tracking_number: '' },
      { ...SENT, tracking_number: 'https://zly.example/x' },
      { ...SENT, carrier: 'sowa' },
      { state: 'lost', carrier: null, tracking_number: '' },
    ])
      expect([400, 422]).toContain((await tell(number, 0, wrong)).status)
    expect((await tell(number, 0, { ...SENT, carrier: 'other', tracking_number: '' })).status).toBe(200)
    const digital = await buy(context, undefined, false)
    expect(await tell(digital.number, 0, MADE)).toMatchObject({ code: 'NOT_FOUND' })
    await context.database.update(orders).set({ emailFolded: null })
    expect(await tell(number, 1, DELIVERED)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is told of by a list, each line once however often it is brought', async () => {
    const { context, bring, list } = await setUp(freshContext)
    const [one, two, three] = [await buy(context), await buy(context), await buy(context)]
    const lines = [
      { number: one.number, ...SENT },
      { number: two.number, ...MADE },
      { number: 'ISK-2026-999999', ...DELIVERED },
      { number: three.number, ...DELIVERED },
    ]
    const outcomesOf = async () => (await bring(lines)).body
    const { number } = three
    expect(await outcomesOf()).toEqual({
      outcomes: [
        { number: one.number, outcome: 'changed' },
        { number: two.number, outcome: 'changed' },
        { number: 'ISK-2026-999999', outcome: 'unknown' },
        { number, outcome: 'refused' },
      ],
    })
    expect(await outcomesOf()).toMatchObject({
      outcomes: [{ outcome: 'same' }, { outcome: 'same' }, { outcome: 'unknown' }, { outcome: 'refused' }],
    })
    await bring([{ number: one.number, ...DELIVERED }])
    // An old list doesn't set an arrived parcel back to sent.
    expect(await outcomesOf()).toMatchObject({ outcomes: [{ outcome: 'refused' }, {}, {}, {}] })
    expect((await list()).counts).toEqual({ ordered: 1, made: 1, sent: 0 })
    expect(await lettersOf(context, 'parcel-sent')).toHaveLength(1)
  })

  it('that is made takes no other words, also where none had come', async () => {
    const { context, call, tell } = await setUp(freshContext)
    const { number } = await buy(context, GIFT_ID)
    const save = (id: string, message: string) =>
      call('POST /api/v1/personalizations', {
        body: {
          ...personalizationBody(
            { id, productId: 'gid://shopify/Product/1' },
            { ...NO_DETAILS, recipientName: 'Halina', message },
          ),
          time_zone: 'Europe/Warsaw',
        },
      })
    expect((await save(GIFT_ID, 'Sto lat')).status).toBe(204)
    await tell(number, 0, MADE)
    expect(await save(GIFT_ID, 'Dwieście lat')).toMatchObject({ status: 409, code: 'BEING_MADE' })
    // When words and the parcel come at once, either the words were first and are kept, or they are refused.
    const late = await buy(context, 'a-gift-that-comes-late')
    const answers = await Promise.all([tell(late.number, 0, MADE), save('a-gift-that-comes-late', 'Później')])
    expect(answers[0].status).toBe(200)
    expect([204, 409]).toContain(answers[1].status)
    const rows = await context.database.select().from(personalizations)
    const kept = rows.find(({ cartItemId }) => cartItemId === 'a-gift-that-comes-late')
    expect((kept?.takenAt ?? null) !== null).toBe(answers[1].status === 204)
    expect(await save('a-gift-that-comes-late', 'Za późno')).toMatchObject({ code: 'BEING_MADE' })
  })
})
