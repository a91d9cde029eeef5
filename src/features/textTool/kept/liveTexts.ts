import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** The texts of whoever uses this device, what was changed last first. */
export const liveTexts = liveStore({
  load: async () => (await import('#offline/texts/readTexts.ts')).readTexts,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})

/** Their own words. */
export const liveOwnWords = liveStore({
  load: async () => (await import('#offline/texts/ownWords.ts')).readOwnWords,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})
