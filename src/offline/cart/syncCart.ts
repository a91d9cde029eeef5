import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { isEmptyPlan, reconcileCart } from '#domain/cart/reconcileCart.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { isRefusal } from '../outbox/failure.ts'
import { isCartGone, readRemoteCart } from './readRemoteCart.ts'
import type { Lease } from '../outbox/lock.ts'
import { adoptCart } from './adoptCart.ts'
import { pushDetails, buyerInput, type DetailsAnswer, detailsDiffer } from './pushDetails.ts'
import { changeCartState } from './cartState.ts'
import { type DesiredCart, readDesiredCart } from './desiredCart.ts'
import { pushLines, lineInput, type LinesAnswer } from './sendCartLines.ts'
import { forgetCart } from './forgetCart.ts'
import { type CartTurn, heldCartCalls } from './heldCartCalls.ts'

/** The storefront's answer to the desired cart. */
export interface CartAnswer extends LinesAnswer, DetailsAnswer {
  readonly desired: DesiredCart
}

/** A cart can vanish again while it is made anew; after this many times it is given up. */
const TIMES_TRIED = 3

/**
 * Brings the storefront's cart to this device's, by state: it is read first when `fresh` is asked or an earlier
 * outcome is unknown, made when there is none, made anew or cleared when the storefront no longer knows it.
 * Resolves to null when nothing is wished and no cart exists. Rejects with the storefront's error.
 */
export async function syncCart(turn: CartTurn, fresh: boolean): Promise<CartAnswer | null> {
  const context = { ...turn, storefront: heldCartCalls(turn) }
  for (let time = 1; ; time += 1) {
    const desired = await readDesiredCart(context.db)
    const { cartId } = desired.state
    try {
      if (cartId === null) {
        const wanted = desired.lines.filter((line) => !desired.untouched.has(line.key))
        return wanted.length === 0 ? null : await createCart(context, desired)
      }
      const remote = await knownRemote(context, desired, cartId, fresh)
      if (remote !== null) return await pushCart(context, desired, remote)
    } catch (error) {
      if (cartId === null || !isCartGone(error) || time === TIMES_TRIED) throw error
      await forgetCart(context.db, cartId, context.lease)
    }
  }
}

/** The cart as the storefront has it; null when its lines were just taken over and the desired has to be read anew. */
async function knownRemote(
  { db, storefront, lease }: CartTurn,
  { state }: DesiredCart,
  cartId: string,
  fresh: boolean,
): Promise<RemoteCart | null> {
  if (!fresh && !state.outcomeUnknown && state.remote !== null && state.lastSync !== null) return state.remote
  const remote = await readRemoteCart(storefront, cartId)
  if (state.lastSync !== null) return remote
  await adoptCart(db, remote, lease)
  return null
}

async function pushCart(context: CartTurn, desired: DesiredCart, start: RemoteCart): Promise<CartAnswer> {
  const { db, storefront, lease } = context
  const settled = isEmptyPlan(reconcileCart(desired.lines, start.lines, desired.untouched))
  if (!settled || detailsDiffer(desired, start)) await markSending(db, lease)
  const details = await pushDetails(storefront, start, desired)
  // Last, so that its answer matches the request: another quantity in it is the storefront's decision.
  const lines = await pushLines(storefront, details.remote, desired.lines, desired.untouched)
  return { ...details, ...lines, desired }
}

async function createCart(context: CartTurn, desired: DesiredCart): Promise<CartAnswer> {
  const { db, storefront, lease } = context
  await markSending(db, lease)
  const lines = desired.lines.filter((line) => !desired.untouched.has(line.key))
  let remote: RemoteCart
  try {
    remote = await storefront.cartCreate({
      lines: lines.map(lineInput),
      ...(desired.buyer === null ? {} : { buyerIdentity: buyerInput(desired.buyer) }),
      ...(desired.discountCodes === null ? {} : { discountCodes: desired.discountCodes }),
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    // One bad part refuses the whole: an empty cart is made, and its parts are brought one after another.
    remote = await storefront.cartCreate({})
  }
  await rememberCart(db, remote, lease)
  return pushCart(context, desired, remote)
}

/** Kept before the next call: a cart that was made must not be made twice because a later call failed. */
function rememberCart(db: IskraDatabase, remote: RemoteCart, lease: Lease): Promise<void> {
  return change(db, ['cartState', 'settings'], async (stores) => {
    await lease.confirm(stores)
    const { id, checkoutUrl } = remote
    await changeCartState(stores, { cartId: id, checkoutUrl, remote, lastSync: Date.now() })
  })
}

/** Written before anything is sent: after a crash the next sender knows to read the cart first. */
function markSending(db: IskraDatabase, lease: Lease): Promise<void> {
  return change(db, ['cartState', 'settings'], async (stores) => {
    await lease.confirm(stores)
    await changeCartState(stores, { sendingSince: Date.now(), outcomeUnknown: true })
  })
}
