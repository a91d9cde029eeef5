import { matchName } from './matchName.ts'
import { isScreenAddress, SCREENS } from './screens.ts'

/** Where an address leads. */
export interface Redirect {
  /** Path and query from the root of this origin; the follower keeps the hash. */
  readonly to: string
  /** Whether it may be remembered. Addresses with a one-time secret in them may not. */
  readonly permanent: boolean
}

/**
 * The address behind another name of it, with slugs, ids and the query carried over; null when the path is that address
 * already, or unknown. The result never redirects again and never leaves this origin. `search` is a query with its `?`,
 * or empty.
 */
export function resolveRedirect(path: string, search: string): Redirect | null {
  const first = stepFrom(path, search)
  if (first === null) return null
  let found = first
  // A handle may itself be a word of the table ("/collections/product"): then the first step is not the last.
  for (;;) {
    const next = stepFrom(...splitQuery(found.to))
    if (next === null || next.to === found.to) return found
    found = { to: next.to, permanent: found.permanent && next.permanent }
  }
}

function stepFrom(path: string, search: string): Redirect | null {
  const named = matchName(path)
  if (named === null || named.path === path) return null
  return { to: named.path + joinQueries(named.query, search), permanent: !isOneTime(named.address) }
}

function isOneTime(address: string): boolean {
  return isScreenAddress(address) && SCREENS[address].isOneTime === true
}

function splitQuery(address: string): [path: string, search: string] {
  const start = address.indexOf('?')
  return start === -1 ? [address, ''] : [address.slice(0, start), address.slice(start)]
}

/** The target's own query first: of a name given twice, the first counts. */
function joinQueries(own: string, given: string): string {
  const both = [own, given.replace(/^\?/, '').replace(/#.*$/, '')].filter((part) => part !== '')
  return both.length === 0 ? '' : `?${both.join('&')}`
}
