import { ADMIN } from '../access/access.ts'
import { type ScreenAddress, SCREENS } from '../addresses/screens.ts'
import { REACHED } from './eventKinds.ts'

/** A page as visits know it: its pattern and, of what everybody may see alone, what it is about. */
export interface VisitedPage {
  readonly page: ScreenAddress
  /** The handle of the product or collection, the slug of the template or the id of the work; empty for any other page. */
  readonly subject: string
}

/** The pages of whose parameters something is kept on the device: those are the shop's own words, and nobody's. */
const KEPT_SUBJECTS: Readonly<Partial<Record<ScreenAddress, string>>> = {
  '/sklep/produkt/$handle': 'handle',
  '/sklep/$collection': 'collection',
}

/** What is told besides, for what is popular. Of works the server keeps those alone that are public (receiveEvents). */
const SUBJECTS: Readonly<Partial<Record<ScreenAddress, string>>> = {
  ...KEPT_SUBJECTS,
  '/szablony/$slug': 'slug',
  '/generacje/$id': 'id',
}

/** A screen as visits know it; null for one that is no visitor’s business. */
export function visitedPage(
  page: ScreenAddress,
  parameters: ReadonlyMap<string, string>,
): VisitedPage | null {
  if (SCREENS[page].access === ADMIN) return null
  const named = SUBJECTS[page]
  return { page, subject: named === undefined ? '' : (parameters.get(named) ?? '') }
}

/** Whether visits to a page make what it is about popular: they are told with what vouches for them. */
export function isRanked({ page }: VisitedPage): boolean {
  return SUBJECTS[page] !== undefined && KEPT_SUBJECTS[page] === undefined
}

export function isSamePage(one: VisitedPage | null, other: VisitedPage | null): boolean {
  return one?.page === other?.page && one?.subject === other?.subject
}

/** How far on the way to an order whoever opens a page has come; 0 for not at all. */
export function reachedAt(page: ScreenAddress): number {
  if (page === '/kasa/$token') return REACHED.checkout
  return page === '/sklep/produkt/$handle' ? REACHED.product : 0
}

/** The same as the record on the device keeps it: what it is about stands there of the shop's own pages alone. */
export function keptPage<Page extends VisitedPage & { readonly title: string }>(page: Page): Page {
  return KEPT_SUBJECTS[page.page] === undefined ? { ...page, subject: '', title: '' } : page
}
