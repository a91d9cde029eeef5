import { AUDIENCES, type Audience } from './kinds.ts'

/** The state of a list as its address holds it (specification part 1, section 2); defaults are left out. */
export interface ContentSearch {
  audience?: Audience | undefined
  /** From 1. */
  page?: number | undefined
}

export const ENTRIES_A_PAGE = 12
const MOST_PAGES = 1_000

/** The same as an address says it, which may be anything: routes leave the reading of it to their screens. */
export interface SaidSearch {
  readonly audience?: unknown
  readonly page?: unknown
}

/** Reads it leniently: invalid values are left out. */
export function readContentSearch(search: SaidSearch): ContentSearch {
  const audience = AUDIENCES.find((each) => each === search.audience)
  const page = Number(search.page)
  const isPage = Number.isSafeInteger(page) && page > 1 && page <= MOST_PAGES
  return { ...(audience !== undefined && { audience }), ...(isPage && { page }) }
}
