import { asc, eq, inArray } from 'drizzle-orm'
import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { DEFAULT_CURRENCY, type Grosze } from '#domain/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cartLines, carts, discountCodes, productMedia, products, productVariants } from '../tables.ts'
import { applyDiscounts, discountKey, type AppliedDiscount, type DiscountRow } from './discounts.ts'
import type { Line } from './lineChanges.ts'

export type CartRow = typeof carts.$inferSelect

/** What a line is of. */
export interface Goods {
  readonly variant: typeof productVariants.$inferSelect
  readonly product: typeof products.$inferSelect
  /** The variant's own picture; null when it has none. */
  readonly picture: typeof productMedia.$inferSelect | null
}

export interface PricedLine extends Goods {
  readonly id: string
  readonly cartId: string
  readonly quantity: number
  readonly attributes: readonly LineAttribute[]
  readonly position: number
  /** Quantity times price, in grosze. */
  readonly total: Grosze
}

export interface PricedDiscount extends AppliedDiscount {
  /** What the code promises; null when there is no such code. */
  readonly worth: Pick<DiscountRow, 'kind' | 'value'> | null
}

/** A cart with what it costs at this moment, before delivery and tax. Amounts in grosze of `currencyCode`. */
export interface PricedCart {
  readonly cart: CartRow
  /** Longest in the cart first. A sold-out line may stand here with quantity 0. */
  readonly lines: readonly PricedLine[]
  readonly discounts: readonly PricedDiscount[]
  readonly subtotal: Grosze
  readonly discount: Grosze
  /** `subtotal` less `discount`. */
  readonly total: Grosze
  readonly currencyCode: string
}

async function readLines(database: Database, cartId: string): Promise<PricedLine[]> {
  const rows = await database
    .select({ line: cartLines, variant: productVariants, product: products, picture: productMedia })
    .from(cartLines)
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(productMedia, eq(productMedia.id, productVariants.mediaId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position))
  return rows.map(({ line, ...goods }) => pricedLine(cartId, line, goods))
}

/** The goods of these variants, by the variant's id; those that are no more are missing. */
export async function readGoods(
  database: Database,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, Goods>> {
  const ids = [...new Set(variantIds)]
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ variant: productVariants, product: products, picture: productMedia })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(productMedia, eq(productMedia.id, productVariants.mediaId))
    .where(inArray(productVariants.id, ids))
  return new Map(rows.map((goods) => [goods.variant.id, goods]))
}

/** A line of a cart with what it is of. */
export function pricedLine(
  cartId: string,
  { id, quantity, attributes, position }: Line,
  { variant, product, picture }: Goods,
): PricedLine {
  const total = quantity * variant.price
  return { id, cartId, quantity, attributes, position, variant, product, picture, total }
}

/** Prices a cart by its present lines, prices and discount codes. */
export async function priceCartRow(database: Database, cart: CartRow, now: Date): Promise<PricedCart> {
  return priceLines(database, cart, await readLines(database, cart.id), now)
}

/** Prices a cart of which the lines are at hand, longest in the cart first. */
export async function priceLines(
  database: Database,
  cart: CartRow,
  lines: readonly PricedLine[],
  now: Date,
): Promise<PricedCart> {
  const keys = cart.discountCodes.map(discountKey)
  const rows =
    keys.length === 0
      ? []
      : await database.select().from(discountCodes).where(inArray(discountCodes.code, keys))
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const known = new Map(rows.map((row) => [row.code, row]))
  const discounts = applyDiscounts(cart.discountCodes, known, subtotal, now).map((applied) => ({
    ...applied,
    worth: known.get(discountKey(applied.code)) ?? null,
  }))
  const discount = discounts.reduce((sum, applied) => sum + applied.amount, 0)
  return {
    cart,
    lines,
    discounts,
    subtotal,
    discount,
    total: subtotal - discount,
    currencyCode: DEFAULT_CURRENCY,
  }
}
