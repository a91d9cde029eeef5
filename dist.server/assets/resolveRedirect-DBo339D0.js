import { t as matchName } from './matchName-DER_D8rY.js'
import { r as isScreenAddress, t as SCREENS } from './screens-nGbVZc-W.js'
// src/domain/addresses/resolveRedirect.ts
/**
 * The address that another name of it stands for, with slugs, ids and the query carried over; null when the
 * path is that address already, or no name of any. What it gives leads nowhere further, and never away from
 * this origin. `search` is a query with its `?`, or empty.
 */
function resolveRedirect(path, search) {
  const first = stepFrom(path, search)
  if (first === null) return null
  let found = first
  for (;;) {
    const next = stepFrom(...splitQuery(found.to))
    if (next === null || next.to === found.to) return found
    found = {
      to: next.to,
      permanent: found.permanent && next.permanent,
    }
  }
}
function stepFrom(path, search) {
  const named = matchName(path)
  if (named === null || named.path === path) return null
  return {
    to: named.path + joinQueries(named.query, search),
    permanent: !isOneTime(named.address),
  }
}
function isOneTime(address) {
  return isScreenAddress(address) && SCREENS[address].isOneTime === true
}
function splitQuery(address) {
  const start = address.indexOf('?')
  return start === -1 ? [address, ''] : [address.slice(0, start), address.slice(start)]
}
/** The target's own query first: of a name given twice, the first counts. */
function joinQueries(own, given) {
  const both = [own, given.replace(/^\?/, '').replace(/#.*$/, '')].filter((part) => part !== '')
  return both.length === 0 ? '' : `?${both.join('&')}`
}
export { resolveRedirect }
