import {
  type AddressPattern,
  compareSpecificity,
  matchPath,
  parsePattern,
  segmentsOf,
  writeAddress,
} from './addressPattern.ts'
import { ADDRESSES } from './addresses.ts'
import { OTHER_NAMES } from './otherNames.ts'

/** Where an address leads. */
export interface Redirect {
  /** Path and query from the root of this origin; the hash stays with whoever follows. */
  readonly to: string
  /** Whether it may be remembered. Addresses with a one-time secret in them may not. */
  readonly permanent: boolean
}

interface Rule {
  readonly pattern: AddressPattern
  readonly target: AddressPattern
  /** The target's own query, before which nothing of the caller's is lost. */
  readonly query: string
}

/** Targets whose links carry a token for one use. */
const ONE_TIME = new Set([
  '/kasa/$token',
  '/reset-password',
  '/verify-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
])

const RULES: readonly Rule[] = [
  ...ADDRESSES.map((text) => ({ pattern: parsePattern(text), target: parsePattern(text), query: '' })),
  ...OTHER_NAMES.map(({ from, to }) => {
    const [path = '', query = ''] = to.split('?')
    return { pattern: parsePattern(from), target: parsePattern(path), query }
  }),
].toSorted((one, other) => compareSpecificity(one.pattern, other.pattern))

/**
 * The address that another name of it stands for, with slugs, ids and the query carried over; null when the
 * path is that address already, or no name of any. What it gives leads nowhere further, and never away from
 * this origin. `search` is a query with its `?`, or empty.
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
  const segments = segmentsOf(path)
  if (segments === null) return null
  for (const { pattern, target, query } of RULES) {
    const parameters = matchPath(pattern, segments)
    if (parameters === null) continue
    const address = writeAddress(target, parameters)
    if (address === path) return null
    return { to: address + joinQueries(query, search), permanent: !ONE_TIME.has(writeAddress(target)) }
  }
  return null
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
