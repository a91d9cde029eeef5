import { deviceStats } from '#offline/generation/deviceStats.ts'
import {
  DEFAULT_GENERATION_PREFERENCES,
  type GenerationPreferences,
  readGenerationPreferences,
} from '#offline/generation/generationPreferences.ts'
import type { DeviceGenerations } from '#offline/generation/readGenerations.ts'
import { liveStore } from '#offline/liveStore.ts'
import { useStore } from '#ui/useStore.ts'

/** This device's generations, and the preferences for making them. */
interface StoredGenerations extends DeviceGenerations {
  readonly preferences: GenerationPreferences
}

const liveGenerations = liveStore<StoredGenerations>({
  load: async () => {
    const { readGenerations } = await import('#offline/generation/readGenerations.ts')
    return async (db) => ({
      ...(await readGenerations(db)),
      preferences: await readGenerationPreferences(db),
    })
  },
})

/** This device's generations; none while loading and where storage has failed. */
export interface Generations extends StoredGenerations {
  /** This device's storage hasn't been asked yet. */
  readonly isLoading: boolean
  readonly isFailed: boolean
}

const NOTHING = {
  queue: [],
  history: [],
  stats: deviceStats([]),
  preferences: DEFAULT_GENERATION_PREFERENCES,
}
const LOADING: Generations = { ...NOTHING, isLoading: true, isFailed: false }
const FAILED: Generations = { ...NOTHING, isLoading: false, isFailed: true }

/** The present user's generations, live: the running ones, and the last that have ended. */
export function useGenerations(): Generations {
  const live = useStore(liveGenerations)
  if (live.kind === 'unread') return LOADING
  return live.kind === 'failed' ? FAILED : { ...live.value, isLoading: false, isFailed: false }
}
