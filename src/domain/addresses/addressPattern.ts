import { slugOf } from '#domain/catalogue/foldPolish.ts'

/** The names of an address's parameters: `handle` of `/sklep/produkt/$handle`. */
export type ParameterName<Address extends string> = Address extends `${string}/$${infer Name}/${infer Rest}`
  ? Name | ParameterName<`/${Rest}`>
  : Address extends `${string}/$${infer Name}`
    ? Name
    : never

/** A segment of a pattern: equivalent words, or a parameter. */
type PatternSegment =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'parameter'; readonly name: string }

/** `/sklep|shop/$handle`, taken apart. */
export type AddressPattern = readonly PatternSegment[]

export function parsePattern(text: string): AddressPattern {
  return text
    .split('/')
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('$')
        ? { kind: 'parameter', name: part.slice(1) }
        : { kind: 'words', words: part.split('|') },
    )
}

/** The pattern's own address: the first word of each segment, parameters filled in. */
export function writeAddress(
  pattern: AddressPattern,
  parameters: ReadonlyMap<string, string> = new Map(),
): string {
  const parts = pattern.map((segment) =>
    segment.kind === 'words' ? segment.words[0] : (parameters.get(segment.name) ?? `$${segment.name}`),
  )
  return `/${parts.join('/')}`
}

/**
 * The parameters of a path that a pattern takes, exactly as the path has them, or null. Words are compared as they
 * are written or, with `as: 'name'`, as people write them: without regard to case, Polish letters or `_` for `-`.
 */
export function matchPath(
  pattern: AddressPattern,
  segments: readonly string[],
  { as }: { as: 'own' | 'name' },
): ReadonlyMap<string, string> | null {
  if (pattern.length !== segments.length) return null
  const read = as === 'own' ? decodeSegment : (segment: string) => slugOf(decodeSegment(segment))
  const parameters = new Map<string, string>()
  for (const [index, segment] of pattern.entries()) {
    const given = segments[index] ?? ''
    if (segment.kind === 'parameter') parameters.set(segment.name, given)
    else if (!segment.words.includes(read(given))) return null
  }
  return parameters
}

/** Sorts patterns so that the one with a word where another has a parameter comes first, as the router does. */
export function compareSpecificity(one: AddressPattern, other: AddressPattern): number {
  const shape = (pattern: AddressPattern) =>
    pattern.map(({ kind }) => (kind === 'words' ? '0' : '1')).join('')
  return shape(one).localeCompare(shape(other))
}

/**
 * The segments of a path; null for one that can't be an address of ours: it holds characters that a browser would have
 * encoded, or leaves its folder.
 */
export function segmentsOf(path: string): readonly string[] | null {
  if (!path.startsWith('/') || /[\\?#\s\p{Cc}]/u.test(path)) return null
  const segments = path.split('/').filter((segment) => segment !== '')
  return segments.some((segment) => /^\.{1,2}$/.test(decodeSegment(segment))) ? null : segments
}

/** A malformed escape is kept as it is. */
function decodeSegment(segment: string): string {
  return decodeOrNull(segment) ?? segment
}

/** Null for a malformed escape. */
export function decodeOrNull(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
