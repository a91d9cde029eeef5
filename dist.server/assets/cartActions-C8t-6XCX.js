import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { r as isOwnStorefront } from './runtimeConfig-XMDkCQub.js'
import {
  a as newLine,
  c as dismissNotice,
  i as findLine,
  l as setDiscountCode,
  n as setCartQuantity,
  o as removeRows,
  r as stepCartQuantity,
  s as requireCurrency,
} from './quantityCommands-CcC4EAxJ.js'
import { i as refuseAddition, r as mostOf } from './cartQuantity-DUDfst-D.js'
import { t as isSameLine } from './lineKey-DWIirP_j.js'
import { r as saleTerms } from './saleTerms-BmatCrpu.js'
import { t as formatAmount } from './money-BjVf9dA6.js'
import { t as newId } from './newId-QR5M__zB.js'
import { t as OfflineError } from './offlineError-Vf4mHYRw.js'
import { i as enqueueLine, n as cartChange } from './cartChange-BH1H7Yuv.js'
import { n as cartItemOf } from './cartRows-BIY8M0kP.js'
import { t as change } from './change-BUCoBqBE.js'
import { n as readCartState, t as changeCartState } from './cartState-P8d1dPcf.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
// src/offline/cart/commands.ts
/** Adds pieces of a variant: to its line if there is one, otherwise as a new line. Resolves to the line. */
function addToCart(db, addition) {
  return cartChange(db, async (stores) => {
    const items = await stores.cartItems.toArray()
    const present = items.find((item) => isSameLine(item, { variantId: addition.variant.id }))
    checkAddition(addition, present?.quantity ?? 0)
    requireCurrency(items, addition.variant.price.currencyCode)
    const row =
      present ??
      newLine(
        {
          ...itemOf(addition),
          id: newId(),
        },
        items,
      )
    const quantity = (present?.quantity ?? 0) + addition.quantity
    const changed = {
      ...row,
      ...saleTerms(addition.variant),
      quantity,
    }
    await stores.cartItems.put(changed)
    await enqueueLine(stores, changed, quantity)
    return cartItemOf(changed)
  })
}
/**
 * Takes a line out as it was seen. What it resolves to brings it back through `restoreToCart`; it is empty when the
 * line had left already.
 */
function removeFromCart(db, seen) {
  return cartChange(db, async (stores) => {
    const row = findLine(await stores.cartItems.toArray(), seen)
    return row === void 0 ? [] : removeRows(stores, [row])
  })
}
/** Takes every line out. What it resolves to brings them back through `restoreToCart`. */
function clearCart(db) {
  return cartChange(db, async (stores) =>
    removeRows(stores, await stores.cartItems.orderBy('position').toArray()),
  )
}
/** Throws an `OfflineError` when these pieces may not join the `present` ones. */
function checkAddition({ variant, quantity }, present) {
  const refusal = refuseAddition(present, quantity, variant.maximumQuantity)
  if (refusal !== null) throw new OfflineError(refusal, `cannot add ${quantity} pieces`)
  if (!variant.availableForSale) throw new OfflineError('CART_VARIANT_SOLD_OUT', `${variant.id} is sold out`)
}
/** A line of these goods, before it has an id. */
function itemOf(addition) {
  const { product, variant } = addition
  const picture = variant.picture ?? product.featuredPicture
  return {
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: variant.title,
    handle: product.handle,
    quantity: 0,
    price: {
      amount: formatAmount(variant.price.amount),
      currencyCode: variant.price.currencyCode,
    },
    image:
      picture === null
        ? null
        : {
            url: picture.url,
            altText: picture.altText,
          },
    ...saleTerms(variant),
  }
}
// src/offline/cart/joinedSteps.ts
/**
 * The steps pressed on a page. One more of a line joins the transaction that an earlier one waits for, as long as it
 * has not begun and nothing else was done to the cart: fifty quick ones on a slow device cost two transactions. One
 * fewer stands alone: each may be the one that takes the line out, and undo brings back what that one took.
 */
var JoinedSteps = class {
  #open = null
  /**
   * Rejects with an `OfflineError`, and then nothing has changed. Resolves to null for a press that joined others:
   * what became of them the first one tells.
   */
  step(db, item, by) {
    const joined = this.#open
    if (by > 0 && joined?.itemId === item.id) {
      joined.pieces += by
      return joined.answer.then(
        () => null,
        () => null,
      )
    }
    this.close()
    const begin = () => {
      if (this.#open === open) this.close()
      return open.pieces
    }
    const open = {
      itemId: item.id,
      pieces: by,
      answer: stepCartQuantity(db, item, begin),
    }
    if (by > 0) this.#open = open
    open.answer.catch(begin)
    return open.answer
  }
  /** Called before anything else is done to the cart: steps pressed from now on come after it. */
  close() {
    this.#open = null
  }
}
// src/offline/cart/renameLines.ts
/** Gives the lines of these variants other words: the ones of the language the page is in. Nothing is sent for it. */
function renameLines(db, words) {
  return change(db, ['cartItems'], async ({ cartItems }) => {
    for (const row of await cartItems.toArray()) {
      const known = words.get(row.variantId)
      if (known === void 0) continue
      const { title, variantTitle } = known
      if (title === row.title && variantTitle === row.variantTitle) continue
      await cartItems.put({
        ...row,
        title,
        variantTitle,
      })
    }
  })
}
// src/offline/cart/restoreToCart.ts
/**
 * Undoes removals: each line comes back to its place with its pieces, joining those added again meanwhile.
 * A removal is undone once, however often this is called with it. Rejects with an `OfflineError`, and then
 * nothing has changed.
 */
function restoreToCart(db, removed) {
  return cartChange(db, async (stores) => {
    for (const one of 'removalId' in removed ? [removed] : removed) await restoreOne(stores, one)
  })
}
async function restoreOne(stores, { removalId, item, position }) {
  const state = await readCartState(stores)
  if (!state.openRemovals.includes(removalId)) return
  const items = await stores.cartItems.toArray()
  const present = findLine(items, item)
  const row = present ?? newLine(item, items, position)
  const most = Math.max(item.quantity, mostOf(item.terms?.maximumQuantity ?? null))
  const wanted = (present?.quantity ?? 0) + item.quantity
  const quantity = most === 1 ? 1 : wanted
  if (quantity > most) throw new OfflineError('CART_QUANTITY_TOO_LARGE', `cannot hold ${quantity} pieces`)
  await stores.cartItems.put({
    ...row,
    quantity,
  })
  await enqueueLine(stores, row, quantity)
  await changeCartState(stores, { openRemovals: state.openRemovals.filter((id) => id !== removalId) })
}
// src/features/cart/cartActions.ts
var cartActions_exports = /* @__PURE__ */ __exportAll({
  add: () => add,
  clear: () => clear,
  dismiss: () => dismiss,
  prepare: () => prepare,
  putDiscountCode: () => putDiscountCode,
  putGift: () => putGift,
  remove: () => remove,
  rename: () => rename,
  restore: () => restore,
  setQuantity: () => setQuantity,
  step: () => step,
})
var presses = new JoinedSteps()
/** Runs a command that is no step: steps pressed after it come after it. */
async function onCart(command) {
  const db = await database()
  presses.close()
  return command(db)
}
var step = async (item, by) => presses.step(await database(), item, by)
var add = (addition) => onCart((db) => addToCart(db, addition))
var setQuantity = (item, quantity) => onCart((db) => setCartQuantity(db, item, quantity))
var remove = (item) => onCart((db) => removeFromCart(db, item))
var restore = (removed) => onCart((db) => restoreToCart(db, removed))
var clear = () => onCart(clearCart)
var putDiscountCode = async (code) => setDiscountCode(await database(), code)
var rename = async (words) => renameLines(await database(), words)
var dismiss = async (noticeId) => dismissNotice(await database(), noticeId)
/** Gifts have code of their own: nobody who adds anything else waits for it. */
async function putGift(gift) {
  const command = await import('./putGift-F7oBJbpt.js')
  return onCart((db) => command.putGift(db, gift))
}
/** What sends the cart has code of its own: nobody who only adds something waits for it. */
async function prepare(services, signal) {
  const [db, { prepareCheckout }] = await Promise.all([database(), import('./prepareCheckout-CnqZw8Ez.js')])
  return prepareCheckout(db, services, {
    signal,
    isStoreElsewhere: !isOwnStorefront(services.config),
  })
}
export {
  add,
  clear,
  dismiss,
  checkAddition as n,
  prepare,
  putDiscountCode,
  putGift,
  itemOf as r,
  remove,
  rename,
  restore,
  setQuantity,
  step,
  cartActions_exports as t,
}
