import { liveQuery } from 'dexie'
import { type DeviceGenerations, readGenerations } from '#offline/generation/readGenerations.ts'
import {
  type GenerationPreferences,
  readGenerationPreferences,
} from '#offline/generation/generationPreferences.ts'
import { database } from '#offline/openDatabase.ts'

/** What this device keeps about generating. */
export interface StoredGenerations extends DeviceGenerations {
  readonly preferences: GenerationPreferences
}

/** Tells it now and after every change by any tab or the worker, until storage fails. */
export async function watchGenerations(
  onGenerations: (generations: StoredGenerations) => void,
  onFailure: () => void,
): Promise<void> {
  const db = await database()
  liveQuery(async () => ({
    ...(await readGenerations(db)),
    preferences: await readGenerationPreferences(db),
  })).subscribe({ next: onGenerations, error: onFailure })
}
