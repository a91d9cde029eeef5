import { createStore } from '#domain/store.ts'

/** Whether the sheet of shortcuts is open. */
export const askedShortcuts = createStore(false)
