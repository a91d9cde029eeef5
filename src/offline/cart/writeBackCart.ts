import { checkoutLines } from '#domain/cart/goneCart.ts'
import { remoteLineKey } from '#domain/cart/lineKey.ts'
import { type Adjustment, adjustments } from '#domain/cart/reconcileCart.ts'
import type { RemoteCartLine } from '#domain/cart/remoteCart.ts'
import { areSameTerms, lineBlanks, saleTerms } from '#domain/cart/saleTerms.ts'
import { formatAmount } from '#domain/money.ts'
import { enqueueLine } from './enqueueCart.ts'
import { CART_ENTITY } from './cartIntentArguments.ts'
import { addNotices, type NewNotice } from './cartNotices.ts'
import type { CartItemRow } from './cartRows.ts'
import { changeCartState, readCartState } from './cartState.ts'
import type { CartAnswer } from './syncCart.ts'
import type { CartStores } from './cartChange.ts'
import type { Stores } from '../stores.ts'

/**
 * Writes the storefront's answer into this device's cart, inside the caller's transaction: its decisions on quantities
 * and prices, and the acknowledged state. A line changed here since the desired cart was read keeps its change.
 */
export async function writeBackCart(stores: CartStores, answer: CartAnswer): Promise<void> {
  const { desired, remote, refused } = answer
  const wanted = new Map(desired.lines.map((line) => [line.key, line.quantity]))
  const left = new Set([...desired.untouched, ...refused.keys()])
  const decided = new Map(adjustments(desired.lines, remote.lines, left).map((one) => [one.key, one]))
  const variants = new Map(remote.lines.map((line) => [remoteLineKey(line), line.variant]))
  const notices: NewNotice[] = []
  for (const row of await stores.cartItems.orderBy('position').toArray()) {
    if (row.quantity !== wanted.get(row.key)) continue
    notices.push(...(await applyDecision(stores, row, decided.get(row.key), variants.get(row.key))))
  }
  await parkRefused(stores, answer)
  await acknowledge(stores, answer)
  await addNotices(stores, notices)
}

async function applyDecision(
  stores: Stores<'cartItems'>,
  row: CartItemRow,
  decided: Adjustment | undefined,
  variant: RemoteCartLine['variant'] | undefined,
): Promise<NewNotice[]> {
  const { title } = row
  const price = variant?.price
  if (decided?.got === 0) {
    await stores.cartItems.delete(row.id)
    return [{ kind: 'sold-out', title, quantity: row.quantity }]
  }
  const notices: NewNotice[] = []
  let changed = row
  if (decided !== undefined) {
    changed = { ...changed, quantity: decided.got }
    notices.push({ kind: 'quantity-changed', title, from: decided.wanted, to: decided.got })
  }
  const amount = price === undefined ? row.price.amount : formatAmount(price.amount)
  if (price !== undefined && (amount !== row.price.amount || price.currencyCode !== row.price.currencyCode)) {
    const { currencyCode } = price
    changed = { ...changed, price: { amount, currencyCode } }
    notices.push({ kind: 'price-changed', title, from: row.price.amount, to: amount, currencyCode })
  }
  const terms = variant === undefined ? {} : saleTerms(variant)
  if (!areSameTerms(row.terms, { ...row, ...terms }.terms)) changed = { ...changed, ...terms }
  const blanks = variant === undefined ? {} : lineBlanks(variant)
  if (String(row.blanks) !== String({ ...row, ...blanks }.blanks)) changed = { ...changed, ...blanks }
  if (changed !== row) await stores.cartItems.put(changed)
  return notices
}

/** A refused line that no waiting change is about is parked all the same: a person has to see it. */
async function parkRefused(stores: CartStores, { refused }: CartAnswer): Promise<void> {
  if (refused.size === 0) return
  const intents = await stores.outbox.where('entity').equals(CART_ENTITY).toArray()
  const known = new Set(intents.flatMap(({ arguments: its }) => ('key' in its ? [its.key] : [])))
  for (const row of await stores.cartItems.toArray()) {
    const failure = refused.get(row.key)
    if (failure !== undefined && !known.has(row.key)) await enqueueLine(stores, row, row.quantity, failure)
  }
}

async function acknowledge(stores: Stores<'cartState'>, { desired, remote }: CartAnswer): Promise<void> {
  const { discountCodes, checkout } = await readCartState(stores)
  const sent = desired.discountCodes ?? []
  const unchanged =
    discountCodes.length === sent.length && discountCodes.every(({ code }) => sent.includes(code))
  const applicable = new Map(remote.discountCodes.map((one) => [one.code.toLowerCase(), one.applicable]))
  await changeCartState(stores, {
    cartId: remote.id,
    checkoutUrl: remote.checkoutUrl,
    remote,
    lastSync: Date.now(),
    sendingSince: null,
    outcomeUnknown: false,
    error: null,
    // A checkout follows its cart: lines that arrived there since it was opened are bought with the rest.
    ...(checkout === null ? {} : { checkout: { ...checkout, lines: checkoutLines(remote) } }),
    ...(unchanged
      ? {
          discountCodes: sent.map((code) => ({
            code,
            applicable: applicable.get(code.toLowerCase()) ?? null,
          })),
        }
      : {}),
  })
}
