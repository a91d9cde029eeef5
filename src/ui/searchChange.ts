/**
 * How a change is written into the address: `push` is a step of its own in the history, `replace` leaves none, and so
 * does `follow`, for what a screen writes by itself, when typed words come to rest or the end of a list comes near.
 */
export type SearchChangeWay = 'push' | 'replace' | 'follow'

/** Writes a part of a screen's state into its address. */
export type OnSearchChange<Search> = (change: Partial<Search>, how?: SearchChangeWay) => void
