import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** The drawings of whoever uses this device, what was changed last first. */
export const liveDrawings = liveStore({
  load: async () => (await import('#offline/drawings/readDrawings.ts')).readDrawings,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})
