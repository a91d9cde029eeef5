import type { CartCalls } from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { type CartPlan, type DesiredLine, isOutOfStock, reconcileCart } from '#domain/cart/reconcileCart.ts'
import { failureOf, isRefusal } from '../outbox/failure.ts'
import type { IntentFailure } from '../outbox/intent.ts'
import { readRemoteCart } from './readRemoteCart.ts'

/** The lines at the storefront after the calls. */
export interface LinesAnswer {
  readonly remote: RemoteCart
  /** The lines that the storefront refused, by line key. They keep their old state there. */
  readonly refused: ReadonlyMap<string, IntentFailure>
}

/** A line asked for this often, and still answered with another quantity, has been decided by the storefront. */
const TIMES_ASKED = 2
/** After this many rounds of unexpected answers, another client must be changing the cart. */
const MOST_ROUNDS = 6

/**
 * Brings the lines of a cart to the desired ones with as few calls as possible. When the storefront refuses a
 * call, its lines are tried one by one, so that a bad line doesn't hold back the good ones. Rejects with the
 * storefront's error when it can't be reached or no longer knows the cart.
 */
export async function pushLines(
  storefront: CartCalls,
  start: RemoteCart,
  desired: readonly DesiredLine[],
  untouched: ReadonlySet<string>,
): Promise<LinesAnswer> {
  let remote = start
  const refused = new Map<string, IntentFailure>()
  const asked = new Map<string, number>()
  for (let round = 1; ; round += 1) {
    const left = new Set([...untouched, ...refused.keys()])
    const plan = reconcileCart(desired, remote.lines, left)
    const keys = planKeys(plan)
    const isDecided = keys.every((key) => asked.get(key) === TIMES_ASKED)
    if (isDecided || (round > 1 && isOutOfStock(plan, remote.lines))) return { remote, refused }
    if (round > MOST_ROUNDS) {
      throw new StorefrontError('SHOPIFY_API_ERROR', 'the cart does not come to rest', { kind: 'broken' })
    }
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

function planKeys({ remove, update, add }: CartPlan): readonly string[] {
  return [...remove, ...update, ...add].map((step) => step.key)
}

async function sendCartLines(storefront: CartCalls, start: RemoteCart, plan: CartPlan): Promise<RemoteCart> {
  const { id } = start
  let remote = start
  const removed = plan.remove.map((step) => step.lineId)
  if (removed.length > 0) remote = await storefront.cartLinesRemove(id, removed)
  const updated = plan.update.map(({ lineId, quantity }) => ({ id: lineId, quantity }))
  if (updated.length > 0) remote = await storefront.cartLinesUpdate(id, updated)
  if (plan.add.length > 0) remote = await storefront.cartLinesAdd(id, plan.add.map(lineInput))
  return remote
}

/** The request for a new line. */
export function lineInput({ merchandiseId, quantity, attributes }: DesiredLine) {
  return { merchandiseId, quantity, attributes }
}

async function sendOneByOne(
  storefront: CartCalls,
  cartId: string,
  desired: readonly DesiredLine[],
  untouched: ReadonlySet<string>,
): Promise<LinesAnswer> {
  let remote = await readRemoteCart(storefront, cartId)
  const failures = new Map<string, { readonly step: string; readonly failure: IntentFailure }>()
  for (const step of singleSteps(reconcileCart(desired, remote.lines, untouched))) {
    try {
      remote = await sendCartLines(storefront, remote, step.plan)
    } catch (error) {
      if (!isRefusal(error)) throw error
      failures.set(step.key, { step: step.name, failure: failureOf(error) })
    }
  }
  if (failures.size === 0) return { remote, refused: new Map() }
  // A step that isn't needed any more was refused because the cart changed under it: nothing to hold against it.
  remote = await readRemoteCart(storefront, cartId)
  const needed = new Map(
    singleSteps(reconcileCart(desired, remote.lines, untouched)).map((step) => [step.key, step.name]),
  )
  const refused = [...failures].filter(([key, { step }]) => needed.get(key) === step)
  return { remote, refused: new Map(refused.map(([key, { failure }]) => [key, failure])) }
}

function singleSteps(plan: CartPlan): { key: string; name: string; plan: CartPlan }[] {
  const nothing: CartPlan = { remove: [], update: [], add: [] }
  return [
    ...plan.remove.map((step) => ({
      key: step.key,
      name: `remove ${step.lineId}`,
      plan: { ...nothing, remove: [step] },
    })),
    ...plan.update.map((step) => ({
      key: step.key,
      name: `update ${step.lineId} ${step.quantity}`,
      plan: { ...nothing, update: [step] },
    })),
    ...plan.add.map((step) => ({
      key: step.key,
      name: `add ${step.quantity}`,
      plan: { ...nothing, add: [step] },
    })),
  ]
}
