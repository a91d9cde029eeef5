/** Products in one page of a list (specification part 1, section 9). */
const PAGE_SIZE = 50

/** The first page holds the products of a first screen, so that it arrives sooner on a slow network. */
const FIRST_PAGE_SIZE = 24

const sizeOf = (after: string | null) => (after === null ? FIRST_PAGE_SIZE : PAGE_SIZE)

/**
 * The variables a page of the shop's list is read with; `after` is the cursor of the page before it, null for the
 * first. The server puts the first page's answer into the HTML of /sklep and the worker keeps answers by their
 * variables, so the words must be the same everywhere: all take them from this place.
 */
export function catalogueRead(after: string | null) {
  return { first: sizeOf(after), sortKey: 'BEST_SELLING', reverse: false, after } as const
}

/** The variables of a page of a collection's list; the rest are the client's defaults (section 7). */
export function collectionRead(handle: string, after: string | null) {
  return { first: sizeOf(after), handle, after } as const
}
