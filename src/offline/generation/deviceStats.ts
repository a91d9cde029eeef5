import type { GenerationStats } from '#domain/generation/archive.ts'
import { GENERATOR_OF } from '#domain/generation/engines.ts'
import type { GenerationRow } from './generationRow.ts'

type Counted = Pick<GenerationRow, 'type' | 'status' | 'usage' | 'createdAt'>

/** The statistics of ended generations (specification part 2, section 3). Only successful ones have cost anything. */
export function deviceStats(ended: readonly Counted[]): GenerationStats {
  const made = ended.filter((row) => row.status === 'completed')
  const times = made.map((row) => row.usage.processingTime).filter((time) => time !== null)
  const count = (generator: string) => made.filter((row) => GENERATOR_OF[row.type] === generator).length
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
