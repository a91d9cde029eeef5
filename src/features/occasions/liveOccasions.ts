import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** The present user's dates. */
export const liveOccasions = liveStore({
  load: async () => (await import('#offline/occasions/readOccasions.ts')).readOccasions,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})
