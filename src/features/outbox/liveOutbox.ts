import { onceDatabaseIsThere } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'

/** The unsent changes of this device, the oldest first, for the button, the panel and the question before an update. */
export const liveOutbox = liveStore({
  load: async () => (await import('#offline/outbox/intents.ts')).listIntents,
  schedule: onceDatabaseIsThere,
})
