import { expect, it } from 'vitest'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import type { Given } from '#domain/personal/checkPersonal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { printedInvoice } from '#server/platform/media/documents/printedInvoice.ts'
import { printDocument } from '#server/platform/media/documents/printer.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { findOrder } from '#server/shop/checkout/orderView.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { cartLines, products } from '#server/shop/storefront/tables.ts'
import { apiClient } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { DOCUMENTS_PATH, readDocumentAddress } from './documentAddress.ts'
import { issueInvoice } from './issueInvoice.ts'
import { findDocument } from './orderFiles.ts'
import { listFulfilment } from './fulfilment.ts'

const ID = 'a-star-map-of-some-chance'
const HANDLE = 'plakat-mapa-nieba'
const GIVEN = { place: '50.0600 19.9400 Kraków', date: '2018-07-14', time: '22:00', words: 'Nasz początek' }

/** A checkout with a star map, and its payment. */
async function starMap(context: ServerContext) {
  const { token } = await makeCart(context, [{ price: 4_900, quantity: 1, requiresShipping: true }])
  await context.database.update(products).set({ handle: HANDLE })
  await context.database.update(cartLines).set({ attributes: [{ key: LINE_ATTRIBUTE, value: ID }] })
  const pay = async (attempt: string) => {
    const view = await changeDetails(context, token, BUYER)
    if (view?.state !== 'open') throw new Error('the checkout is not open')
    return payCheckout(context, token, payRequest(view), `${attempt}-of-${token}`)
  }
  return { token, pay }
}

const save = (context: ServerContext, given: Given, handle: string | undefined = HANDLE) =>
  apiClient(context)('POST /api/v1/personalizations', {
    body: {
      ...personalizationBody(
        { id: ID, productId: 'gid://shopify/Product/1' },
        { ...NO_DETAILS, words: { given, text: null } },
      ),
      handle,
      time_zone: 'Europe/Warsaw',
    },
  })

describeOnDatabase('what is made for one person', (freshContext) => {
  it('isn’t sold without what it is made with, by whatever way', async () => {
    const context = await freshContext()
    const { pay } = await starMap(context)
    expect(await pay('first')).toMatchObject({ kind: 'refusal', code: 'CHECKOUT_OWN_MISSING' })
    expect(await save(context, { ...GIVEN, date: '' })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
    })
    // A caller who hides the product of a gift is refused.
    expect((await save(context, { ...GIVEN, date: '' }, '')).status).toBe(204)
    expect(await pay('second')).toMatchObject({ kind: 'refusal', code: 'CHECKOUT_OWN_MISSING' })
    expect((await save(context, GIVEN)).status).toBe(204)
    expect(await pay('third')).toMatchObject({ kind: 'answer' })
  })

  it('is made just as it was told, and told on the order', async () => {
    const context = await freshContext()
    const { token, pay } = await starMap(context)
    await save(context, { ...GIVEN, words: ' Nasz  początek ', other: 'x' })
    await pay('first')
    const order = await findOrder(context.database, context, token)
    expect(order?.lines[0]?.gift?.given).toEqual(GIVEN)
    const invoice = await issueInvoice(context, token, { ...EMPTY_BILLING, company: 'Żuraw' })
    expect(invoice?.lines.map(({ own }) => own)).toEqual([
      'Kraków, 14.07.2018, 22:00, Nasz początek',
      ...(invoice?.lines ?? []).slice(1).map(() => undefined),
    ])
    if (invoice === null) throw new Error('no invoice was issued')
    expect(printedInvoice(invoice, 'en').rows[0]?.names.at(-1)).toBe(invoice.lines[0]?.own)

    const made = async () =>
      (await listFulfilment(context, { state: null, before: null })).orders[0]?.lines[0]
    const line = await made()
    expect(line).toMatchObject({ handle: HANDLE, given: GIVEN, file: { isTaken: false } })
    const path = (line?.file?.url ?? '').slice(DOCUMENTS_PATH.length)
    const named = readDocumentAddress(context, new URL(path, 'https://iskra.example'))
    if (typeof named === 'string') throw new Error(named)
    const found = await findDocument(context, named)
    expect(found?.plan).toMatchObject({ kind: 'personal', handle: HANDLE, given: GIVEN })
    if (found === null) throw new Error('no document')
    const pdf = Buffer.from(await printDocument(found.plan)).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf).toContain('/TrimBox')

    // It is being made: from now on it stays as it is.
    expect((await made())?.file?.isTaken).toBe(true)
    expect(await save(context, { ...GIVEN, words: 'Inne' })).toMatchObject({
      status: 409,
      code: 'BEING_MADE',
    })
  })
})
