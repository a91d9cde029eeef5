import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { creditsSchema } from '#domain/credits/credits.ts'
import { signWebhook } from '#server/shop/webhooks/signature.ts'
import { WEBHOOK_SECRET } from './attackedProducts.ts'
import type { Answer, Outsider } from './outsider.ts'

export async function creditsOf(outsider: Outsider, token: string): Promise<number> {
  const { json } = await outsider.call('GET', '/api/v1/credits', { token })
  return z.parse(creditsSchema, json).available
}

export async function emailOf(outsider: Outsider, token: string): Promise<string> {
  const { json } = await outsider.call('GET', '/api/v1/auth/me', { token })
  return z.parse(z.object({ email: z.string() }), json).email
}

interface Order {
  readonly id: number | string
  readonly email: string
  readonly test?: boolean
  readonly credits: number
  readonly quantity?: number
}

/** Sends `orders/paid` as the store whose secret it is signed with. */
export function sendOrder(
  outsider: Outsider,
  { id, email, test = false, credits, quantity = 1 }: Order,
  secret = WEBHOOK_SECRET,
): Promise<Answer> {
  // Written by hand: an id of 64 bits is no number of ours.
  const body = `{"id":${String(id)},"name":"#${String(id)}","email":${JSON.stringify(email)},"test":${String(test)},
    "financial_status":"paid","line_items":[{"sku":"KREDYTY-${credits}","quantity":${quantity}}]}`
  return outsider.call('POST', '/api/webhooks/orders-paid', {
    body,
    headers: {
      'content-type': 'application/json',
      'X-Shopify-Hmac-Sha256': signWebhook(secret, body),
      'X-Shopify-Webhook-Id': randomUUID(),
      'X-Shopify-Topic': 'orders/paid',
      'X-Shopify-Shop-Domain': 'sklep.example',
    },
  })
}

const packSchema = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(
        z.object({
          variants: z.object({ nodes: z.array(z.object({ id: z.string(), sku: z.string().nullable() })) }),
        }),
      ),
    }),
  }),
})
const createdSchema = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ id: z.string(), checkoutUrl: z.string() }) }) }),
})

/** The variant of some pack of credits. */
export async function packVariant(outsider: Outsider): Promise<string> {
  const query =
    '{ products(first: 20, query: "kredyty") { nodes { variants(first: 5) { nodes { id sku } } } } }'
  const { json } = await outsider.storefront(query)
  const variants = z.parse(packSchema, json).data.products.nodes.flatMap(({ variants: of }) => of.nodes)
  const pack = variants.find(({ sku }) => sku?.startsWith('KREDYTY-'))
  expect(pack).toBeDefined()
  return pack?.id ?? ''
}

/** A cart with a pack of credits in it. */
export async function packCart(outsider: Outsider): Promise<{ cartId: string; checkout: string }> {
  const lines = [{ merchandiseId: await packVariant(outsider), quantity: 1 }]
  const { json } = await outsider.storefront(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id checkoutUrl } } }',
    { lines },
  )
  const { cart } = z.parse(createdSchema, json).data.cartCreate
  return { cartId: cart.id, checkout: new URL(cart.checkoutUrl).pathname.split('/').at(-1) ?? '' }
}
