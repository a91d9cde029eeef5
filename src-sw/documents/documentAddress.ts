import { matchScreen } from '#domain/addresses/matchScreen.ts'
import { type ScreenAddress, SCREENS, type Subject } from '#domain/addresses/screens.ts'

/** Whether a screen about it looks the same to everybody for as long as it is kept. */
const IS_LASTING: Readonly<Record<Subject, boolean>> = {
  article: true,
  model: true,
  'model-list': true,
  product: true,
  collection: true,
  template: true,
  person: false,
  generation: false,
  'shared-generation': false,
  card: false,
  drawing: false,
}

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
  if (subject === null || (subject !== undefined && !IS_LASTING[subject])) return null
  const search = new URLSearchParams(
    [...url.searchParams].filter(([name]) => name !== 'lang' && !name.startsWith('utm_')),
  )
  if (search.size === 0) return url.pathname
  if (!SEARCHED.has(match.address)) return null
  search.sort()
  return `${url.pathname}?${search}`
}
