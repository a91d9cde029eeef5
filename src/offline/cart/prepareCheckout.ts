import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { lineAttributes, remoteLineKey } from '#domain/cart/lineKey.ts'
import { checkoutLines } from '#domain/cart/goneCart.ts'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { lackOfLine } from '#domain/cart/lackOfLine.ts'
import { isDayOver } from '#domain/gifts/calendarDay.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { isDue } from '../outbox/backoff.ts'
import type { OutboxServices } from '../outbox/handler.ts'
import type { IntentRow, IntentState } from '../outbox/intent.ts'
import type { Lease, OutboxLock } from '../outbox/lock.ts'
import { outboxLock } from '../outbox/outboxLock.ts'
import { currentOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { ownersLease } from '../outbox/ownersLease.ts'
import { settle } from '../outbox/settle.ts'
import { enqueueGift } from '../gifts/enqueueGift.ts'
import { enqueuePrint } from '../prints/enqueuePrint.ts'
import { CART_STORES } from './cartChange.ts'
import { CART_ENTITY } from './cartIntentArguments.ts'
import { cartSender, type CartSendOptions, sendCart } from './cartSender.ts'
import { changeCartState, readCartState } from './cartState.ts'
import type { CartAnswer } from './syncCart.ts'

/**
 * `open`: the storefront's cart is this device's, go to `url`. `local`: the storefront has no checkout to go to, the
 * cart is kept here (the fallback text of specification part 1, section 8). `failed`: stay, and say why.
 */
export type CheckoutPreparation =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'local' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }

type Services = Pick<OutboxServices, 'storefront'>

const UNREACHABLE_CODES: ReadonlySet<string> = new Set(['SHOPIFY_NETWORK_ERROR', 'SHOPIFY_TIMEOUT_ERROR'])

/** A person who keeps tapping while the checkout is prepared has to wait for the next press. */
const TIMES_SENT = 3

/**
 * Syncs the cart, so that the buyer pays what they see, and records that the checkout was opened. Waits for its turn if
 * the cart is being sent; `signal` ends the waiting. Fails with CART_EMPTY, CART_CHANGED (the buyer has to see a change
 * by the storefront first), CART_HAS_REFUSALS, CART_GIFT_DAY_OVER (its giver has to choose another),
 * CART_PICTURE_MISSING (a printed thing has no picture), CART_OWN_MISSING (a gift has empty blanks, or a thing empty
 * fields), CART_SHOP_BUSY (it asks for a pause), CART_SHOP_UNREACHABLE, or the storefront's code.
 */
export function prepareCheckout(
  db: IskraDatabase,
  services: Services,
  options: {
    readonly lock?: OutboxLock
    readonly signal?: AbortSignal
    /** The store takes the order itself: it gets the words of gifts, which our server can’t pass on. */
    readonly isStoreElsewhere?: boolean
  } = {},
): Promise<CheckoutPreparation> {
  const lock = options.lock ?? outboxLock(db, 'storefront')
  return lock.run(async (lease) => {
    const owner = await change(db, ['settings'], currentOwner)
    const preparation = await prepareWithLease(db, services, ownersLease(lease, owner))
    if (preparation.kind !== 'open' || options.isStoreElsewhere !== true) return preparation
    return (await handOverWords(db, services)) ?? preparation
  }, options.signal)
}

async function prepareWithLease(
  db: IskraDatabase,
  services: Services,
  lease: Lease,
): Promise<CheckoutPreparation> {
  const items = await db.cartItems.toArray()
  if (items.length === 0) return failed('CART_EMPTY', 'the cart is empty')
  const now = new Date()
  if (items.some(({ personalization }) => isDayOver(personalization?.deliveryDate ?? '', now))) {
    return failed('CART_GIFT_DAY_OVER', 'the day of a gift is over')
  }
  const lack = lackAmong(items)
  if (lack !== null) return lack
  const seen = await decisions(db)
  for (let time = 1; ; time += 1) {
    const answer = await sendNow(db, services, lease)
    if (answer === null) return withoutAnswer(db)
    const waiting = await cartIntents(db, 'waiting')
    // Changed here while it was sent: the sent cart is no longer the shown one.
    const isLatest = waiting.every((intent) => intent.kind === 'cart.sync')
    if (isLatest || time === TIMES_SENT) return judge(db, answer, isLatest && (await decisions(db)) === seen)
  }
}

/** Puts the words of gifts onto their lines in the store’s cart; null once they are there, else why not. */
async function handOverWords(
  db: IskraDatabase,
  { storefront }: Services,
): Promise<CheckoutPreparation | null> {
  const { merchantWords } = await import('#domain/gifts/merchantWords.ts')
  const gifts = new Map((await db.cartItems.toArray()).map((item) => [item.key, item]))
  const { cartId } = await readCartState(db)
  if (cartId === null || ![...gifts.values()].some(({ personalization }) => personalization)) return null
  try {
    const { lines } = await storefront.cart(cartId)
    const changes = lines.flatMap((line) => {
      const item = gifts.get(remoteLineKey(line))
      if (item?.personalization === undefined) return []
      const attributes = [...lineAttributes(item), ...merchantWords(item.handle, item.personalization)]
      return [{ id: line.id, quantity: line.quantity, attributes }]
    })
    if (changes.length > 0) await storefront.cartLinesUpdate(cartId, changes)
    return null
  } catch (error) {
    if (!(error instanceof StorefrontError)) throw error
    return failed(error.kind === 'unreachable' ? 'CART_SHOP_UNREACHABLE' : error.code, error.message)
  }
}

/** Sends the present cart; null when the storefront could not be reached or nothing was left to send. */
async function sendNow(db: IskraDatabase, services: Services, lease: Lease): Promise<CartAnswer | null> {
  const now = Date.now()
  const waiting = await cartIntents(db, 'waiting')
  // Due or not: a person is waiting. Only a read put off for late arrivals stays put off.
  const intents = waiting.filter((row) => row.kind !== 'cart.sync' || isDue(row.nextAttemptAt, now))
  const written: { answer: CartAnswer | null } = { answer: null }
  const options: CartSendOptions = {
    fresh: true,
    onWritten(answer) {
      written.answer = answer
    },
  }
  const result = await sendCart(intents, { storefront: services.storefront, db, lease }, options)
  await settle(db, { intents, sender: cartSender }, result, lease, Math.random)
  return written.answer
}

function cartIntents(db: IskraDatabase, state: IntentState): Promise<IntentRow[]> {
  return db.outbox
    .where('entity')
    .equals(CART_ENTITY)
    .filter((row) => row.state === state)
    .toArray()
}

/** Names the storefront's latest decision; it changes when there is a new one to show. */
async function decisions(db: IskraDatabase): Promise<string> {
  const { notices } = await readCartState(db)
  const decided = notices.filter((notice) => notice.kind !== 'cart-rebuilt')
  return decided.at(-1)?.id ?? ''
}

async function judge(
  db: IskraDatabase,
  { remote }: CartAnswer,
  isAsSeen: boolean,
): Promise<CheckoutPreparation> {
  if ((await cartIntents(db, 'parked')).length > 0) {
    return failed('CART_HAS_REFUSALS', 'the storefront refused a part of the cart')
  }
  if ((await db.cartItems.count()) === 0) return failed('CART_EMPTY', 'the cart is empty')
  // A line of an earlier release learns its text's blanks only now.
  const lack = lackAmong(await db.cartItems.toArray())
  if (lack !== null) return lack
  if (!isAsSeen) return failed('CART_CHANGED', 'the cart changed while the checkout was prepared')
  if (remote.checkoutUrl === '') return { kind: 'local' }
  const checkout = { openedAt: Date.now(), lines: checkoutLines(remote) }
  await change(db, [...CART_STORES, 'printFiles'], async (stores) => {
    await changeCartState(stores, { checkout })
    for (const row of await stores.cartItems.toArray()) {
      await enqueueGift(stores, row, { isOrdered: true })
      await enqueuePrint(stores, row)
    }
  })
  announceOutboxChange()
  return { kind: 'open', url: remote.checkoutUrl }
}

async function withoutAnswer(db: IskraDatabase): Promise<CheckoutPreparation> {
  if ((await db.cartItems.count()) === 0) return failed('CART_EMPTY', 'the cart is empty')
  if ((await cartIntents(db, 'parked')).length > 0) {
    return failed('CART_HAS_REFUSALS', 'the storefront refused a part of the cart')
  }
  const waiting = await cartIntents(db, 'waiting')
  if (waiting.some(({ lastError }) => lastError?.kind === 'busy')) {
    return failed('CART_SHOP_BUSY', 'the storefront asks for a pause')
  }
  // Not `local`: a storefront that could not be asked may well have a checkout.
  const { error } = await readCartState(db)
  const isUnreachable = error !== null && UNREACHABLE_CODES.has(error.code)
  if (isUnreachable || waiting.some(({ lastError }) => lastError?.kind === 'unreachable')) {
    return failed('CART_SHOP_UNREACHABLE', 'the storefront could not be asked')
  }
  return failed(error?.code ?? 'OFFLINE_UNEXPECTED', error?.message ?? 'the cart could not be sent')
}

function lackAmong(items: readonly CartItem[]): CheckoutPreparation | null {
  const lacks = new Set(items.map(lackOfLine))
  if (lacks.has('picture'))
    return failed('CART_PICTURE_MISSING', 'a thing has no picture to be printed on it')
  if (!lacks.has('words')) return null
  return failed('CART_OWN_MISSING', 'a line lacks words or values that it is made with')
}

function failed(code: string, message: string): CheckoutPreparation {
  return { kind: 'failed', code, message }
}
