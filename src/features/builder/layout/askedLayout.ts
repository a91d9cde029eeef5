import { createStore } from '#domain/store.ts'

/** The template that is to be laid out once it is open; null for none. */
export const askedLayout = createStore<string | null>(null)
