import type { CodeDiscount, RemoteCart } from '#domain/cart/remoteCart.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import { boolean, count, either, list, nullable, number, record, string } from '#domain/readers.ts'
import { moneyReader, pictureReader, quantityRuleReader, readMoney, readPicture } from './productAnswer.ts'

// The storefront's answers about a cart, checked and read into the product's own words.

const lineReader = record({
  id: string,
  quantity: count,
  attributes: list(record({ key: string, value: nullable(string) })),
  cost: record({ totalAmount: moneyReader }),
  merchandise: record({
    id: string,
    title: string,
    availableForSale: boolean,
    quantityAvailable: nullable(number),
    requiresShipping: boolean,
    quantityRule: quantityRuleReader,
    price: moneyReader,
    image: nullable(pictureReader),
    product: record({
      id: string,
      handle: string,
      title: string,
      metafield: nullable(record({ value: string })),
    }),
  }),
})

/** Of a code, or of a discount that the store gives by itself: that one has no code. */
const allocationReader = record(
  { discountApplication: record({ value: either(record({ percentage: number }), moneyReader) }) },
  { code: string },
)

export const cartReader = record({
  id: string,
  checkoutUrl: string,
  updatedAt: string,
  buyerIdentity: record({ email: nullable(string), phone: nullable(string) }),
  discountCodes: list(record({ code: string, applicable: boolean })),
  discountAllocations: list(allocationReader),
  cost: record({
    subtotalAmount: moneyReader,
    totalAmount: moneyReader,
    totalTaxAmount: nullable(moneyReader),
  }),
  lines: record({ nodes: list(lineReader) }),
})

/** The answer of every cart mutation. */
export const cartPayloadReader = record({
  cart: nullable(cartReader),
  userErrors: list(
    record({
      field: nullable(list(string)),
      message: string,
      code: nullable(string),
    }),
  ),
})

function readLine(line: ReturnType<typeof lineReader>): RemoteCart['lines'][number] {
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
      blanks: blankNames(product.metafield?.value ?? ''),
      price: readMoney(price),
      picture: readPicture(image),
    },
    total: readMoney(cost.totalAmount),
  }
}

function readDiscount({
  code,
  discountApplication: { value },
}: ReturnType<typeof allocationReader>): CodeDiscount[] {
  if (code === undefined) return []
  return 'percentage' in value
    ? [{ code, kind: 'percent', value: Math.round(value.percentage * 100) }]
    : [{ code, kind: 'fixed', value: readMoney(value).amount }]
}

/** Reads a cart. Throws a RangeError for an amount that is none. */
export function readCart(cart: ReturnType<typeof cartReader>): RemoteCart {
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
