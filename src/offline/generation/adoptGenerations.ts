import { enqueueRead, type GenerationStores } from './enqueueGeneration.ts'
import { adoptGenerationPreferences } from './generationPreferences.ts'

/**
 * Somebody has signed in: what they made elsewhere is read, and what this device's guest liked is theirs. Inside the transaction of the sign-in, after it.
 */
export async function adoptGenerations(stores: GenerationStores, user: string): Promise<void> {
  await adoptGenerationPreferences(stores, user)
  await enqueueRead(stores)
}
