/** An address at which the page has a screen, for example `/sklep/produkt/$handle`. */
export interface PageAddress {
  readonly pattern: string
  /** Its route file with those that it stands in, outermost first: `src/routes/sklep.produkt.$handle.tsx`. */
  readonly files: readonly string[]
}

export interface PageMatch {
  readonly address: PageAddress
  readonly params: Readonly<Record<string, string>>
}

/**
 * Reads the addresses that have a screen from the text of the generated route tree, so that they are written
 * down once: as route files. The catch-all route is left out, for it is the screen of what is not found.
 */
export function readPageAddresses(routeTree: string): readonly PageAddress[] {
  const names = new Map<string, string>()
  for (const [, name = '', path = ''] of routeTree.matchAll(
    /^import \{ Route as (\w+) \} from '\.\/(.+)'$/gm,
  )) {
    names.set(name.replace(/Import$/, ''), path.replace(/\.tsx$/, ''))
  }
  const listed = /^export interface FileRoutesByFullPath \{\n([\s\S]*?)^\}/m.exec(routeTree)?.[1] ?? ''
  const leaves = new Map<string, string>()
  for (const [, path = '', name = ''] of listed.matchAll(
    /^\s*'([^']+)': typeof (\w+?)(?:WithChildren)?$/gm,
  )) {
    const file = names.get(name)
    // "/sklep/" is the index within the layout "/sklep", listed after it: the screen of that address.
    if (file !== undefined && !path.endsWith('/$')) leaves.set(path.replace(/(?<=.)\/$/, ''), file)
  }
  const all = [...names.values()]
  return [...leaves].map(([pattern, leaf]) => ({
    pattern,
    files: all
      .filter((file) => file === leaf || stepsOf(leaf).startsWith(`${stepsOf(file)}.`))
      .toSorted((one, other) => one.length - other.length)
      .map((file) => `src/${file}.tsx`),
  }))
}

/** A route file stands in those whose names its own goes on from; folders and dots mean the same. */
function stepsOf(file: string): string {
  return file.replaceAll('/', '.')
}

/** Finds the screen of a path; of several, the one with more fixed segments at its start, as the router does. */
export function matchPage(addresses: readonly PageAddress[], path: string): PageMatch | null {
  const segments = segmentsOf(path)
  if (segments === null) return null
  const matches = addresses.flatMap((address) => {
    const params = matchPattern(segmentsOfPattern(address.pattern), segments)
    return params === null ? [] : [{ address, params }]
  })
  return matches.toSorted((one, other) => rank(other.address).localeCompare(rank(one.address)))[0] ?? null
}

function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith('$')) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}

/** "11" for two fixed segments, "10" for a fixed one and a parameter. */
function rank(address: PageAddress): string {
  return segmentsOfPattern(address.pattern)
    .map((part) => (part.startsWith('$') ? '0' : '1'))
    .join('')
}

function segmentsOfPattern(pattern: string): string[] {
  return pattern.split('/').filter((part) => part !== '')
}

/** An address with an empty segment, or a slash at its end, is another one. */
function segmentsOf(path: string): string[] | null {
  if (path !== '/' && /\/(?:\/|$)/.test(path)) return null
  try {
    return segmentsOfPattern(path).map(decodeURIComponent)
  } catch {
    return null
  }
}
