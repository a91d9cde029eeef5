import { onceDatabaseIsThere } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'

/** What this device has asked to be told of. */
export const liveAsked = liveStore({
  load: async () => (await import('#offline/restock/asked.ts')).readAsked,
  schedule: onceDatabaseIsThere,
})
