import { ADMIN } from '../access/access.ts'
import { type ScreenAddress, SCREENS } from '../addresses/screens.ts'
import { REACHED } from './eventKinds.ts'

/** A page as visits know it: its pattern and, for public pages alone, its subject. */
export interface VisitedPage {
  readonly page: ScreenAddress
  /** The handle of the product or collection, the slug of the template or the id of the work; empty for any other page. */
  readonly subject: string
}

/** The pages whose subject the device stores: these are the shop's own, not a person's. */
const KEPT_SUBJECTS: Readonly<Partial<Record<ScreenAddress, string>>> = {
  '/sklep/produkt/$handle': 'handle',
  '/sklep/$collection': 'collection',
}

/** Further subjects that are sent, for popularity. The server keeps public works alone (receiveEvents). */
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

/** Whether visits to a page make its subject popular: they are sent with its token. */
export function isRanked({ page }: VisitedPage): boolean {
  return SUBJECTS[page] !== undefined && KEPT_SUBJECTS[page] === undefined
}

export function isSamePage(one: VisitedPage | null, other: VisitedPage | null): boolean {
  return one?.page === other?.page && one?.subject === other?.subject
}

/** How far on the way to an order the visitor of a page has come; 0 for not at all. */
export function reachedAt(page: ScreenAddress): number {
  if (page === '/kasa/$token') return REACHED.checkout
  return page === '/sklep/produkt/$handle' ? REACHED.product : 0
}

/** The page as the device's record keeps it: with a subject on the shop's own pages alone. */
export function keptPage<Page extends VisitedPage & { readonly title: string }>(page: Page): Page {
  return KEPT_SUBJECTS[page.page] === undefined ? { ...page, subject: '', title: '' } : page
}
