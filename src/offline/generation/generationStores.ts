import { jobStoreRule } from '../jobs/jobStoreRule.ts'
import { generationEntity } from './generationIntentArguments.ts'
import type { GenerationRow } from './generationRow.ts'

/** The generations of this device. */
export const generationStores = {
  generations: jobStoreRule<GenerationRow>({ entity: generationEntity, export: (row) => row }),
}
