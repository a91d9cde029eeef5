import type { Grosze } from '#domain/money.ts'
import { remoteLineKey } from './lineKey.ts'
import type { RemoteCart } from './remoteCart.ts'

/** The store's own cost of a cart, in grosze of one currency. */
export interface StoreCost {
  readonly subtotal: Grosze
  /** Null when the store hasn't said: then its checkout adds it. */
  readonly tax: Grosze | null
  readonly total: Grosze
  readonly currencyCode: string
  /** The cost of each line, by its key (`lineKey`). */
  readonly lines: Readonly<Record<string, Grosze>>
}

/**
 * The store's own cost of the cart as it was last acknowledged; null when that isn't the present cart of this device (a
 * change is on its way, a line was refused): then sums made here are estimates. `lines` are the device's, with their
 * keys.
 */
export function storeCost(
  lines: readonly { readonly key: string; readonly quantity: number }[],
  remote: RemoteCart | null,
): StoreCost | null {
  if (remote === null) return null
  const there = remote.lines.filter((line) => line.quantity > 0)
  const theirs = new Map(there.map((line) => [remoteLineKey(line), line]))
  const isSame =
    theirs.size === there.length &&
    there.length === lines.length &&
    lines.every((line) => theirs.get(line.key)?.quantity === line.quantity)
  if (!isSame) return null
  const { subtotal, total, tax } = remote.cost
  return {
    subtotal: subtotal.amount,
    tax: tax?.amount ?? null,
    total: total.amount,
    currencyCode: total.currencyCode,
    lines: Object.fromEntries([...theirs].map(([key, line]) => [key, line.total.amount])),
  }
}
