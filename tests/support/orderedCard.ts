import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import { NO_DETAILS, type Personalization } from '#domain/gifts/personalization.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import { orderFilesSchema } from '#domain/orders/orderFiles.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { orderLines } from '#server/shop/checkout/tables.ts'
import { cartLines } from '#server/shop/storefront/tables.ts'
import { apiClient } from './accountFixture.ts'
import { BUYER, makeCart, payRequest } from './checkoutFixture.ts'

const HANDLE = 'kartka-urodzinowa-sto-iskier'
/** The line of the cart that the card is. */
export const CARD_LINE = { id: 'a-card-of-some-chance', productId: 'gid://shopify/Product/1' }
/** A card for Halina, to be sent on Christmas Eve; some of its words are missing. */
export const GIVEN_CARD: Personalization = {
  ...NO_DETAILS,
  recipientName: 'Halina',
  recipientEmail: 'halina@poczta.example',
  deliveryDate: '2026-12-24',
  words: { given: { imie: 'Halino', wspomnienie: 'jak śnieg padał w maju' }, text: null },
}

/** The same with all its words. */
export const WRITTEN_CARD: Personalization = {
  ...GIVEN_CARD,
  words: {
    given: { ...GIVEN_CARD.words?.given, zyczenie: 'spokojnego roku', nadawca: 'Ola' },
    text: null,
  },
}

/** A shop in which one card was written, ordered and paid for, with a clock that is moved by hand. */
export async function orderCard(context: ServerContext, gift: Personalization) {
  const { database } = context
  const call = apiClient(context)
  const { token } = await makeCart(context, [{ price: 1_499, quantity: 1, requiresShipping: false }])
  await database.update(cartLines).set({ attributes: [{ key: LINE_ATTRIBUTE, value: CARD_LINE.id }] })
  const body = { ...personalizationBody(CARD_LINE, gift), time_zone: 'Europe/Warsaw' }
  await call('POST /api/v1/personalizations', { body })
  const view = await changeDetails(context, token, BUYER)
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  await payCheckout(context, token, payRequest(view), `try-of-${token}`)
  await database.update(orderLines).set({ handle: HANDLE })
  const files = async () => {
    const answer = await call('GET /api/v1/orders/{token}/files', { path: { token }, query: { lang: 'pl' } })
    return orderFilesSchema.parse(answer.body).files[0]
  }
  return { call, token, files, body }
}
