/**
 * How a change is written into the address: `push` makes a step of its own in the history, `replace` and `follow`
 * none. `follow` is for what a screen writes by itself: typed words that came to rest, the end of a list that came near.
 */
export type SearchChangeWay = 'push' | 'replace' | 'follow'

/** Writes a part of a screen's state into its address. */
export type OnSearchChange<Search> = (change: Partial<Search>, how?: SearchChangeWay) => void
