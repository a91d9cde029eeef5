import * as z from 'zod/mini'
import { writingRequestSchema } from './writingSchema.ts'

/** More than any field of the form allows: longer bodies are refused unread. */
const MOST_BODY = 4_000

/** `POST /api/v1/generation/texts`: the request to the text engine. */
export const textsBodySchema = z.object({
  request: writingRequestSchema.check(z.refine((request) => JSON.stringify(request).length <= MOST_BODY)),
  language: z.enum(['pl', 'en']),
})

/** Texts to choose from, paragraphs with an empty line between, and the name of the engine that wrote them. */
export const engineTextsSchema = z.object({
  engine: z.string(),
  texts: z.array(z.string()).check(z.minLength(1)),
})
export type EngineTexts = z.infer<typeof engineTextsSchema>
