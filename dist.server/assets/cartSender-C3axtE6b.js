import { t as OfflineError } from './offlineError-Vf4mHYRw.js'
import {
  i as retryAfterOf,
  n as isOutcomeUnknown,
  r as isRefusal,
  t as failureOf,
} from './failure-7xOc-g9p.js'
import { n as isIntentOf } from './intent-CVoXtFAd.js'
import { i as enqueueLine, o as enqueueSync, t as CART_STORES } from './cartChange-BH1H7Yuv.js'
import { n as readCartState, t as changeCartState } from './cartState-P8d1dPcf.js'
import { i as remoteLineKey, n as lineAttributes, r as lineKey } from './lineKey-DWIirP_j.js'
import { r as read, t as change } from './change-BUCoBqBE.js'
import { qi as StorefrontError } from '../renderPage.js'
import { r as saleTerms, t as areSameTerms } from './saleTerms-BmatCrpu.js'
import { t as formatAmount } from './money-BjVf9dA6.js'
import { t as newId } from './newId-QR5M__zB.js'
import { n as cartItemOf, r as CART_ENTITY } from './cartRows-BIY8M0kP.js'
import { n as openRemovals, t as addNotices } from './cartNotices-CKLhj3Vn.js'
// src/domain/cart/reconcileCart.ts
/**
 * Plans how the storefront's lines become the desired ones. Lines whose key is in `untouched` (parked ones) are
 * neither planned nor removed. A key that stands there twice keeps its first line. Planning against the answer
 * of a plan carried out gives the empty plan, so doing it twice changes nothing.
 */
function reconcileCart(desired, remote, untouched = /* @__PURE__ */ new Set()) {
  const wanted = new Map(desired.map((line) => [line.key, line]))
  const seen = /* @__PURE__ */ new Set()
  const remove = []
  const update = []
  for (const line of remote) {
    const key = remoteLineKey(line)
    if (untouched.has(key)) continue
    const wish = wanted.get(key)
    if (wish === void 0 || seen.has(key))
      remove.push({
        key,
        lineId: line.id,
      })
    else if (line.quantity !== wish.quantity)
      update.push({
        key,
        lineId: line.id,
        quantity: wish.quantity,
      })
    seen.add(key)
  }
  return {
    remove,
    update,
    add: desired.filter((line) => !seen.has(line.key) && !untouched.has(line.key)),
  }
}
function isEmptyPlan(plan) {
  return plan.remove.length === 0 && plan.update.length === 0 && plan.add.length === 0
}
/** Where an answer differs from what was desired: the check of the answer. */
function adjustments(desired, remote, untouched = /* @__PURE__ */ new Set()) {
  const answered = /* @__PURE__ */ new Map()
  for (const line of remote) {
    const key = remoteLineKey(line)
    answered.set(key, (answered.get(key) ?? 0) + line.quantity)
  }
  return desired
    .filter((line) => !untouched.has(line.key))
    .map((line) => ({
      key: line.key,
      wanted: line.quantity,
      got: answered.get(line.key) ?? 0,
    }))
    .filter(({ wanted, got }) => wanted !== got)
}
/**
 * Whether what a plan still lacks is only what the storefront has no stock for, by its own count: asking again
 * would bring the same answer.
 */
function isOutOfStock(plan, remote) {
  if (plan.remove.length > 0 || plan.add.length > 0 || plan.update.length === 0) return false
  const lines = new Map(remote.map((line) => [line.id, line]))
  return plan.update.every(({ lineId, quantity }) => {
    const line = lines.get(lineId)
    const available = line?.variant.quantityAvailable ?? null
    return line !== void 0 && available !== null && line.quantity === available && quantity > available
  })
}
// src/offline/cart/readRemoteCart.ts
/**
 * Reads the storefront's cart. An id it won't take, for example a damaged one or somebody else's, is answered
 * like one it doesn't know: `isCartGone` is true of the error.
 */
async function readRemoteCart(storefront, cartId) {
  try {
    let isCopy = false
    const cart = await storefront.cart(cartId, { onCachedAnswer: () => void (isCopy = true) })
    if (!isCopy) return cart
  } catch (error) {
    if (!isRefusal(error)) throw error
    throw new StorefrontError('SHOPIFY_CART_NOT_FOUND', error.message, {
      kind: 'refused',
      status: 404,
      cause: error,
    })
  }
  throw new StorefrontError('SHOPIFY_NETWORK_ERROR', 'the cart came from a copy', { kind: 'unreachable' })
}
/** Whether the storefront no longer knows the cart: forgotten, or become an order. */
function isCartGone(error) {
  return error instanceof StorefrontError && error.code === 'SHOPIFY_CART_NOT_FOUND'
}
// src/offline/cart/adoptCart.ts
/**
 * Takes over the lines of a cart that this device knows only by its id: it was never synced (specification
 * part 1, section 4). What is here stays as it is here; lines only known there join, save for those a waiting
 * change has just removed.
 */
function adoptCart(db, remote, lease) {
  return change(db, CART_STORES, async (stores) => {
    await lease.confirm(stores)
    const state = await readCartState(stores)
    if (state.cartId !== remote.id || state.lastSync !== null) return
    const rows = await stores.cartItems.toArray()
    const intents = await stores.outbox.where('entity').equals(CART_ENTITY).toArray()
    const known = /* @__PURE__ */ new Set([
      ...rows.map((row) => row.key),
      ...intents.flatMap(({ arguments: its }) => ('key' in its ? [its.key] : [])),
    ])
    let position = Math.max(0, ...rows.map((row) => row.position))
    for (const line of remote.lines) {
      if (line.quantity === 0 || known.has(remoteLineKey(line))) continue
      position += 1
      const item = itemFrom(line)
      await stores.cartItems.put({
        ...item,
        key: lineKey(item),
        position,
      })
    }
    await changeCartState(stores, {
      remote,
      checkoutUrl: remote.checkoutUrl,
      lastSync: Date.now(),
      ...(state.discountCodes.length === 0 ? { discountCodes: remote.discountCodes } : {}),
    })
  })
}
function itemFrom({ variant, quantity }) {
  return {
    id: newId(),
    productId: variant.productId,
    variantId: variant.id,
    title: variant.productTitle,
    variantTitle: variant.title,
    handle: variant.handle,
    quantity,
    price: {
      amount: formatAmount(variant.price.amount),
      currencyCode: variant.price.currencyCode,
    },
    image:
      variant.picture === null
        ? null
        : {
            url: variant.picture.url,
            altText: variant.picture.altText,
          },
    ...saleTerms(variant),
  }
}
// src/offline/cart/bringDetails.ts
/**
 * Brings discount codes and the buyer to what is wished, and asks nothing where they already are. After a refusal
 * the cart is read again: a cart that is gone refuses everything, and then this rejects with that.
 */
async function bringDetails(storefront, start, { discountCodes, buyer }) {
  let remote = start
  let refusedDiscount = null
  let refusedBuyer = null
  const { id } = start
  if (discountCodes !== null && !sameCodes(discountCodes, remote))
    try {
      remote = await storefront.cartDiscountCodesUpdate(id, discountCodes)
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusedDiscount = failureOf(error)
      remote = await readRemoteCart(storefront, id)
    }
  if (buyer !== null && !sameBuyer(buyer, remote))
    try {
      remote = await storefront.cartBuyerIdentityUpdate(id, buyerInput(buyer))
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusedBuyer = failureOf(error)
      remote = await readRemoteCart(storefront, id)
    }
  return {
    remote,
    refusedDiscount,
    refusedBuyer,
  }
}
function detailsDiffer({ discountCodes, buyer }, there) {
  return (
    (discountCodes !== null && !sameCodes(discountCodes, there)) ||
    (buyer !== null && !sameBuyer(buyer, there))
  )
}
/** The storefront takes codes in whatever case they are typed. */
function sameCodes(wanted, { discountCodes }) {
  const there = discountCodes.map(({ code }) => code.toLowerCase())
  return wanted.length === there.length && wanted.every((code) => there.includes(code.toLowerCase()))
}
/** What isn't known here is left as it is there. */
function sameBuyer(wanted, { buyerIdentity }) {
  return isOrUnknown(wanted.email, buyerIdentity.email) && isOrUnknown(wanted.phone, buyerIdentity.phone)
}
function isOrUnknown(here, there) {
  return here === null || here === there
}
/** The buyer in the storefront's form, without what isn't known. */
function buyerInput({ email, phone }) {
  return {
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
  }
}
// src/offline/cart/cartWish.ts
function readWish(db) {
  return read(db, ['cartItems', 'cartState', 'outbox'], async (stores) => {
    const rows = await stores.cartItems.orderBy('position').toArray()
    const state = await readCartState(stores)
    const parked = (await stores.outbox.where('entity').equals(CART_ENTITY).toArray()).filter(
      (intent) => intent.state === 'parked',
    )
    const isParked = (kind) => parked.some((intent) => intent.kind === kind)
    return {
      lines: rows.map((row) => ({
        key: row.key,
        merchandiseId: row.variantId,
        quantity: row.quantity,
        attributes: lineAttributes(row),
      })),
      untouched: new Set(parked.flatMap(({ arguments: its }) => ('key' in its ? [its.key] : []))),
      discountCodes: isParked('cart.discount') ? null : state.discountCodes.map(({ code }) => code),
      buyer: isParked('cart.buyer') ? null : state.buyer,
      state,
    }
  })
}
// src/offline/cart/sendCartLines.ts
/** A line asked for this often, and still answered with another quantity, has been decided by the storefront. */
var TIMES_ASKED = 2
/** A cart that is never as it was asked for is being changed by somebody else. */
var MOST_ROUNDS = 6
/**
 * Brings the lines of a cart to the desired ones with as few calls as possible. When the storefront refuses a
 * call, its lines are tried one by one, so that a bad line doesn't hold back the good ones. Rejects with the
 * storefront's error when it can't be reached or no longer knows the cart.
 */
async function bringLines(storefront, start, desired, untouched) {
  let remote = start
  const refused = /* @__PURE__ */ new Map()
  const asked = /* @__PURE__ */ new Map()
  for (let round = 1; ; round += 1) {
    const left = /* @__PURE__ */ new Set([...untouched, ...refused.keys()])
    const plan = reconcileCart(desired, remote.lines, left)
    const keys = planKeys(plan)
    if (
      keys.every((key) => asked.get(key) === TIMES_ASKED) ||
      (round > 1 && isOutOfStock(plan, remote.lines))
    )
      return {
        remote,
        refused,
      }
    if (round > MOST_ROUNDS)
      throw new StorefrontError('SHOPIFY_API_ERROR', 'the cart does not come to rest', { kind: 'broken' })
    for (const key of keys) asked.set(key, Math.min(TIMES_ASKED, (asked.get(key) ?? 0) + 1))
    try {
      remote = await sendCartLines(storefront, remote, plan)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const one = await sendOneByOne(storefront, remote.id, desired, left)
      remote = one.remote
      for (const [key, failure] of one.refused) refused.set(key, failure)
    }
  }
}
function planKeys({ remove, update, add }) {
  return [...remove, ...update, ...add].map((step) => step.key)
}
async function sendCartLines(storefront, start, plan) {
  const { id } = start
  let remote = start
  const removed = plan.remove.map((step) => step.lineId)
  if (removed.length > 0) remote = await storefront.cartLinesRemove(id, removed)
  const updated = plan.update.map(({ lineId, quantity }) => ({
    id: lineId,
    quantity,
  }))
  if (updated.length > 0) remote = await storefront.cartLinesUpdate(id, updated)
  if (plan.add.length > 0) remote = await storefront.cartLinesAdd(id, plan.add.map(lineInput))
  return remote
}
/** What a new line is asked for with. */
function lineInput({ merchandiseId, quantity, attributes }) {
  return {
    merchandiseId,
    quantity,
    attributes,
  }
}
async function sendOneByOne(storefront, cartId, desired, untouched) {
  let remote = await readRemoteCart(storefront, cartId)
  const failures = /* @__PURE__ */ new Map()
  for (const step of singleSteps(reconcileCart(desired, remote.lines, untouched)))
    try {
      remote = await sendCartLines(storefront, remote, step.plan)
    } catch (error) {
      if (!isRefusal(error)) throw error
      failures.set(step.key, {
        step: step.name,
        failure: failureOf(error),
      })
    }
  if (failures.size === 0)
    return {
      remote,
      refused: /* @__PURE__ */ new Map(),
    }
  remote = await readRemoteCart(storefront, cartId)
  const needed = new Map(
    singleSteps(reconcileCart(desired, remote.lines, untouched)).map((step) => [step.key, step.name]),
  )
  const refused = [...failures].filter(([key, { step }]) => needed.get(key) === step)
  return {
    remote,
    refused: new Map(refused.map(([key, { failure }]) => [key, failure])),
  }
}
function singleSteps(plan) {
  const nothing = {
    remove: [],
    update: [],
    add: [],
  }
  return [
    ...plan.remove.map((step) => ({
      key: step.key,
      name: `remove ${step.lineId}`,
      plan: {
        ...nothing,
        remove: [step],
      },
    })),
    ...plan.update.map((step) => ({
      key: step.key,
      name: `update ${step.lineId} ${step.quantity}`,
      plan: {
        ...nothing,
        update: [step],
      },
    })),
    ...plan.add.map((step) => ({
      key: step.key,
      name: `add ${step.quantity}`,
      plan: {
        ...nothing,
        add: [step],
      },
    })),
  ]
}
/** A cart's lines in the form in which its checkout is remembered. */
function checkoutLines(remote) {
  return remote.lines.map((line) => ({
    key: remoteLineKey(line),
    quantity: line.quantity,
  }))
}
/**
 * The storefront answers the same for a cart it forgot and one that became an order. A checkout opened lately
 * tells them apart: then the lines that went there are bought, and what was added since stays.
 */
function judgeGoneCart(checkout, lines, now) {
  if (checkout === null || now - checkout.openedAt > 6048e5) return { kind: 'rebuild' }
  const went = new Map(checkout.lines.map((line) => [line.key, line.quantity]))
  const bought = /* @__PURE__ */ new Map()
  for (const { key, quantity } of lines) {
    const pieces = Math.min(quantity, went.get(key) ?? 0)
    if (pieces > 0) bought.set(key, pieces)
  }
  return {
    kind: 'completed',
    bought,
  }
}
// src/offline/cart/forgetCart.ts
/**
 * The storefront no longer knows the cart `cartId`. If it went to a checkout lately it was bought: its lines
 * leave, later additions stay, and a notice can bring them back. Otherwise all lines wait to be sent anew.
 */
function forgetCart(db, cartId, lease) {
  return change(db, CART_STORES, async (stores) => {
    await lease.confirm(stores)
    const state = await readCartState(stores)
    if (state.cartId !== cartId) return
    const rows = await stores.cartItems.orderBy('position').toArray()
    const verdict = judgeGoneCart(state.checkout, rows, Date.now())
    await changeCartState(stores, {
      cartId: null,
      checkoutUrl: null,
      lastSync: null,
      remote: null,
      outcomeUnknown: false,
      checkout: null,
      ...(verdict.kind === 'completed' ? { discountCodes: [] } : {}),
    })
    const removed = verdict.kind === 'completed' ? await takeBought(stores, rows, verdict.bought) : []
    const left = await stores.cartItems.toArray()
    await enqueueAll(stores, left)
    await addNotices(stores, noticeFor(verdict.kind, removed, left.length))
  })
}
/** Each line has to arrive anew. One that already waits, or was refused, keeps its intent as it is. */
async function enqueueAll(stores, rows) {
  const intents = await stores.outbox.where('entity').equals(CART_ENTITY).toArray()
  const known = new Set(intents.flatMap(({ arguments: its }) => ('itemId' in its ? [its.itemId] : [])))
  for (const row of rows) if (!known.has(row.id)) await enqueueLine(stores, row, row.quantity)
}
async function takeBought(stores, rows, bought) {
  const removed = []
  for (const row of rows) {
    const pieces = bought.get(row.key) ?? 0
    if (pieces === 0) continue
    if (pieces === row.quantity) await stores.cartItems.delete(row.id)
    else
      await stores.cartItems.put({
        ...row,
        quantity: row.quantity - pieces,
      })
    const item = {
      ...cartItemOf(row),
      quantity: pieces,
    }
    removed.push({
      removalId: newId(),
      item,
      position: row.position,
    })
  }
  await openRemovals(stores, removed)
  return removed
}
function noticeFor(kind, removed, linesLeft) {
  if (kind === 'completed')
    return [
      {
        kind: 'order-completed',
        removed,
        linesLeft,
      },
    ]
  return linesLeft === 0 ? [] : [{ kind: 'cart-rebuilt' }]
}
// src/offline/cart/settleCart.ts
/** A cart can vanish again while it is made anew; more often than this somebody is playing with it. */
var TIMES_TRIED = 3
/**
 * Brings the storefront's cart to this device's, by state: it is read first when `fresh` is asked or an earlier
 * outcome is unknown, made when there is none, made anew or cleared when the storefront no longer knows it.
 * Resolves to null when nothing is wished and no cart exists. Rejects with the storefront's error.
 */
async function settleCart(context, fresh) {
  for (let time = 1; ; time += 1) {
    const wish = await readWish(context.db)
    const { cartId } = wish.state
    try {
      if (cartId === null)
        return wish.lines.filter((line) => !wish.untouched.has(line.key)).length === 0
          ? null
          : await createCart(context, wish)
      const remote = await knownRemote(context, wish, cartId, fresh)
      if (remote !== null) return await bringCart(context, wish, remote)
    } catch (error) {
      if (cartId === null || !isCartGone(error) || time === TIMES_TRIED) throw error
      await forgetCart(context.db, cartId, context.lease)
    }
  }
}
/** The cart as the storefront has it; null when its lines were just taken over and the wish has to be read anew. */
async function knownRemote({ db, storefront, lease }, { state }, cartId, fresh) {
  if (!fresh && !state.outcomeUnknown && state.remote !== null && state.lastSync !== null) return state.remote
  const remote = await readRemoteCart(storefront, cartId)
  if (state.lastSync !== null) return remote
  await adoptCart(db, remote, lease)
  return null
}
async function bringCart(context, wish, start) {
  const { db, storefront, lease } = context
  if (!isEmptyPlan(reconcileCart(wish.lines, start.lines, wish.untouched)) || detailsDiffer(wish, start))
    await markSending(db, lease)
  const details = await bringDetails(storefront, start, wish)
  const lines = await bringLines(storefront, details.remote, wish.lines, wish.untouched)
  return {
    ...details,
    ...lines,
    wish,
  }
}
async function createCart(context, wish) {
  const { db, storefront, lease } = context
  await markSending(db, lease)
  const lines = wish.lines.filter((line) => !wish.untouched.has(line.key))
  let remote
  try {
    remote = await storefront.cartCreate({
      lines: lines.map(lineInput),
      ...(wish.buyer === null ? {} : { buyerIdentity: buyerInput(wish.buyer) }),
      ...(wish.discountCodes === null ? {} : { discountCodes: wish.discountCodes }),
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    remote = await storefront.cartCreate({})
  }
  await rememberCart(db, remote, lease)
  return bringCart(context, wish, remote)
}
/** Kept before the next call: a cart that was made must not be made twice because a later call failed. */
function rememberCart(db, remote, lease) {
  return change(db, ['cartState', 'settings'], async (stores) => {
    await lease.confirm(stores)
    const { id, checkoutUrl } = remote
    await changeCartState(stores, {
      cartId: id,
      checkoutUrl,
      remote,
      lastSync: Date.now(),
    })
  })
}
/** Written before anything is sent: whoever finds it after a crash knows to ask first. */
function markSending(db, lease) {
  return change(db, ['cartState', 'settings'], async (stores) => {
    await lease.confirm(stores)
    await changeCartState(stores, {
      sendingSince: Date.now(),
      outcomeUnknown: true,
    })
  })
}
// src/offline/cart/writeBackCart.ts
/**
 * Writes the storefront's answer into this device's cart, inside the caller's transaction: what it decided on
 * quantities and prices, and what it acknowledged. A line changed here since the wish was read keeps its change.
 */
async function writeBackCart(stores, answer) {
  const { wish, remote, refused } = answer
  const wanted = new Map(wish.lines.map((line) => [line.key, line.quantity]))
  const left = /* @__PURE__ */ new Set([...wish.untouched, ...refused.keys()])
  const decided = new Map(adjustments(wish.lines, remote.lines, left).map((one) => [one.key, one]))
  const variants = new Map(remote.lines.map((line) => [remoteLineKey(line), line.variant]))
  const notices = []
  for (const row of await stores.cartItems.orderBy('position').toArray()) {
    if (row.quantity !== wanted.get(row.key)) continue
    notices.push(...(await applyDecision(stores, row, decided.get(row.key), variants.get(row.key))))
  }
  await parkRefused(stores, answer)
  await acknowledge(stores, answer)
  await addNotices(stores, notices)
}
async function applyDecision(stores, row, decided, variant) {
  const { title } = row
  const price = variant?.price
  if (decided?.got === 0) {
    await stores.cartItems.delete(row.id)
    return [
      {
        kind: 'sold-out',
        title,
        quantity: row.quantity,
      },
    ]
  }
  const notices = []
  let changed = row
  if (decided !== void 0) {
    changed = {
      ...changed,
      quantity: decided.got,
    }
    notices.push({
      kind: 'quantity-changed',
      title,
      from: decided.wanted,
      to: decided.got,
    })
  }
  const amount = price === void 0 ? row.price.amount : formatAmount(price.amount)
  if (price !== void 0 && (amount !== row.price.amount || price.currencyCode !== row.price.currencyCode)) {
    const { currencyCode } = price
    changed = {
      ...changed,
      price: {
        amount,
        currencyCode,
      },
    }
    notices.push({
      kind: 'price-changed',
      title,
      from: row.price.amount,
      to: amount,
      currencyCode,
    })
  }
  const terms = variant === void 0 ? {} : saleTerms(variant)
  if (
    !areSameTerms(
      row.terms,
      {
        ...row,
        ...terms,
      }.terms,
    )
  )
    changed = {
      ...changed,
      ...terms,
    }
  if (changed !== row) await stores.cartItems.put(changed)
  return notices
}
/** A refused line that no waiting change is about is parked all the same: a person has to see it. */
async function parkRefused(stores, { refused }) {
  if (refused.size === 0) return
  const intents = await stores.outbox.where('entity').equals(CART_ENTITY).toArray()
  const known = new Set(intents.flatMap(({ arguments: its }) => ('key' in its ? [its.key] : [])))
  for (const row of await stores.cartItems.toArray()) {
    const failure = refused.get(row.key)
    if (failure !== void 0 && !known.has(row.key)) await enqueueLine(stores, row, row.quantity, failure)
  }
}
async function acknowledge(stores, { wish, remote }) {
  const { discountCodes, checkout } = await readCartState(stores)
  const sent = wish.discountCodes ?? []
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
    ...(checkout === null
      ? {}
      : {
          checkout: {
            ...checkout,
            lines: checkoutLines(remote),
          },
        }),
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
// src/offline/cart/cartSender.ts
/** A request that got lost can still arrive; after this long the cart is read once more. */
var LATE_ARRIVAL_MS = 3e4
var cartSender = {
  service: 'storefront',
  stores: ['cartItems', 'cartState'],
  manner: 'as-state',
  async send(intents, context) {
    return sendCart(intents, context, { fresh: intents.some((intent) => intent.kind === 'cart.sync') })
  },
}
/** Sends the cart's intents by bringing the storefront's cart to the state of this device's. */
async function sendCart(intents, { db, storefront, lease }, { fresh, onWritten }) {
  try {
    const answer = await settleCart(
      {
        db,
        storefront,
        lease,
      },
      fresh,
    )
    return {
      outcomes: new Map(intents.map((intent) => [intent.id, outcomeOf(intent, answer)])),
      async writeBack(stores) {
        if (answer !== null) await writeBackCart(stores, answer)
        onWritten?.(answer)
      },
      onDiscarded: (stores) => enqueueSync(stores, 'discarded'),
    }
  } catch (error) {
    if (error instanceof OfflineError) throw error
    const retry = {
      kind: 'retry',
      failure: failureOf(error),
      retryAfterMs: retryAfterOf(error),
    }
    return {
      outcomes: new Map(intents.map((intent) => [intent.id, retry])),
      writeBack: (stores) => noteFailure(stores, error),
      onDiscarded: (stores) => enqueueSync(stores, 'discarded'),
    }
  }
}
function outcomeOf(intent, answer) {
  const failure =
    (intent.kind === 'cart.discount' && answer?.refusedDiscount) ||
    (intent.kind === 'cart.buyer' && answer?.refusedBuyer) ||
    (isIntentOf(intent, 'cart.line') && answer !== null && refusalOf(intent.arguments, answer)) ||
    null
  return failure === null
    ? { kind: 'done' }
    : {
        kind: 'parked',
        failure,
      }
}
/** A refused line may have been taken out and put in anew: only the change it was refused for is parked. */
function refusalOf(its, { refused, wish }) {
  return wish.lines.some((line) => line.key === its.key) === its.quantity > 0
    ? (refused.get(its.key) ?? null)
    : null
}
/** The change stays here and is tried again; the cart says why (specification part 1, sections 4 and 8). */
async function noteFailure(stores, error) {
  const { code, message, at } = failureOf(error)
  const { cartId, outcomeUnknown } = await readCartState(stores)
  await changeCartState(stores, {
    error: {
      code,
      message,
      at,
    },
    sendingSince: null,
  })
  if (cartId !== null && outcomeUnknown && isOutcomeUnknown(error))
    await enqueueSync(stores, 'unknown-outcome', at + LATE_ARRIVAL_MS)
}
export { isCartGone as i, sendCart as n, checkoutLines as r, cartSender as t }
