import { z } from 'zod'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import type { EngineJob } from './engine.ts'
import type { GenerationRow } from './tables.ts'

const typedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('image'), options: OPTIONS_SCHEMAS.image }),
  z.object({ type: z.literal('video'), options: OPTIONS_SCHEMAS.video }),
  z.object({ type: z.literal('music'), options: OPTIONS_SCHEMAS.music }),
  z.object({ type: z.literal('speech'), options: OPTIONS_SCHEMAS.speech }),
  z.object({ type: z.literal('text'), options: OPTIONS_SCHEMAS.text }),
  z.object({ type: z.literal('transcription'), options: OPTIONS_SCHEMAS.transcription }),
])

/** As much of a kept generation as its engine is told. */
type KeptJob = Pick<GenerationRow, 'id' | 'type' | 'engine' | 'prompt' | 'options' | 'seed'>

/** A kept generation as its engine is asked for it. Throws for options that this version wouldn't take any more. */
export function engineJobOf(row: KeptJob, source: string | null): EngineJob {
  const { id, engine, prompt, seed } = row
  return { id, engine, prompt, seed, source, ...typedSchema.parse(row) }
}
