import { compareSpecificity, decodeOrNull, matchPath, parsePattern, segmentsOf } from './addressPattern.ts'
import { SCREEN_ADDRESSES, type ScreenAddress } from './screens.ts'

/** The screen of a path, and the path's parameters, decoded. */
export interface ScreenMatch {
  readonly address: ScreenAddress
  readonly params: Readonly<Record<string, string>>
}

const PATTERNS = SCREEN_ADDRESSES.map((address) => ({ address, pattern: parsePattern(address) })).toSorted(
  (one, other) => compareSpecificity(one.pattern, other.pattern),
)

/**
 * The screen at a path by its own name, as the router finds it; null where there is none. An address with an empty
 * segment, or a slash at its end, is another one.
 */
export function matchScreen(path: string): ScreenMatch | null {
  if (path !== '/' && /\/(?:\/|$)/.test(path)) return null
  const segments = segmentsOf(path)
  if (segments === null) return null
  for (const { address, pattern } of PATTERNS) {
    const found = matchPath(pattern, segments, { as: 'own' })
    if (found === null) continue
    const params: Record<string, string> = {}
    for (const [name, value] of found) {
      const decoded = decodeOrNull(value)
      if (decoded === null) return null
      params[name] = decoded
    }
    return { address, params }
  }
  return null
}
