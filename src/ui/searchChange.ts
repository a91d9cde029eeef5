/**
 * How a change is written into the address: `push` adds a history entry, `replace` and `follow` don't. `follow` is for
 * the screen's own writes: typed words after a pause, the end of a list that came near.
 */
export type SearchChangeWay = 'push' | 'replace' | 'follow'

/** Writes a part of a screen's state into its address. */
export type OnSearchChange<Search> = (change: Partial<Search>, how?: SearchChangeWay) => void
