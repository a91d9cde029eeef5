import { createHash } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { checkDetails } from '#domain/checkout/checkDetails.ts'
import type { CheckoutErrorCode, CheckoutErrorDetails } from '#domain/checkout/checkoutError.ts'
import type { CheckoutView } from '#domain/checkout/checkoutView.ts'
import { meetsExpectation } from '#domain/checkout/expectedOrder.ts'
import { normaliseDetails } from '#domain/checkout/normaliseDetails.ts'
import type { PayRequest } from '#domain/checkout/payment.ts'
import { hasCarrier } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { discountKey } from '#server/shop/storefront/cart/discounts.ts'
import { isTooLargeToOrder } from '#server/shop/storefront/cart/orderLimits.ts'
import type { CartRow } from '#server/shop/storefront/cart/priceCart.ts'
import { findCartByCheckoutToken } from '#server/shop/storefront/carts.ts'
import { takeStock } from '#server/shop/storefront/stock.ts'
import { discountCodes } from '#server/shop/storefront/tables.ts'
import { openCheckout, type PricedCheckout } from './openCheckout.ts'
import { findOrder } from './orderView.ts'
import { placeOrder } from './placeOrder.ts'
import { saveDetails } from './saveDetails.ts'
import { paymentAttempts } from './tables.ts'

export type PaymentOutcome =
  | { readonly kind: 'answer'; readonly view: CheckoutView }
  | { readonly kind: 'refusal'; readonly code: CheckoutErrorCode; readonly details?: CheckoutErrorDetails }

/**
 * Pays a checkout, in one transaction that holds its cart: two presses, tabs or retries wait for each other, and
 * the later ones find the order of the first. A payment that is refused has taken neither stock nor number.
 */
export async function payCheckout(
  context: ServerContext,
  token: string,
  request: PayRequest,
  idempotencyKey: string,
  /** Of the letter that says so. */
  language: 'pl' | 'en' = 'pl',
): Promise<PaymentOutcome> {
  return context.database.transaction(async (tx): Promise<PaymentOutcome> => {
    const cart = await findCartByCheckoutToken(tx, token, { lock: true })
    const [order, known] = await Promise.all([
      findOrder(tx, context, token),
      cart === null ? undefined : findAttempt(tx, cart, idempotencyKey),
    ])
    if (order) return { kind: 'answer', view: { state: 'completed', order } }
    if (!cart || cart.completedAt !== null) return { kind: 'refusal', code: 'CHECKOUT_NOT_FOUND' }

    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    if (known && known.requestHash !== requestHash) return { kind: 'refusal', code: 'CHECKOUT_KEY_REUSED' }

    const details = normaliseDetails(request.details)
    const [checkout] = await Promise.all([
      holdDiscounts(tx, cart).then(() => openCheckout(tx, context, cart, details)),
      saveDetails(tx, cart, details, context.now()),
    ])
    if (known) return declined(checkout)
    const refusal = refusalOf(context, checkout, request)
    if (refusal) return refusal
    const attempt = { idempotencyKey, requestHash }
    return request.payment === 'test_success'
      ? settle(tx, context, checkout, { attempt, language })
      : decline(tx, context, checkout, attempt)
  })
}

/** Why this checkout can't be paid as the buyer saw it, or null. */
function refusalOf(
  { config }: ServerContext,
  { view, priced }: PricedCheckout,
  { expected }: PayRequest,
): PaymentOutcome | null {
  if (!view.canPay) return { kind: 'refusal', code: 'CHECKOUT_NO_PAYMENT', details: { view } }
  if (!view.lines.some((line) => line.quantity > 0))
    return { kind: 'refusal', code: 'CHECKOUT_EMPTY', details: { view } }
  if (view.lines.some((line) => line.quantity > 0 && line.lacksOwn === true))
    return { kind: 'refusal', code: 'CHECKOUT_OWN_MISSING', details: { view } }
  // The cart refuses it, too; but its prices may have changed since, and carts from before that rule are still there.
  if (isTooLargeToOrder(priced.lines))
    return { kind: 'refusal', code: 'CHECKOUT_AMOUNT_TOO_LARGE', details: { view } }
  const { details, needsDelivery } = view
  const problems = [...checkDetails(details, { needsDelivery, hasCarrier: hasCarrier(config) })]
  if (problems.length > 0)
    return { kind: 'refusal', code: 'CHECKOUT_DETAILS_INVALID', details: { view, problems } }
  if (view.shortages.length > 0) return { kind: 'refusal', code: 'CHECKOUT_OUT_OF_STOCK', details: { view } }
  if (!meetsExpectation(view, expected))
    return { kind: 'refusal', code: 'CHECKOUT_CHANGED', details: { view } }
  return null
}

interface Attempt {
  readonly idempotencyKey: string
  readonly requestHash: string
}

/** Takes the stock, charges and makes the order. The test payment is decided by the buyer's choice. */
async function settle(
  tx: Transaction,
  context: ServerContext,
  checkout: PricedCheckout,
  { attempt, language }: { readonly attempt: Attempt; readonly language: 'pl' | 'en' },
): Promise<PaymentOutcome> {
  const { cart, lines } = checkout.priced
  const shortages = await takeStock(
    tx,
    lines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
  )
  if (shortages.length > 0) {
    // Sold since this checkout was read: with the rows held now, reading again tells what is left.
    const { view } = await openCheckout(tx, context, cart, checkout.view.details)
    return { kind: 'refusal', code: 'CHECKOUT_OUT_OF_STOCK', details: { view } }
  }
  const [order] = await Promise.all([
    placeOrder(tx, context, checkout, language),
    noteAttempt(tx, context, checkout, { ...attempt, outcome: 'paid' }),
  ])
  return { kind: 'answer', view: { state: 'completed', order } }
}

async function decline(
  tx: Transaction,
  context: ServerContext,
  checkout: PricedCheckout,
  attempt: Attempt,
): Promise<PaymentOutcome> {
  await noteAttempt(tx, context, checkout, { ...attempt, outcome: 'declined' })
  return declined(checkout)
}

async function noteAttempt(
  tx: Transaction,
  { now }: ServerContext,
  { priced, view }: PricedCheckout,
  attempt: Attempt & { readonly outcome: 'paid' | 'declined' },
): Promise<void> {
  await tx
    .insert(paymentAttempts)
    .values({ cartId: priced.cart.id, ...attempt, total: view.totals.total, createdAt: now() })
}

function declined({ view }: PricedCheckout): PaymentOutcome {
  return { kind: 'refusal', code: 'CHECKOUT_PAYMENT_DECLINED', details: { view } }
}

async function findAttempt(tx: Transaction, cart: CartRow, idempotencyKey: string) {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.cartId, cart.id), eq(paymentAttempts.idempotencyKey, idempotencyKey)))
  return attempt
}

/** Holds the discount codes of a cart, so that the last use of one is not counted out twice. */
async function holdDiscounts(tx: Transaction, cart: CartRow): Promise<void> {
  const codes = cart.discountCodes.map(discountKey)
  if (codes.length === 0) return
  await tx
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(inArray(discountCodes.code, codes))
    .orderBy(asc(discountCodes.code))
    .for('update')
}
