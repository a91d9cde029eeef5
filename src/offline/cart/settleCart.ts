import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { isEmptyPlan, reconcileCart } from '#domain/cart/reconcileCart.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { isRefusal } from '../outbox/failure.ts'
import { isCartGone, readRemoteCart } from './readRemoteCart.ts'
import type { Lease } from '../outbox/lock.ts'
import { adoptCart } from './adoptCart.ts'
import { bringDetails, buyerInput, type DetailsAnswer, detailsDiffer } from './bringDetails.ts'
import { changeCartState } from './cartState.ts'
import { type CartWish, readWish } from './cartWish.ts'
import { bringLines, lineInput, type LinesAnswer } from './sendCartLines.ts'
import { forgetCart } from './forgetCart.ts'
import { type CartTurn, heldCartCalls } from './heldCartCalls.ts'

/** What the storefront made of the wish it was sent. */
export interface CartAnswer extends LinesAnswer, DetailsAnswer {
  readonly wish: CartWish
}

/** A cart can vanish again while it is made anew; more often than this somebody is playing with it. */
const TIMES_TRIED = 3

/**
 * Brings the storefront's cart to this device's, by state: it is read first when `fresh` is asked or an earlier
 * outcome is unknown, made when there is none, made anew or cleared when the storefront no longer knows it.
 * Resolves to null when nothing is wished and no cart exists. Rejects with the storefront's error.
 */
export async function settleCart(turn: CartTurn, fresh: boolean): Promise<CartAnswer | null> {
  const context = { ...turn, storefront: heldCartCalls(turn) }
  for (let time = 1; ; time += 1) {
    const wish = await readWish(context.db)
    const { cartId } = wish.state
    try {
      if (cartId === null) {
        const wanted = wish.lines.filter((line) => !wish.untouched.has(line.key))
        return wanted.length === 0 ? null : await createCart(context, wish)
      }
      const remote = await knownRemote(context, wish, cartId, fresh)
      if (remote !== null) return await bringCart(context, wish, remote)
    } catch (error) {
      if (cartId === null || !isCartGone(error) || time === TIMES_TRIED) throw error
      await forgetCart(context.db, cartId, context.lease)
    }
  }
}

/** The cart as the storefront has it; null when its lines were just taken over and the wish has to be read anew. */
async function knownRemote(
  { db, storefront, lease }: CartTurn,
  { state }: CartWish,
  cartId: string,
  fresh: boolean,
): Promise<RemoteCart | null> {
  if (!fresh && !state.outcomeUnknown && state.remote !== null && state.lastSync !== null) return state.remote
  const remote = await readRemoteCart(storefront, cartId)
  if (state.lastSync !== null) return remote
  await adoptCart(db, remote, lease)
  return null
}

async function bringCart(context: CartTurn, wish: CartWish, start: RemoteCart): Promise<CartAnswer> {
  const { db, storefront, lease } = context
  const settled = isEmptyPlan(reconcileCart(wish.lines, start.lines, wish.untouched))
  if (!settled || detailsDiffer(wish, start)) await markSending(db, lease)
  const details = await bringDetails(storefront, start, wish)
  // Last, so that its answer is one to what was asked: another quantity in it is the storefront's decision.
  const lines = await bringLines(storefront, details.remote, wish.lines, wish.untouched)
  return { ...details, ...lines, wish }
}

async function createCart(context: CartTurn, wish: CartWish): Promise<CartAnswer> {
  const { db, storefront, lease } = context
  await markSending(db, lease)
  const lines = wish.lines.filter((line) => !wish.untouched.has(line.key))
  let remote: RemoteCart
  try {
    remote = await storefront.cartCreate({
      lines: lines.map(lineInput),
      ...(wish.buyer === null ? {} : { buyerIdentity: buyerInput(wish.buyer) }),
      ...(wish.discountCodes === null ? {} : { discountCodes: wish.discountCodes }),
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    // One bad part refuses the whole: an empty cart is made, and its parts are brought one after another.
    remote = await storefront.cartCreate({})
  }
  await rememberCart(db, remote, lease)
  return bringCart(context, wish, remote)
}

/** Kept before the next call: a cart that was made must not be made twice because a later call failed. */
function rememberCart(db: IskraDatabase, remote: RemoteCart, lease: Lease): Promise<void> {
  return change(db, ['cartState', 'settings'], async (stores) => {
    await lease.confirm(stores)
    const { id, checkoutUrl } = remote
    await changeCartState(stores, { cartId: id, checkoutUrl, remote, lastSync: Date.now() })
  })
}

/** Written before anything is sent: whoever finds it after a crash knows to ask first. */
function markSending(db: IskraDatabase, lease: Lease): Promise<void> {
  return change(db, ['cartState', 'settings'], async (stores) => {
    await lease.confirm(stores)
    await changeCartState(stores, { sendingSince: Date.now(), outcomeUnknown: true })
  })
}
