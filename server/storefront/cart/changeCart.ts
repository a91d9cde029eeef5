import { createHash } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { maximumQuantity } from '#domain/catalogue/maximumQuantity.ts'
import type { ServerContext } from '#server/context.ts'
import type { Transaction } from '#server/database/database.ts'
import { cartLines, carts, products, productVariants } from '../tables.ts'
import {
  CART_DOES_NOT_EXIST,
  refused,
  warningsOf,
  type CartAnswer,
  type CartUserError,
} from './cartAnswer.ts'
import { findOpenCart } from './findOpenCart.ts'
import { fitStock } from './fitStock.ts'
import { attributesKey, type Line } from './lineChanges.ts'
import { isTooLargeToOrder } from './orderLimits.ts'
import { priceCartRow, type CartRow } from './priceCart.ts'

/** What a mutation wants: other lines, other columns, or a refusal. */
export type CartChange =
  | { readonly lines?: readonly Line[]; readonly columns?: Partial<CartRow> }
  | { readonly userErrors: readonly CartUserError[] }

const MOST_LINES = 250
/** Of everything that is kept of a cart: 250 lines, each with as long a dedication as the shop's own form takes. */
const MOST_CHARACTERS = 256 * 1024
export const MOST_PIECES = 999_999

/**
 * Changes a cart in one transaction with its row locked, so that parallel calls follow one another and none is
 * lost. `decide` sees the present lines, longest in the cart first.
 */
export async function changeCart(
  context: ServerContext,
  cartId: string,
  decide: (tx: Transaction, lines: readonly Line[], cart: CartRow) => CartChange | Promise<CartChange>,
): Promise<CartAnswer> {
  return context.database.transaction(async (tx) => {
    const cart = await findOpenCart(tx, cartId, { lock: true })
    if (!cart) return refused([CART_DOES_NOT_EXIST])
    const lines = await readLines(tx, cart.id)
    const change = await decide(tx, lines, cart)
    if ('userErrors' in change) return refused(change.userErrors)
    const wanted = change.lines ?? lines
    const tooMany = await refuseTooMany(tx, wanted, lines)
    if (tooMany !== null) return refused([tooMany])
    return writeCart(tx, { ...cart, ...change.columns }, wanted, { now: context.now() })
  })
}

/** A line that would grow beyond what may be bought of its thing. What stands in a cart from before may stay. */
export async function refuseTooMany(
  tx: Transaction,
  wanted: readonly Line[],
  present: readonly Line[],
): Promise<CartUserError | null> {
  const before = new Map(present.map((line) => [line.id, line.quantity]))
  const grown = wanted.filter((line) => line.quantity > Math.max(1, before.get(line.id) ?? 0))
  if (grown.length === 0) return null
  const rows = await tx
    .select({ variant: productVariants, tags: products.tags })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      inArray(
        productVariants.id,
        grown.map((line) => line.variantId),
      ),
    )
  const most = new Map(rows.map(({ variant, tags }) => [variant.id, maximumQuantity({ ...variant, tags })]))
  const mostOf = ({ variantId }: Line) => most.get(variantId) ?? Number.POSITIVE_INFINITY
  const line = grown.find((one) => one.quantity > mostOf(one))
  if (line === undefined) return null
  const message = `A line can't have more than ${mostOf(line)} of this merchandise.`
  return { code: 'MAXIMUM_EXCEEDED', field: ['lines'], message }
}

async function readLines(tx: Transaction, cartId: string): Promise<Line[]> {
  return tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.position))
}

/** Writes a cart's row and lines as they should be, cut to what is in stock, and answers with the cart. */
export async function writeCart(
  tx: Transaction,
  cart: CartRow,
  wanted: readonly Line[],
  { now, isNew = false }: { readonly now: Date; readonly isNew?: boolean },
): Promise<CartAnswer> {
  const refusal = refuseTooLarge(cart, wanted)
  if (refusal) return refused([refusal])
  const variants = await readVariants(tx, wanted)
  const { lines, warnings } = fitStock(wanted, new Map(variants.map(({ id, stock }) => [id, stock])))
  if (isTooLargeToOrder(withVariants(lines, variants))) return refused([TOO_LARGE_TO_ORDER])
  const row = { ...cart, updatedAt: now }
  if (isNew) await tx.insert(carts).values(row)
  else {
    const { id, ...columns } = row
    await tx.update(carts).set(columns).where(eq(carts.id, id))
    // Rewritten whole: two lines may have exchanged their merchandise, which is unique in a cart.
    await tx.delete(cartLines).where(eq(cartLines.cartId, id))
  }
  if (lines.length > 0) await tx.insert(cartLines).values(lines.map((line) => lineRow(cart.id, line)))
  const priced = await priceCartRow(tx, row, now)
  return { cart: priced, userErrors: [], warnings: warningsOf(priced, warnings) }
}

function refuseTooLarge(cart: CartRow, lines: readonly Line[]): CartUserError | null {
  if (lines.length > MOST_LINES) {
    const message = `The cart can't have more than ${MOST_LINES} lines.`
    return { code: 'CART_TOO_LARGE', field: ['lines'], message }
  }
  const texts = lines.reduce((sum, line) => sum + JSON.stringify(line.attributes).length, 0)
  if (texts + JSON.stringify(cart).length > MOST_CHARACTERS) {
    const message = `The cart can't hold more than ${MOST_CHARACTERS} characters of attributes and notes.`
    return { code: 'CART_TOO_LARGE', field: ['cart'], message }
  }
  if (lines.some((line) => line.quantity > MOST_PIECES)) {
    const message = `A line can't have more than ${MOST_PIECES} pieces.`
    return { code: 'INVALID', field: ['lines'], message }
  }
  return null
}

const TOO_LARGE_TO_ORDER: CartUserError = {
  code: 'CART_TOO_LARGE',
  field: ['lines'],
  message: 'The cart holds more than one order can.',
}

type VariantRow = typeof productVariants.$inferSelect

async function readVariants(tx: Transaction, lines: readonly Line[]): Promise<readonly VariantRow[]> {
  const ids = [...new Set(lines.map((line) => line.variantId))]
  return tx.select().from(productVariants).where(inArray(productVariants.id, ids))
}

function withVariants(lines: readonly Line[], variants: readonly VariantRow[]) {
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  return lines.flatMap((line) => {
    const variant = byId.get(line.variantId)
    return variant === undefined ? [] : [{ ...line, variant }]
  })
}

function lineRow(cartId: string, line: Line): typeof cartLines.$inferInsert {
  const { id, variantId, quantity, attributes, position } = line
  // Hashed, since a row of an index can't be as long as a greeting.
  const key = createHash('sha256').update(attributesKey(attributes)).digest('base64url')
  return { id, cartId, variantId, quantity, attributes, position, attributesKey: key }
}
