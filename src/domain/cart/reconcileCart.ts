import type { LineAttribute, RemoteCartLine } from './remoteCart.ts'
import { remoteLineKey } from './lineKey.ts'

/** The desired line at the storefront: an absolute quantity, never a difference. */
export interface DesiredLine {
  readonly key: string
  readonly merchandiseId: string
  readonly quantity: number
  readonly attributes: readonly LineAttribute[]
}

/** The fewest steps from the storefront's cart to the desired one. */
export interface CartPlan {
  readonly remove: readonly { readonly key: string; readonly lineId: string }[]
  readonly update: readonly { readonly key: string; readonly lineId: string; readonly quantity: number }[]
  readonly add: readonly DesiredLine[]
}

type RemoteLines = readonly Pick<RemoteCartLine, 'id' | 'quantity' | 'attributes' | 'variant'>[]

/**
 * Plans the changes from the storefront's lines to the desired ones. Lines whose key is in `untouched` (parked ones)
 * are neither planned nor removed. A duplicate key keeps its first line. Planning against the answer of an executed
 * plan gives the empty plan, so the plan is idempotent.
 */
export function reconcileCart(
  desired: readonly DesiredLine[],
  remote: RemoteLines,
  untouched: ReadonlySet<string> = new Set(),
): CartPlan {
  const wanted = new Map(desired.map((line) => [line.key, line]))
  const seen = new Set<string>()
  const remove = []
  const update = []
  for (const line of remote) {
    const key = remoteLineKey(line)
    if (untouched.has(key)) continue
    const wish = wanted.get(key)
    if (wish === undefined || seen.has(key)) remove.push({ key, lineId: line.id })
    else if (line.quantity !== wish.quantity) update.push({ key, lineId: line.id, quantity: wish.quantity })
    seen.add(key)
  }
  const add = desired.filter((line) => !seen.has(line.key) && !untouched.has(line.key))
  return { remove, update, add }
}

export function isEmptyPlan(plan: CartPlan): boolean {
  return plan.remove.length === 0 && plan.update.length === 0 && plan.add.length === 0
}

/** A line that the storefront answered with another quantity than it was asked for; 0 when it left it out. */
export interface Adjustment {
  readonly key: string
  readonly wanted: number
  readonly got: number
}

/** The differences between an answer and the desired cart. */
export function adjustments(
  desired: readonly DesiredLine[],
  remote: RemoteLines,
  untouched: ReadonlySet<string> = new Set(),
): readonly Adjustment[] {
  const answered = new Map<string, number>()
  for (const line of remote) {
    const key = remoteLineKey(line)
    answered.set(key, (answered.get(key) ?? 0) + line.quantity)
  }
  return desired
    .filter((line) => !untouched.has(line.key))
    .map((line) => ({ key: line.key, wanted: line.quantity, got: answered.get(line.key) ?? 0 }))
    .filter(({ wanted, got }) => wanted !== got)
}

/**
 * Whether only missing stock, by the storefront's own count, keeps a plan from being done: asking again would bring the
 * same answer.
 */
export function isOutOfStock(plan: CartPlan, remote: RemoteLines): boolean {
  if (plan.remove.length > 0 || plan.add.length > 0 || plan.update.length === 0) return false
  const lines = new Map(remote.map((line) => [line.id, line]))
  return plan.update.every(({ lineId, quantity }) => {
    const line = lines.get(lineId)
    const available = line?.variant.quantityAvailable ?? null
    return line !== undefined && available !== null && line.quantity === available && quantity > available
  })
}
