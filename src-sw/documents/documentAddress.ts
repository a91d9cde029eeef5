import { matchScreen } from '#domain/addresses/matchScreen.ts'
import { type ScreenAddress, SCREENS, type Subject } from '#domain/addresses/screens.ts'

/** What a screen may be about and look the same to everybody for as long as it is kept. */
const LASTING_SUBJECTS: ReadonlySet<Subject | null | undefined> = new Set([
  undefined,
  'product',
  'collection',
  'model',
  'model-list',
])

/** Where what stands in the search is a question to the catalogue; elsewhere an address may carry anything. */
const SEARCHED: ReadonlySet<ScreenAddress> = new Set([
  '/sklep',
  '/sklep/$collection',
  '/sklep/produkt/$handle',
])

/**
 * The address under which the document of a page is kept; null where none is. Kept are screens that anybody may open
 * and that are about no person: no one-time links, no profiles, no generations. Languages and campaigns make no other
 * page.
 */
export function documentAddress(url: URL): string | null {
  const match = matchScreen(url.pathname)
  if (match === null) return null
  const { access, robots, subject, isOneTime } = SCREENS[match.address]
  if (access.kind !== 'anyone' || robots === 'disallow' || isOneTime) return null
  if (!LASTING_SUBJECTS.has(subject)) return null
  const search = new URLSearchParams(
    [...url.searchParams].filter(([name]) => name !== 'lang' && !name.startsWith('utm_')),
  )
  if (search.size === 0) return url.pathname
  if (!SEARCHED.has(match.address)) return null
  search.sort()
  return `${url.pathname}?${search}`
}
