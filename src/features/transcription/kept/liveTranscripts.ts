import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** The transcripts of whoever uses this device, what was changed last first. */
export const liveTranscripts = liveStore({
  load: async () => (await import('#offline/transcripts/readTranscripts.ts')).readTranscripts,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})
