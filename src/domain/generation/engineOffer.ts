import * as z from 'zod/mini'
import { GENERATION_TYPES } from './engines.ts'
import { engineTakesSchema } from './engineTakes.ts'

/** An engine as a server offers it: `GET /api/v1/generation/engines`, public. */
export const engineOfferSchema = z.object({
  id: z.string(),
  type: z.enum(GENERATION_TYPES),
  /** Its proper name; the screen describes the engines it has words for. */
  name: z.string(),
  /** The company that makes its works, by its proper name; missing for our own, and where nobody knows. */
  provider: z.optional(z.string()),
  /** True for one that works on the server itself: what it is sent goes to nobody else. */
  isOnServer: z.optional(z.boolean()),
  /** The price of one generation, whatever its options. */
  credits: z.int(),
  /** False for one whose provider isn't configured here: it is listed as unavailable and can't be started. */
  isAvailable: z.boolean(),
  isProcedural: z.boolean(),
  /** The options of its type that it supports. */
  takes: engineTakesSchema,
  /** Its recent duration, ms; null until measured. */
  typicalTime: z.nullable(z.int()),
  /** How many wait in its queue. */
  waiting: z.int(),
})
export type EngineOffer = z.infer<typeof engineOfferSchema>

export const engineOffersSchema = z.object({ engines: z.array(engineOfferSchema) })
