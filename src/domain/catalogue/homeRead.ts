import { catalogueRead } from './catalogueReads.ts'

/** A card of its own and two rows of four, with some in reserve for sold-out ones. */
const SIZE = 12

/**
 * The variables that the home page’s products are read with: the beginning of the shop's list. The words are the same
 * everywhere, as those of `catalogueRead`.
 */
export const HOME_READ = { ...catalogueRead(null), first: SIZE } as const
