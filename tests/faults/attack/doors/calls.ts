import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import type { EngagementEvent } from '#domain/engagement/eventKinds.ts'
import { FILLED } from '#domain/prints/placement.ts'
import type { Stranger, Told } from './stranger.ts'

const createdSchema = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ id: z.string(), checkoutUrl: z.string() }) }) }),
})
const productSchema = z.object({
  data: z.object({
    product: z.object({ variants: z.object({ nodes: z.array(z.object({ id: z.string() })) }) }),
  }),
})

const MUG = 'kubek-z-twoim-obrazem'

/** A cart with one of these goods for each of these lines; tells its id and the secret of its checkout. */
export async function cartWith(
  stranger: Stranger,
  lines: readonly string[],
  handle = MUG,
): Promise<{ id: string; token: string }> {
  const query = `{ product(handle: "${handle}") { variants(first: 1) { nodes { id } } } }`
  const found = z.parse(productSchema, (await stranger.storefront(query)).json).data.product.variants.nodes
  const { json } = await stranger.storefront(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id checkoutUrl } } }',
    {
      lines: lines.map((value) => ({
        merchandiseId: found[0]?.id,
        quantity: 1,
        attributes: [{ key: LINE_ATTRIBUTE, value }],
      })),
    },
  )
  const { cart } = z.parse(createdSchema, json).data.cartCreate
  return { id: cart.id, token: new URL(cart.checkoutUrl).pathname.split('/').at(-1) ?? '' }
}

/** Says that a picture comes for a line; tells where it is sent. */
export function savePrint(stranger: Stranger, line: string): Promise<Told> {
  return stranger.call('POST', '/api/v1/prints', {
    json: {
      cart_item_id: line,
      handle: MUG,
      file_id: `file-${randomUUID()}`,
      mime_type: 'image/jpeg',
      is_turned: false,
      placement: FILLED,
    },
  })
}

const uploadSchema = z.object({ upload_url: z.nullable(z.string()) })

/** Sends a picture for a line; the answer is the refusal's where one comes before that. */
export async function sendPrint(
  stranger: Stranger,
  line: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Told> {
  const saved = await savePrint(stranger, line)
  const url = uploadSchema.safeParse(saved.json).data?.upload_url ?? null
  if (url === null) return saved
  const body = new FormData()
  body.set('file', new File([picture], 'obraz.jpg', { type: 'image/jpeg' }))
  return stranger.call('PUT', url, { body })
}

/** A view of a template that nobody has made, with changes. */
export function visitEvent(slug: string, changes: object = {}): EngagementEvent {
  return {
    id: randomUUID().replaceAll('-', ''),
    kind: 'view',
    at: Date.now(),
    page: '/szablony/$slug',
    subject: slug,
    source: 'direct',
    device: 'phone',
    affiliate: '',
    offline: false,
    value: 0,
    ...changes,
  }
}
