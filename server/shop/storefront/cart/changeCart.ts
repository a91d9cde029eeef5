import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { maximumQuantity } from '#domain/catalogue/maximumQuantity.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { cartLines, carts } from '../tables.ts'
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
import { type CartRow, type Goods, pricedLine, type PricedLine, priceLines, readGoods } from './priceCart.ts'

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
    const goods = await readGoods(
      tx,
      wanted.map(({ variantId }) => variantId),
    )
    const tooMany = refuseTooMany(goods, wanted, lines)
    if (tooMany !== null) return refused([tooMany])
    return writeCart(tx, { ...cart, ...change.columns }, wanted, { goods, now: context.now() })
  })
}

/** A line that would grow beyond what may be bought of its thing. What stands in a cart from before may stay. */
export function refuseTooMany(
  goods: ReadonlyMap<number, Goods>,
  wanted: readonly Line[],
  present: readonly Line[],
): CartUserError | null {
  const before = new Map(present.map((line) => [line.id, line.quantity]))
  for (const { id, variantId, quantity } of wanted) {
    const about = goods.get(variantId)
    if (about === undefined || quantity <= Math.max(1, before.get(id) ?? 0)) continue
    const most = maximumQuantity({ ...about.variant, tags: about.product.tags })
    if (most === null || quantity <= most) continue
    const message = `A line can't have more than ${most} of this merchandise.`
    return { code: 'MAXIMUM_EXCEEDED', field: ['lines'], message }
  }
  return null
}

async function readLines(tx: Transaction, cartId: string): Promise<Line[]> {
  return tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.position))
}

interface Writing {
  /** What the wanted lines are of. */
  readonly goods: ReadonlyMap<number, Goods>
  readonly now: Date
  readonly isNew?: boolean
}

/** Writes a cart's row and lines as they should be, cut to what is in stock, and answers with the cart. */
export async function writeCart(
  tx: Transaction,
  cart: CartRow,
  wanted: readonly Line[],
  { goods, now, isNew = false }: Writing,
): Promise<CartAnswer> {
  const refusal = refuseTooLarge(cart, wanted)
  if (refusal) return refused([refusal])
  const stock = new Map([...goods].map(([id, { variant }]) => [id, variant.stock]))
  const { lines, warnings } = fitStock(wanted, stock)
  const shown = withGoods(cart.id, lines, goods)
  if (isTooLargeToOrder(shown)) return refused([TOO_LARGE_TO_ORDER])
  const row = { ...cart, updatedAt: now }
  const [priced] = await Promise.all([
    priceLines(tx, row, shown, now),
    isNew ? insertCart(tx, row, lines) : rewriteCart(tx, row, lines),
  ])
  return { cart: priced, userErrors: [], warnings: warningsOf(priced, warnings) }
}

/** A new cart with its lines, in one statement. */
async function insertCart(tx: Transaction, cart: CartRow, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) {
    await tx.insert(carts).values(cart)
    return
  }
  const made = tx.$with('made').as(tx.insert(carts).values(cart).returning({ id: carts.id }))
  await tx
    .with(made)
    .insert(cartLines)
    .values(lines.map((line) => lineRow(cart.id, line)))
}

async function rewriteCart(
  tx: Transaction,
  { id, ...columns }: CartRow,
  lines: readonly Line[],
): Promise<void> {
  const rewriteLines = async () => {
    // Rewritten whole: two lines may have exchanged their merchandise, which is unique in a cart.
    await tx.delete(cartLines).where(eq(cartLines.cartId, id))
    if (lines.length > 0) await tx.insert(cartLines).values(lines.map((line) => lineRow(id, line)))
  }
  await Promise.all([tx.update(carts).set(columns).where(eq(carts.id, id)), rewriteLines()])
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

/** The lines as they are shown, longest in the cart first. */
function withGoods(
  cartId: string,
  lines: readonly Line[],
  goods: ReadonlyMap<number, Goods>,
): readonly PricedLine[] {
  const shown = lines.flatMap((line) => {
    const about = goods.get(line.variantId)
    return about === undefined ? [] : [pricedLine(cartId, line, about)]
  })
  return shown.toSorted((one, other) => one.position - other.position)
}

function lineRow(cartId: string, line: Line): typeof cartLines.$inferInsert {
  const { id, variantId, quantity, attributes, position } = line
  // Hashed, since a row of an index can't be as long as a greeting.
  const key = createHash('sha256').update(attributesKey(attributes)).digest('base64url')
  return { id, cartId, variantId, quantity, attributes, position, attributesKey: key }
}
