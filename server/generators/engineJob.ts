import { z } from 'zod'
import {
  imageOptionsSchema,
  musicOptionsSchema,
  speechOptionsSchema,
  textOptionsSchema,
  transcriptionOptionsSchema,
  videoOptionsSchema,
} from '#domain/generation/options.ts'
import type { EngineJob } from './engine.ts'
import type { GenerationRow } from './tables.ts'

const typedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('image'), options: imageOptionsSchema }),
  z.object({ type: z.literal('video'), options: videoOptionsSchema }),
  z.object({ type: z.literal('music'), options: musicOptionsSchema }),
  z.object({ type: z.literal('speech'), options: speechOptionsSchema }),
  z.object({ type: z.literal('text'), options: textOptionsSchema }),
  z.object({ type: z.literal('transcription'), options: transcriptionOptionsSchema }),
])

/** A kept generation as its engine is asked for it. Throws for options that this version wouldn't take any more. */
export function engineJobOf(row: GenerationRow, source: string | null): EngineJob {
  const { id, engine, prompt, seed } = row
  return { id, engine, prompt, seed, source, ...typedSchema.parse(row) }
}
