import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** The dates that whoever uses this device has written down. */
export const liveOccasions = liveStore({
  load: async () => (await import('#offline/occasions/readOccasions.ts')).readOccasions,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})
