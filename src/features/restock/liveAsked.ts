import { onceDatabaseIsThere } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'

/** This device's restock requests. */
export const liveAsked = liveStore({
  load: async () => (await import('#offline/restock/asked.ts')).readAsked,
  schedule: onceDatabaseIsThere,
})
