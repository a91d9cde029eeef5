import { Vr as GENERATOR_OF, jt as useStore, st as liveStore } from '../renderPage.js'
import {
  n as readGenerationPreferences,
  t as DEFAULT_GENERATION_PREFERENCES,
} from './generationPreferences-7fTDNAT1.js'
// src/offline/generation/deviceStats.ts
/** The statistics of what has ended (specification part 2, section 3). Only what succeeded has cost anything. */
function deviceStats(ended) {
  const made = ended.filter((row) => row.status === 'completed')
  const times = made.map((row) => row.usage.processingTime).filter((time) => time !== null)
  const count = (generator) => made.filter((row) => GENERATOR_OF[row.type] === generator).length
  return {
    total: ended.length,
    successes: made.length,
    failures: ended.filter((row) => row.status === 'failed').length,
    creditsUsed: made.reduce((sum, row) => sum + row.usage.credits, 0),
    averageProcessingTime:
      times.length === 0 ? null : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length),
    imageCount: count('image'),
    videoCount: count('video'),
    audioCount: count('audio'),
    lastGenerationAt:
      ended
        .map((row) => row.createdAt)
        .toSorted()
        .at(-1) ?? null,
  }
}
// src/features/generation/device/useGenerations.ts
var liveGenerations = liveStore({
  load: async () => {
    const { readGenerations } = await import('./readGenerations-B-jdVlO6.js')
    return async (db) => ({
      ...(await readGenerations(db)),
      preferences: await readGenerationPreferences(db),
    })
  },
})
var NOTHING = {
  queue: [],
  history: [],
  stats: deviceStats([]),
  preferences: DEFAULT_GENERATION_PREFERENCES,
}
var LOADING = {
  ...NOTHING,
  isLoading: true,
  isFailed: false,
}
var FAILED = {
  ...NOTHING,
  isLoading: false,
  isFailed: true,
}
/** The generations of whoever uses this device, live: what is under way, and the last that have ended. */
function useGenerations() {
  const live = useStore(liveGenerations)
  if (live.kind === 'unread') return LOADING
  return live.kind === 'failed'
    ? FAILED
    : {
        ...live.value,
        isLoading: false,
        isFailed: false,
      }
}
export { deviceStats as n, useGenerations as t }
