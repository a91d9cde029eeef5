import { onceDatabaseIsThere } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'

/** What this device has asked and not sent yet. */
export const liveUnsentAsks = liveStore({
  load: async () => (await import('#offline/restock/asked.ts')).readUnsentAsks,
  schedule: onceDatabaseIsThere,
})
