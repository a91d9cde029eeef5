/** Products in one page of a list (specification part 1, section 9). */
export const CATALOGUE_PAGE_SIZE = 50

/**
 * The variables the shop's list is read with. The server puts the first page's answer into the HTML of /sklep,
 * so the words here and there must be the same: both take them from this place.
 */
export const CATALOGUE_READ = { first: CATALOGUE_PAGE_SIZE, sortKey: 'BEST_SELLING', reverse: false } as const

/** The variables of a collection's list, beside its handle; the rest are the client's defaults (section 7). */
export const COLLECTION_READ = { first: CATALOGUE_PAGE_SIZE } as const
