import { formatAmount, DEFAULT_CURRENCY, type Grosze } from '#domain/money.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { connectionOf, type Connection, type PageArguments } from '../paging.ts'
import type { CostMeter } from './costMeter.ts'

/** The services given to resolvers besides their arguments. */
export interface GraphContext {
  readonly server: ServerContext
  /** The beginning of pictures' addresses; empty for addresses from the root of the page's own origin. */
  readonly pictureOrigin: string
  /** The beginning of screens' addresses, the checkout's among them. */
  readonly checkoutOrigin: string
  /** The network whose limits apply. */
  readonly caller: string
  /** Bounds the cost of a call from outside; our own queries have none. */
  readonly meter?: CostMeter
}

export function moneyOf(amount: Grosze): { amount: string; currencyCode: string } {
  return { amount: formatAmount(amount), currencyCode: DEFAULT_CURRENCY }
}

/** Plain text cut to `length` characters, the ellipsis included. */
export function truncated(text: string, length: number | null | undefined): string {
  if (length == null || text.length <= length) return text
  return length < 4 ? text.slice(0, Math.max(0, length)) : `${text.slice(0, length - 3)}...`
}

/** An empty list of a kind that this shop doesn't have; an invalid page argument is refused all the same. */
export function emptyConnection(_: unknown, page: PageArguments): Connection<never> {
  return connectionOf<never>([], page, () => '')
}
