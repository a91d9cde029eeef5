import type { IskraDatabase } from '../database.ts'
import { enqueueRead } from './generationIntent.ts'
import { bringGenerationPreferences, forgetGenerationPreferences } from './generationPreferences.ts'
import { keepPollsUp } from './polling.ts'
import { forgetRead } from './readMark.ts'

/**
 * Somebody has signed in: what they have under way is asked about again, what they made elsewhere is read, and what
 * this device's guest liked is theirs. Inside the transaction of the sign-in, after it.
 */
export async function bringGenerations(db: IskraDatabase, user: string): Promise<void> {
  await bringGenerationPreferences(db, user)
  await keepPollsUp(db)
  await enqueueRead(db)
}

/** Takes a person's generations off this device, inside the caller's transaction. */
export async function forgetGenerations(db: IskraDatabase): Promise<void> {
  await Promise.all([db.generations.clear(), forgetGenerationPreferences(db), forgetRead(db)])
}
