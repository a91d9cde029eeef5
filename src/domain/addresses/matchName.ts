import {
  type AddressPattern,
  compareSpecificity,
  matchPath,
  parsePattern,
  segmentsOf,
  writeAddress,
} from './addressPattern.ts'
import { OTHER_NAMES } from './otherNames.ts'
import { SCREEN_NAMES } from './screenNames.ts'

/** The address that a path names. */
export interface NamedAddress {
  readonly address: string
  /** The address's own path, with the parameters of the given one. */
  readonly path: string
  /** The address's own query; mostly empty. */
  readonly query: string
}

interface Name {
  readonly pattern: AddressPattern
  readonly target: AddressPattern
  readonly query: string
}

const NAMES: readonly Name[] = [
  ...Object.values<string>(SCREEN_NAMES).map((names) => {
    const pattern = parsePattern(names)
    return { pattern, target: pattern, query: '' }
  }),
  ...OTHER_NAMES.map(({ from, to }) => {
    const [path = '', query = ''] = to.split('?')
    return { pattern: parsePattern(from), target: parsePattern(path), query }
  }),
].toSorted((one, other) => compareSpecificity(one.pattern, other.pattern))

/** The address that a path names in any of its equivalent words; of several, the one with more fixed words. */
export function matchName(path: string): NamedAddress | null {
  const segments = segmentsOf(path)
  if (segments === null) return null
  for (const { pattern, target, query } of NAMES) {
    const parameters = matchPath(pattern, segments, { as: 'name' })
    if (parameters !== null) {
      return { address: writeAddress(target), path: writeAddress(target, parameters), query }
    }
  }
  return null
}
