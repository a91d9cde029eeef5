import { type GenerationRow, rowFrom } from '#offline/generation/generationRow.ts'
import { exampleGeneration } from './exampleGeneration.ts'

/** A generation as a device stores it: by default a finished picture that was looked at. */
export function exampleRow(over: Partial<GenerationRow> = {}): GenerationRow {
  return { ...rowFrom(exampleGeneration(), undefined), ...over }
}

/** One that is being made. */
export function madeNow(over: Partial<GenerationRow> = {}): GenerationRow {
  return exampleRow({
    status: 'processing',
    refund: 3,
    result: null,
    endedAt: null,
    completedAt: null,
    progress: 0,
    ...over,
  })
}
