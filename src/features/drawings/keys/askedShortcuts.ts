import { createStore } from '#domain/store.ts'

/** Whether the sheet with all keys is open. */
export const askedShortcuts = createStore(false)
