import * as z from 'zod/mini'
import type { GenerationType } from '../generation/engines.ts'
import { engineOutageSchema } from '../generation/outage.ts'

/** The price of one generation in credits, by engine (specification part 2, section 9). */
export const ENGINE_CREDITS: Readonly<Record<string, number>> = {
  'dall-e-3': 4,
  midjourney: 3,
  'stable-diffusion': 2,
  runway: 10,
  pika: 8,
  'stable-video': 6,
}

/** Engines that the table doesn't name. Image and video are the specification's. */
export const OTHER_ENGINES_CREDITS = {
  image: 3,
  video: 8,
  music: 4,
  speech: 2,
  text: 1,
  transcription: 2,
} as const satisfies Record<GenerationType, number>

/** Until an administrator says otherwise. */
export function defaultPrice(engine: string, type: GenerationType): number {
  return ENGINE_CREDITS[engine] ?? OTHER_ENGINES_CREDITS[type]
}

export const PRICE_MOST = 1_000

/** `GET` and `PUT /api/v1/admin/prices`: one engine's price; null brings the default back. */
export const priceChangeSchema = z.object({
  credits: z.nullable(z.int().check(z.gte(0), z.lte(PRICE_MOST))),
})
export const enginePriceSchema = z.object({
  engine: z.string(),
  type: z.string(),
  name: z.string(),
  credits: z.int(),
  defaultCredits: z.int(),
  /** Why people can't choose it here; null for one they can. Product APIs elsewhere may not tell. */
  outage: z.optional(z.nullable(engineOutageSchema)),
  /** ISO 8601; null if never changed. */
  changedAt: z.nullable(z.string()),
})
export const enginePricesSchema = z.object({ prices: z.array(enginePriceSchema) })
export type EnginePrice = z.infer<typeof enginePriceSchema>
