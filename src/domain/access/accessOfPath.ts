import {
  compareSpecificity,
  matchPath,
  parsePattern,
  segmentsOf,
  writeAddress,
} from '../redirects/addressPattern.ts'
import { ADDRESSES } from '../redirects/addresses.ts'
import { type Access, ANYONE } from './access.ts'
import { ROUTE_ACCESS } from './routeAccess.ts'

const PLACES = ADDRESSES.map((text) => {
  const pattern = parsePattern(text)
  const table: Readonly<Record<string, Access>> = ROUTE_ACCESS
  return { pattern, access: table[writeAddress(pattern)] ?? ANYONE }
}).toSorted((one, other) => compareSpecificity(one.pattern, other.pattern))

/** Who may open a path, whether its screen stands already or comes with later work. Anyone may see that there is none. */
export function accessOfPath(path: string): Access {
  const segments = segmentsOf(path)
  if (segments === null) return ANYONE
  return PLACES.find(({ pattern }) => matchPath(pattern, segments) !== null)?.access ?? ANYONE
}
