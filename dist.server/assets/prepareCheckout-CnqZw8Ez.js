import { qi as StorefrontError } from '../renderPage.js'
import { i as remoteLineKey, n as lineAttributes } from './lineKey-DWIirP_j.js'
import { n as sendCart, r as checkoutLines, t as cartSender } from './cartSender-C3axtE6b.js'
import { n as isDayOver } from './calendarDay-pLklqQ0k.js'
import { t as change } from './change-BUCoBqBE.js'
import { n as retryDelay, r as outboxLock, t as isDue } from './backoff-D62ZX79z.js'
import { n as knownOwner, t as currentOwner } from './owner-BCVJoIrS.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
import { t as OfflineError } from './offlineError-Vf4mHYRw.js'
import { n as enqueue, t as INTENT_STORES } from './enqueue-CzSFM3W9.js'
import { t as needsPicture } from './printProducts-H_uTqo1e.js'
import { t as enqueueGift } from './enqueueGift-Dt51lnaL.js'
import { t as CART_STORES } from './cartChange-BH1H7Yuv.js'
import { r as CART_ENTITY } from './cartRows-BIY8M0kP.js'
import { n as readCartState, t as changeCartState } from './cartState-P8d1dPcf.js'
// src/offline/outbox/ownersLease.ts
/**
 * A lease that is lost, too, when somebody else signs in or out on this device: what was asked for one person is
 * never written into the rows of the next.
 */
function ownersLease(lease, owner) {
  return {
    async confirm(stores) {
      await lease.confirm(stores)
      if ((await knownOwner(stores)) !== owner)
        throw new OfflineError('OFFLINE_LOCK_LOST', 'this device is used by somebody else now')
    },
  }
}
// src/offline/outbox/settle.ts
/**
 * Ends the sending of one entity's intents in one transaction: the answer is written back, and each intent is
 * deleted, put off or parked. One that has been changed since it was sent stays as it is.
 */
function settle(db, { intents, sender }, result, lease, random) {
  return change(db, [...INTENT_STORES, ...sender.stores], async (stores) => {
    await lease.confirm(stores)
    await result.writeBack(stores)
    const count = {
      settled: 0,
      failed: 0,
      parked: 0,
      superseded: 0,
    }
    let restUntil = 0
    let isDiscarded = false
    for (const intent of intents) {
      const outcome = result.outcomes.get(intent.id) ?? { kind: 'done' }
      const attempts = attemptsWith(intent, outcome)
      const nextAttemptAt =
        outcome.kind === 'retry' ? Date.now() + retryDelay(attempts, outcome.retryAfterMs, random) : 0
      restUntil = Math.max(restUntil, nextAttemptAt)
      const current = await stores.outbox.get(intent.id)
      isDiscarded ||= current === void 0
      if (current?.version !== intent.version) count.superseded += 1
      else if (outcome.kind === 'done') {
        await stores.outbox.delete(intent.id)
        count.settled += 1
      } else if (outcome.kind === 'parked') {
        await stores.outbox.update(intent.id, {
          state: 'parked',
          attempts,
          lastError: outcome.failure,
        })
        count.parked += 1
      } else {
        await stores.outbox.update(intent.id, {
          attempts,
          nextAttemptAt,
          lastError: outcome.failure,
        })
        count.failed += 1
      }
    }
    if (isDiscarded) await result.onDiscarded?.(stores)
    if (restUntil > 0) await restEntity(stores, intents, restUntil)
    return count
  })
}
/** Failures alike in a row make the pauses longer; a service that fails in another way than before is met anew. */
function attemptsWith(intent, outcome) {
  return outcome.kind !== 'done' && outcome.failure.kind === intent.lastError?.kind ? intent.attempts + 1 : 1
}
/** What was asked of the same entity meanwhile waits as long: a service's Retry-After holds for all of it. */
async function restEntity(stores, sent, until) {
  for (const entity of new Set(sent.map((intent) => intent.entity)))
    await stores.outbox
      .where('entity')
      .equals(entity)
      .filter((row) => row.state === 'waiting' && row.nextAttemptAt < until)
      .modify({ nextAttemptAt: until })
}
// src/offline/prints/printIntentArguments.ts
/** Each print is about itself: one that is refused holds back no other. */
var printEntity = (lineId) => `print:${lineId}`
// src/offline/prints/enqueuePrint.ts
/**
 * Asks for the picture of a line to reach the server, inside the caller's transaction: its checkout is being opened.
 * Until then it stays on this device, whoever is signed in.
 */
async function enqueuePrint(stores, { id, handle, title, print }) {
  if (print === void 0) return
  const { picture, isTurned } = print
  const file = await stores.printFiles.get(picture.fileId)
  const entity = printEntity(id)
  await enqueue(stores, {
    kind: 'print.save',
    entity,
    coalesceKey: entity,
    arguments: {
      title,
      body: {
        cart_item_id: id,
        handle,
        file_id: picture.fileId,
        mime_type: file?.mimeType ?? '',
        is_turned: isTurned,
        placement: picture.placement,
      },
    },
  })
}
// src/offline/cart/prepareCheckout.ts
var UNREACHABLE_CODES = /* @__PURE__ */ new Set(['SHOPIFY_NETWORK_ERROR', 'SHOPIFY_TIMEOUT_ERROR'])
/** A person who goes on tapping while the checkout is prepared has to wait for the next press. */
var TIMES_SENT = 3
/**
 * Reconciles the cart freshly, so that what is paid is what is seen, and remembers that the checkout was opened.
 * Waits for its turn if the cart is being sent; `signal` gives the waiting up. Fails with CART_EMPTY,
 * CART_CHANGED (the storefront changed something that has to be seen first), CART_HAS_REFUSALS, CART_GIFT_DAY_OVER
 * (its giver has to choose another), CART_PICTURE_MISSING (nothing to print on what is printed), CART_SHOP_BUSY (it asks for a pause), CART_SHOP_UNREACHABLE, or the storefront's code.
 */
function prepareCheckout(db, services, options = {}) {
  return (options.lock ?? outboxLock(db, 'storefront')).run(async (lease) => {
    const preparation = await prepareWithLease(
      db,
      services,
      ownersLease(lease, await change(db, ['settings'], currentOwner)),
    )
    if (preparation.kind !== 'open' || options.isStoreElsewhere !== true) return preparation
    return (await handOverWords(db, services)) ?? preparation
  }, options.signal)
}
async function prepareWithLease(db, services, lease) {
  const items = await db.cartItems.toArray()
  if (items.length === 0) return failed('CART_EMPTY', 'the cart is empty')
  const now = /* @__PURE__ */ new Date()
  if (items.some(({ personalization }) => isDayOver(personalization?.deliveryDate ?? '', now)))
    return failed('CART_GIFT_DAY_OVER', 'the day of a gift is over')
  if (items.some(({ handle, print }) => print === void 0 && needsPicture(handle)))
    return failed('CART_PICTURE_MISSING', 'a thing has no picture to be printed on it')
  const seen = await decisions(db)
  for (let time = 1; ; time += 1) {
    const answer = await sendNow(db, services, lease)
    if (answer === null) return withoutAnswer(db)
    const isLatest = (await cartIntents(db, 'waiting')).every((intent) => intent.kind === 'cart.sync')
    if (isLatest || time === TIMES_SENT) return judge(db, answer, isLatest && (await decisions(db)) === seen)
  }
}
/** Puts the words of gifts onto their lines in the store’s cart; null once they are there, else why not. */
async function handOverWords(db, { storefront }) {
  const { merchantWords } = await import('./merchantWords-CYVvGTqz.js')
  const gifts = new Map((await db.cartItems.toArray()).map((item) => [item.key, item]))
  const { cartId } = await readCartState(db)
  if (cartId === null || ![...gifts.values()].some(({ personalization }) => personalization)) return null
  try {
    const { lines } = await storefront.cart(cartId)
    const changes = lines.flatMap((line) => {
      const item = gifts.get(remoteLineKey(line))
      if (item?.personalization === void 0) return []
      const attributes = [...lineAttributes(item), ...merchantWords(item.personalization)]
      return [
        {
          id: line.id,
          quantity: line.quantity,
          attributes,
        },
      ]
    })
    if (changes.length > 0) await storefront.cartLinesUpdate(cartId, changes)
    return null
  } catch (error) {
    if (!(error instanceof StorefrontError)) throw error
    return failed(error.kind === 'unreachable' ? 'CART_SHOP_UNREACHABLE' : error.code, error.message)
  }
}
/** Sends the cart as it stands; null when the storefront could not be asked or nothing was left to send. */
async function sendNow(db, services, lease) {
  const now = Date.now()
  const intents = (await cartIntents(db, 'waiting')).filter(
    (row) => row.kind !== 'cart.sync' || isDue(row.nextAttemptAt, now),
  )
  const written = { answer: null }
  const result = await sendCart(
    intents,
    {
      storefront: services.storefront,
      db,
      lease,
    },
    {
      fresh: true,
      onWritten(answer) {
        written.answer = answer
      },
    },
  )
  await settle(
    db,
    {
      intents,
      sender: cartSender,
    },
    result,
    lease,
    Math.random,
  )
  return written.answer
}
function cartIntents(db, state) {
  return db.outbox
    .where('entity')
    .equals(CART_ENTITY)
    .filter((row) => row.state === state)
    .toArray()
}
/** Names what the storefront has decided so far; it changes when there is something new to be seen. */
async function decisions(db) {
  const { notices } = await readCartState(db)
  return notices.filter((notice) => notice.kind !== 'cart-rebuilt').at(-1)?.id ?? ''
}
async function judge(db, { remote }, isAsSeen) {
  if ((await cartIntents(db, 'parked')).length > 0)
    return failed('CART_HAS_REFUSALS', 'the storefront refused a part of the cart')
  if ((await db.cartItems.count()) === 0) return failed('CART_EMPTY', 'the cart is empty')
  if (!isAsSeen) return failed('CART_CHANGED', 'the cart changed while the checkout was prepared')
  if (remote.checkoutUrl === '') return { kind: 'local' }
  const checkout = {
    openedAt: Date.now(),
    lines: checkoutLines(remote),
  }
  await change(db, [...CART_STORES, 'printFiles'], async (stores) => {
    await changeCartState(stores, { checkout })
    for (const row of await stores.cartItems.toArray()) {
      await enqueueGift(stores, row, { isOrdered: true })
      await enqueuePrint(stores, row)
    }
  })
  announceOutboxChange()
  return {
    kind: 'open',
    url: remote.checkoutUrl,
  }
}
async function withoutAnswer(db) {
  if ((await db.cartItems.count()) === 0) return failed('CART_EMPTY', 'the cart is empty')
  if ((await cartIntents(db, 'parked')).length > 0)
    return failed('CART_HAS_REFUSALS', 'the storefront refused a part of the cart')
  const waiting = await cartIntents(db, 'waiting')
  if (waiting.some(({ lastError }) => lastError?.kind === 'busy'))
    return failed('CART_SHOP_BUSY', 'the storefront asks for a pause')
  const { error } = await readCartState(db)
  if (
    (error !== null && UNREACHABLE_CODES.has(error.code)) ||
    waiting.some(({ lastError }) => lastError?.kind === 'unreachable')
  )
    return failed('CART_SHOP_UNREACHABLE', 'the storefront could not be asked')
  return failed(error?.code ?? 'OFFLINE_UNEXPECTED', error?.message ?? 'the cart could not be sent')
}
function failed(code, message) {
  return {
    kind: 'failed',
    code,
    message,
  }
}
export { prepareCheckout }
