import { expect, it } from 'vitest'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import { NO_DETAILS, type Personalization } from '#domain/gifts/personalization.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import { FILLED } from '#domain/prints/placement.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { orderLines } from '#server/shop/checkout/tables.ts'
import { prints } from '#server/shop/gifts/prints/tables.ts'
import { personalizations } from '#server/shop/gifts/tables.ts'
import { cartLines } from '#server/shop/storefront/tables.ts'
import { apiClient } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { documentRoutes } from './documentRoutes.ts'
import { DOCUMENTS_PATH, type NamedDocument, readDocumentAddress } from './documentAddress.ts'
import { findDocument } from './orderFiles.ts'
import { listFulfilment } from './fulfilment.ts'

const ALL = { state: null, before: null } as const
const GIFT_ID = 'a-card-of-some-chance'
const GIFT: Personalization = {
  ...NO_DETAILS,
  recipientName: 'Halina',
  deliveryDate: '2026-12-24',
  message: 'Do zobaczenia w maju',
  specialInstructions: 'Niebieska wstążka',
  giftWrap: true,
  words: { given: { imie: 'Halino' }, text: null },
}

/** Pays for one thing, the same for all buyers unless `giftId` is given. */
async function buy(context: ServerContext, { requiresShipping = true, giftId = '' }): Promise<void> {
  const { token } = await makeCart(context, [{ price: 1_499, quantity: 1, requiresShipping }])
  if (giftId !== '')
    await context.database.update(cartLines).set({ attributes: [{ key: LINE_ATTRIBUTE, value: giftId }] })
  const view = await changeDetails(context, token, BUYER)
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const outcome = await payCheckout(context, token, payRequest(view), `try-of-${token}`)
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
}

const lineOf = async (context: ServerContext) => (await listFulfilment(context, ALL)).orders[0]?.lines[0]

function namedBy(context: ServerContext, path: string): NamedDocument {
  const named = readDocumentAddress(context, new URL(path, 'https://iskra.example'))
  if (typeof named === 'string') throw new Error(`the address is ${named}`)
  return named
}

describeOnDatabase('what has to be made', (freshContext) => {
  it('says where an order goes, and leaves out what goes in no parcel', async () => {
    const context = await freshContext()
    await buy(context, { requiresShipping: false })
    await buy(context, {})
    const { orders, next } = await listFulfilment(context, ALL)
    expect(next).toBeNull()
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({
      recipient: { name: 'Zofia Żuraw', address: 'Łąkowa 7 m. 3', postcode: '00-950', city: 'Łódź' },
      shippingMethod: 'standard',
      lines: [{ quantity: 1, isGiftWrapped: false, file: null }],
    })
  })

  it('goes on behind the page before, each order once', async () => {
    const context = await freshContext()
    for (let bought = 0; bought < 23; bought++) await buy(context, {})
    const first = await listFulfilment(context, ALL)
    const second = await listFulfilment(context, { ...ALL, before: Number(first.next) })
    const numbers = [...first.orders, ...second.orders].map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted().toReversed())
    expect([new Set(numbers).size, first.orders.length, second.next]).toEqual([23, 20, null])
  })

  it('prints a card with the words of its giver, once they have come', async () => {
    const context = await freshContext({ now: () => new Date('2026-11-23T12:00:00Z') })
    await buy(context, { giftId: GIFT_ID })
    await context.database.update(orderLines).set({ handle: 'kartka-urodzinowa-sto-iskier' })
    expect(await lineOf(context)).toMatchObject({
      file: { url: null, isTaken: false },
      giftMessage: '',
      attributes: [],
    })

    const body = personalizationBody({ id: GIFT_ID, productId: 'gid://shopify/Product/1' }, GIFT)
    await apiClient(context)('POST /api/v1/personalizations', {
      body: { ...body, time_zone: 'Europe/Warsaw' },
    })
    const line = await lineOf(context)
    expect(line).toMatchObject({ giftMessage: GIFT.message, instructions: GIFT.specialInstructions })
    const path = (line?.file?.url ?? '').slice(DOCUMENTS_PATH.length)
    expect(path).toContain('-print.pdf?')
    expect(line?.file?.isTaken).toBe(false)
    const answer = await documentRoutes(context).request(path)
    expect((await lineOf(context))?.file?.isTaken).toBe(true)
    expect(answer.headers.get('content-disposition')).toContain('kartka-urodzinowa-sto-iskier-drukarnia.pdf')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('keeps the words of a card from the moment that its sheet is fetched, whoever is quicker', async () => {
    const context = await freshContext({ now: () => new Date('2026-11-23T12:00:00Z') })
    await buy(context, { giftId: GIFT_ID })
    await context.database.update(orderLines).set({ handle: 'kartka-urodzinowa-sto-iskier' })
    const save = (imie: string) =>
      apiClient(context)('POST /api/v1/personalizations', {
        body: {
          ...personalizationBody(
            { id: GIFT_ID, productId: 'gid://shopify/Product/1' },
            { ...GIFT, words: { given: { imie }, text: null } },
          ),
          time_zone: 'Europe/Warsaw',
        },
      })
    expect((await save('Halino')).status).toBe(204)
    expect((await save('Haniu')).status).toBe(204)
    const path = ((await lineOf(context))?.file?.url ?? '').slice(DOCUMENTS_PATH.length)
    const [fetched, ...saved] = await Promise.all([
      findDocument(context, namedBy(context, path)),
      ...['Olu', 'Kasiu', 'Basiu'].map(save),
    ])
    expect(saved.filter(({ status }) => status !== 204).map(({ code }) => code)).not.toContain('NOT_FOUND')
    expect(await save('Zosiu')).toMatchObject({ status: 409, code: 'BEING_MADE' })
    // The printed version is kept.
    const again = await findDocument(context, namedBy(context, path))
    expect(fetched).toEqual(again)
    const [row] = await context.database.select().from(personalizations)
    expect(JSON.stringify(fetched)).toContain(row?.words?.given['imie'])
  })

  it('prints a picture once its file has come, and tells what was fetched before', async () => {
    const now = new Date('2026-11-23T12:00:00Z')
    const context = await freshContext({ now: () => now })
    await buy(context, { giftId: GIFT_ID })
    const print = {
      cartItemId: GIFT_ID,
      handle: 'kubek-z-twoim-obrazem',
      isTurned: false,
      placement: FILLED,
      fileId: 'a-file-of-some-chance',
      pictureId: 'a-picture-of-some-chance',
      mimeType: 'image/jpeg',
      updatedAt: now,
    }
    await context.database.insert(prints).values(print)
    expect((await lineOf(context))?.file).toEqual({ url: null, isTaken: false })
    await context.database.update(prints).set({ receivedAt: now, takenAt: now })
    const file = (await lineOf(context))?.file
    expect(file?.isTaken).toBe(true)
    expect(file?.url).toMatch(/^\/files\/prints\/a-picture-of-some-chance\/print\.pdf\?until=\d+&sig=/)
  })
})
