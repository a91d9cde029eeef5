import * as fc from 'fast-check'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import type { DesiredLine } from './reconcileCart.ts'
import { lineAttributes, lineKey } from './lineKey.ts'
import type { RemoteCartLine } from './remoteCart.ts'

const PLN = (amount: number) => ({ amount, currencyCode: 'PLN' })

const personalization = { ...NO_DETAILS, recipientName: 'Ola' }

/** Lines from a small set, so that the two sides of a reconciliation often meet. */
const identity = fc
  .record({
    variant: fc.integer({ min: 1, max: 6 }),
    line: fc.integer({ min: 0, max: 2 }),
    giftWrap: fc.boolean(),
  })
  .map(({ variant, line, giftWrap }) => ({
    id: `line-${line}`,
    variantId: `gid://shopify/ProductVariant/${variant}`,
    ...(line === 0 ? {} : { personalization: { ...personalization, giftWrap } }),
  }))

const quantity = fc.integer({ min: 1, max: 9_999 })

/** Desired lines, each key once. */
export const desiredLines: fc.Arbitrary<readonly DesiredLine[]> = fc.uniqueArray(
  fc.tuple(identity, quantity).map(([line, pieces]) => ({
    key: lineKey(line),
    merchandiseId: line.variantId,
    quantity: pieces,
    attributes: lineAttributes(line),
  })),
  { selector: (line) => line.key, maxLength: 12 },
)

/** Lines as a storefront might hold them, some keys twice. */
export const remoteLines: fc.Arbitrary<readonly RemoteCartLine[]> = fc
  .array(fc.tuple(identity, quantity), { maxLength: 12 })
  .map((lines) =>
    lines.map(([line, pieces], index) => ({
      id: `gid://shopify/CartLine/${index}`,
      quantity: pieces,
      attributes: lineAttributes(line),
      variant: {
        id: line.variantId,
        title: 'Domyślny',
        productId: 'gid://shopify/Product/1',
        handle: 'kartka',
        productTitle: 'Kartka',
        price: PLN(1_000),
        picture: null,
        availableForSale: true,
        quantityAvailable: null,
      },
      total: PLN(1_000 * pieces),
    })),
  )
