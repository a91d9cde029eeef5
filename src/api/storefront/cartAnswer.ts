import * as z from 'zod/mini'
import type { CodeDiscount, RemoteCart } from '#domain/cart/remoteCart.ts'
import { moneySchema, pictureSchema, quantityRuleSchema, readMoney, readPicture } from './productAnswer.ts'

// What the storefront answers about a cart, checked and read into the product's own words.

const lineSchema = z.object({
  id: z.string(),
  quantity: z.int().check(z.gte(0)),
  attributes: z.array(z.object({ key: z.string(), value: z.nullable(z.string()) })),
  cost: z.object({ totalAmount: moneySchema }),
  merchandise: z.object({
    id: z.string(),
    title: z.string(),
    availableForSale: z.boolean(),
    quantityAvailable: z.nullable(z.number()),
    requiresShipping: z.boolean(),
    quantityRule: quantityRuleSchema,
    price: moneySchema,
    image: z.nullable(pictureSchema),
    product: z.object({ id: z.string(), handle: z.string(), title: z.string() }),
  }),
})

/** Of a code, or of a discount that the store gives by itself: that one has no code. */
const allocationSchema = z.object({
  code: z.optional(z.string()),
  discountApplication: z.object({ value: z.union([z.object({ percentage: z.number() }), moneySchema]) }),
})

export const cartSchema = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  updatedAt: z.string(),
  buyerIdentity: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  discountAllocations: z.array(allocationSchema),
  cost: z.object({
    subtotalAmount: moneySchema,
    totalAmount: moneySchema,
    totalTaxAmount: z.nullable(moneySchema),
  }),
  lines: z.object({ nodes: z.array(lineSchema) }),
})

/** What every cart mutation answers. */
export const cartPayloadSchema = z.object({
  cart: z.nullable(cartSchema),
  userErrors: z.array(
    z.object({
      field: z.nullable(z.array(z.string())),
      message: z.string(),
      code: z.nullable(z.string()),
    }),
  ),
})

function readLine(line: z.output<typeof lineSchema>): RemoteCart['lines'][number] {
  const { id, quantity, attributes, cost, merchandise } = line
  const { product, image, price, quantityRule, ...same } = merchandise
  return {
    id,
    quantity,
    attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
    variant: {
      ...same,
      productId: product.id,
      handle: product.handle,
      productTitle: product.title,
      maximumQuantity: quantityRule.maximum,
      price: readMoney(price),
      picture: readPicture(image),
    },
    total: readMoney(cost.totalAmount),
  }
}

function readDiscount({
  code,
  discountApplication: { value },
}: z.output<typeof allocationSchema>): CodeDiscount[] {
  if (code === undefined) return []
  return 'percentage' in value
    ? [{ code, kind: 'percent', value: Math.round(value.percentage * 100) }]
    : [{ code, kind: 'fixed', value: readMoney(value).amount }]
}

/** Reads a cart. Throws a RangeError for an amount that is none. */
export function readCart(cart: z.output<typeof cartSchema>): RemoteCart {
  const { lines, cost, discountAllocations, ...same } = cart
  return {
    ...same,
    discounts: discountAllocations.flatMap(readDiscount),
    lines: lines.nodes.map(readLine),
    cost: {
      subtotal: readMoney(cost.subtotalAmount),
      total: readMoney(cost.totalAmount),
      tax: cost.totalTaxAmount && readMoney(cost.totalTaxAmount),
    },
  }
}
