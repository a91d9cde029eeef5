import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { createCheckoutClient } from '#api/checkout/checkoutClient.ts'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import { expectedOrder } from '#domain/checkout/expectedOrder.ts'
import { NO_DETAILS, type Personalization } from '#domain/gifts/personalization.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import { type OrderFiles, orderFilesSchema } from '#domain/orders/orderFiles.ts'
import type { ProductProcess } from '../../support/productProcess.ts'
import { STOREFRONT_PATH } from '../../support/storefrontFixture.ts'
import { expect, test } from '../fixtures.ts'

const CARD = 'kartka-urodzinowa-sto-iskier'
const GIFT_ID = 'a-card-through-many-kills'
const RECIPIENT = 'halina.po.awarii@poczta.example'
/** Far enough that nothing leaves by itself, and within what a card's day may be. */
const NEXT_CHRISTMAS = `${new Date().getFullYear() + 1}-12-24`
const GIFT: Personalization = {
  ...NO_DETAILS,
  recipientName: 'Halina',
  recipientEmail: RECIPIENT,
  deliveryDate: NEXT_CHRISTMAS,
  words: {
    given: {
      imie: 'Halino',
      wspomnienie: 'jak śnieg padał w maju',
      zyczenie: 'spokojnego roku',
      nadawca: 'Zofia',
    },
    text: null,
  },
}
/** How often each step is broken off, each time a little later than the time before. */
const KILLS = process.env['LONG'] === undefined ? 2 : 12
const LATER_MS = process.env['LONG'] === undefined ? 40 : 8

/** Does a step while the server is killed, and again until somebody answers; as a device does that heard nothing. */
async function throughKills<Answer>(server: ProductProcess, step: () => Promise<Answer>): Promise<Answer> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const heard = step().catch(() => null)
    await pause(kill * LATER_MS)
    await server.kill()
    await heard
    await server.start()
  }
  return step()
}

async function ask(url: string, init: { method: string; body?: unknown }): Promise<unknown> {
  const answer = await fetch(url, {
    method: init.method,
    headers: { 'content-type': 'application/json' },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  })
  if (!answer.ok) throw new Error(`${init.method} ${new URL(url).pathname}: ${answer.status}`)
  return answer.status === 204 ? null : answer.json()
}

const configSchema = z.object({ storefront: z.object({ publicToken: z.string() }) })
const productSchema = z.object({
  data: z.object({
    product: z.object({
      id: z.string(),
      variants: z.object({ nodes: z.array(z.object({ id: z.string(), requiresShipping: z.boolean() })) }),
    }),
  }),
})
const cartSchema = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ checkoutUrl: z.string() }) }) }),
})

const mailboxSchema = z.object({ letters: z.array(z.unknown()) })

/** A cart with the card as a file; its product, and the token of its checkout. */
async function fillCart({ origin }: ProductProcess): Promise<{ productId: string; token: string }> {
  const config = configSchema.parse(await ask(`${origin}/config.json`, { method: 'GET' }))
  const query = async (text: string, variables: object): Promise<unknown> => {
    const answer = await fetch(origin + STOREFRONT_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': config.storefront.publicToken,
      },
      body: JSON.stringify({ query: text, variables }),
    })
    return answer.json()
  }
  const { product } = productSchema.parse(
    await query(
      'query ($handle: String!) { product(handle: $handle) { id variants(first: 5) { nodes { id requiresShipping } } } }',
      { handle: CARD },
    ),
  ).data
  const merchandiseId = product.variants.nodes.find(({ requiresShipping }) => !requiresShipping)?.id
  const attributes = [{ key: LINE_ATTRIBUTE, value: GIFT_ID }]
  const { cart } = cartSchema.parse(
    await query(
      'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { checkoutUrl } } }',
      { lines: [{ merchandiseId, quantity: 1, attributes }] },
    ),
  ).data.cartCreate
  return { productId: product.id, token: new URL(cart.checkoutUrl).pathname.split('/').at(-1) ?? '' }
}

test('a card arrives once and with its words, whatever step of its way a crash breaks off', async ({
  server,
}) => {
  test.slow()
  const api = `${server.origin}/api/v1`
  const { productId, token } = await fillCart(server)
  const checkout = createCheckoutClient({ base: `${server.origin}/api/checkout` })
  const save = (gift: Personalization) =>
    ask(`${api}/personalizations`, {
      method: 'POST',
      body: personalizationBody({ id: GIFT_ID, productId }, gift),
    })
  const orderFiles = async (action: string, init: { method: string; body?: unknown }): Promise<OrderFiles> =>
    orderFilesSchema.parse(await ask(`${api}/orders/${token}/files${action}?lang=pl`, init))
  const files = () => orderFiles('', { method: 'GET' })

  // Edited: what was acknowledged last is what counts.
  await save({ ...GIFT, words: { given: { imie: 'Zofio' }, text: null } })
  await throughKills(server, () => save(GIFT))

  // Paid: one press, however often it is repeated.
  const details = {
    ...EMPTY_DETAILS,
    email: 'zofia.po.awarii@example.pl',
    firstName: 'Zofia',
    lastName: 'Żuraw',
  }
  await checkout.saveDetails(token, details)
  const view = await checkout.view(token)
  if (view.state !== 'open') throw new Error('the checkout is not open')
  const press = { payment: 'test_success', details, expected: expectedOrder(view) } as const
  const paid = await throughKills(server, () => checkout.pay(token, press, 'one-press-of-the-button'))
  if (paid.state !== 'completed') throw new Error('the order was not placed')
  const [file] = (await files()).files
  expect(file?.written?.paragraphs.join(' ')).toContain('jak śnieg padał w maju')

  // Sent: one letter.
  await throughKills(server, () => orderFiles(`/${file?.id}/send`, { method: 'POST', body: { when: 'now' } }))
  const mailbox = `${server.origin}/dev/poczta/letters.json?to=${encodeURIComponent(RECIPIENT)}`
  const letters = async () => mailboxSchema.parse(await ask(mailbox, { method: 'GET' })).letters
  await expect.poll(async () => (await letters()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  await server.kill()
  await server.start()
  // Long enough for the outbox to look again.
  await pause(20_000)
  expect(await letters()).toHaveLength(1)
  const after = await checkout.view(token)
  expect(after.state === 'completed' && after.order.number).toBe(paid.order.number)
  expect((await files()).files[0]?.delivery?.state).toBe('sent')
})
