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

/** The part of a stored generation that its engine gets. */
type KeptJob = Pick<GenerationRow, 'id' | 'type' | 'engine' | 'prompt' | 'options' | 'seed'>

/** Makes an engine's job of a stored generation. Throws for options that this version doesn't accept any more. */
export function engineJobOf(row: KeptJob, source: string | null): EngineJob {
  const { id, engine, prompt, seed } = row
  return { id, engine, prompt, seed, source, ...typedSchema.parse(row) }
}
