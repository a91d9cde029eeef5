/** Writes a part of a screen's state into its address. `replace` leaves no step in the history. */
export type OnSearchChange<Search> = (change: Partial<Search>, how?: 'push' | 'replace') => void
