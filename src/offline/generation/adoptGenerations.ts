import { enqueueRead, type GenerationStores } from './enqueueGeneration.ts'
import { adoptGenerationPreferences } from './generationPreferences.ts'

/**
 * Runs after a sign-in, inside its transaction: reads the generations that the user made elsewhere, and gives them this
 * device's guest preferences.
 */
export async function adoptGenerations(stores: GenerationStores, user: string): Promise<void> {
  await adoptGenerationPreferences(stores, user)
  await enqueueRead(stores)
}
