import { z } from 'zod'
import { type GeneratorRefusal, startRequestSchema } from '#domain/generation/generatorContract.ts'
import { readJson } from '#server/platform/api/parseCall.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import { GeneratorRefused } from './generatorRefused.ts'

/** The error of a missing field or one of another type. */
const WRONG_FIELD: Readonly<Record<string, GeneratorRefusal>> = {
  prompt: 'GENERATOR_INVALID_PROMPT',
  engine: 'GENERATOR_UNKNOWN_ENGINE',
  options: 'GENERATOR_INVALID_OPTIONS',
}

/** The body of a start. Throws GeneratorRefused with the code of the field, or INVALID_REQUEST. */
export async function readStartBody(request: Request): Promise<z.output<typeof startRequestSchema>> {
  const parsed = z.safeParse(startRequestSchema, await readJson(request))
  if (parsed.success) return parsed.data
  const code = WRONG_FIELD[String(parsed.error.issues[0]?.path[0])]
  throw code === undefined ? new Refusal('INVALID_REQUEST') : new GeneratorRefused(code)
}
