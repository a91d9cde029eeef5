import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Picture } from '#domain/catalogue/product.ts'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import { type CheckoutDetails, EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import type { CheckoutLine, OpenCheckout, Shortage } from '#domain/checkout/checkoutView.ts'
import { giftWrapCost } from '#domain/checkout/giftWrap.ts'
import { checkoutTotals } from '#domain/checkout/totals.ts'
import { type JudgedGift, NO_WORDS } from '#domain/gifts/giftWords.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import { lacksOwn } from '#domain/personal/lacksOwn.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { attributeWords } from '#server/shop/gifts/attributeWords.ts'
import { giftOfLine, giftsOf, type PersonalizationRow } from '#server/shop/gifts/personalizations.ts'
import { type PrintRow, printsOf } from '#server/shop/gifts/prints/prints.ts'
import { printView } from '#server/shop/gifts/prints/printView.ts'
import {
  type CartRow,
  type PricedCart,
  type PricedLine,
  priceCartRow,
} from '#server/shop/storefront/cart/priceCart.ts'
import { globalId } from '#server/shop/storefront/globalId.ts'
import { productMedia } from '#server/shop/storefront/tables.ts'
import { englishNames } from './englishNames.ts'
import { giftView } from './giftView.ts'
import { checkouts } from './tables.ts'

/** An open checkout with the rows it was made of. */
export interface PricedCheckout {
  readonly view: OpenCheckout
  readonly priced: PricedCart
  /** What was written for its lines, and the pictures that go with them, by the line’s id. */
  readonly gifts: ReadonlyMap<string, PersonalizationRow>
  readonly prints: ReadonlyMap<string, PrintRow>
}

/** The checkout of a cart as it stands at this moment, with `details` or those saved before. */
export async function openCheckout(
  database: Database,
  context: ServerContext,
  cart: CartRow,
  details?: CheckoutDetails,
): Promise<PricedCheckout> {
  const { config, now } = context
  const priced = await priceCartRow(database, cart, now())
  const ids = priced.lines.map(({ attributes }) => giftOfLine(attributes))
  const [pictures, gifts, prints, known] = await Promise.all([
    firstPictures(database, priced.lines),
    giftsOf(database, ids),
    printsOf(database, ids),
    details ?? savedDetails(database, cart),
  ])
  const lines = priced.lines.map((line) => {
    const id = giftOfLine(line.attributes)
    const [gift, print] = [gifts.get(id ?? ''), prints.get(id ?? '')]
    return {
      ...checkoutLine(line, pictures),
      gift: giftView(line.product, gift),
      print: printView(context, print),
      awaitsOwn: id !== null && gift === undefined && print === undefined,
      lacksOwn:
        lacksOwn({
          ...judgedGift(line, gift),
          handle: line.product.handle,
          given: gift?.words?.given,
          hasPicture: print !== undefined,
        }) !== null,
    }
  })
  const needsDelivery = lines.some((line) => line.requiresShipping && line.quantity > 0)
  const totals = checkoutTotals({
    subtotal: lines.reduce((sum, line) => sum + line.total, 0),
    discount: priced.discount,
    shippingMethod: known.shippingMethod,
    needsDelivery,
    currencyCode: priced.currencyCode,
  })
  const discountCodes = priced.discounts.map(({ code, refusal }) => ({ code, applicable: refusal === null }))
  const view: OpenCheckout = {
    state: 'open',
    lines,
    shortages: shortagesOf(priced.lines),
    totals,
    needsDelivery,
    details: known,
    discountCodes,
    canPay: config.payments.test,
  }
  return { view, priced, gifts, prints }
}

/** A line's gift as far as its words have come: while they are on their way, nothing is asked of them. */
function judgedGift(
  { product, variant, attributes }: PricedLine,
  gift: PersonalizationRow | undefined,
): JudgedGift {
  const isOnItsWay = gift === undefined && giftOfLine(attributes) !== null
  const { given, ...words } = gift?.words ?? NO_WORDS
  return {
    blanks: isOnItsWay ? [] : blankNames(product.details.aiTemplateBase ?? ''),
    words: { ...words, given: { ...given, ...attributeWords(attributes) } },
    isAnonymous: gift?.anonymousSender === true,
    isPrinted: variant.requiresShipping,
  }
}

async function savedDetails(database: Database, cart: CartRow): Promise<CheckoutDetails> {
  const [saved] = await database.select().from(checkouts).where(eq(checkouts.cartId, cart.id))
  const { email, phone } = cart
  return { ...EMPTY_DETAILS, ...(saved?.details ?? { email: email ?? '', phone: phone ?? '' }) }
}

function checkoutLine(line: PricedLine, pictures: ReadonlyMap<number, Picture>): CheckoutLine {
  const wrap = line.quantity > 0 ? giftWrapCost(line.attributes) : 0
  const names = { title: line.product.title, variantTitle: shownVariantTitle(line.variant.title) }
  return {
    id: line.id,
    variantId: globalId('ProductVariant', line.variant.id),
    ...names,
    english: englishNames(line.product, names),
    handle: line.product.handle,
    quantity: line.quantity,
    unitPrice: line.variant.price,
    total: line.total + wrap,
    giftWrap: wrap > 0,
    requiresShipping: line.variant.requiresShipping,
    picture: line.picture ? pictureOf(line.picture) : (pictures.get(line.product.id) ?? null),
  }
}

/** Lines of one variant share its stock: the line longest in the cart is served first. */
function shortagesOf(lines: readonly PricedLine[]): Shortage[] {
  const left = new Map<number, number>()
  const shortages: Shortage[] = []
  for (const { id, quantity, variant } of lines) {
    if (variant.stock === null || quantity === 0) continue
    const available = Math.min(left.get(variant.id) ?? variant.stock, quantity)
    left.set(variant.id, (left.get(variant.id) ?? variant.stock) - available)
    if (available < quantity) shortages.push({ lineId: id, available })
  }
  return shortages
}

/** The first picture of each product whose line has none of its own. */
async function firstPictures(
  database: Database,
  lines: readonly PricedLine[],
): Promise<ReadonlyMap<number, Picture>> {
  const productIds = lines.filter((line) => line.picture === null).map((line) => line.product.id)
  if (productIds.length === 0) return new Map()
  const rows = await database
    .selectDistinctOn([productMedia.productId])
    .from(productMedia)
    .where(and(inArray(productMedia.productId, productIds), eq(productMedia.kind, 'picture')))
    .orderBy(asc(productMedia.productId), asc(productMedia.position))
  return new Map(rows.map((row) => [row.productId, pictureOf(row)]))
}

function pictureOf({ url, width, height, altText }: typeof productMedia.$inferSelect): Picture {
  return { url, width, height, altText }
}
