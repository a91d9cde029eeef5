import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'

/** An engine's present price; null where it can't be started. */
export function presentPrice(offers: readonly EngineOffer[], engine: string): number | null {
  return offers.find((offer) => offer.id === engine && offer.isAvailable)?.credits ?? null
}

/**
 * The price of a job that waits for a confirmation: the generator's own after its refusal, which is newer than any list
 * of prices; else its engine's present one. Null where it can't be started.
 */
export function askedPrice(
  offers: readonly EngineOffer[],
  { engine, error, usage }: Pick<GenerationRow, 'engine' | 'error' | 'usage'>,
): number | null {
  return error?.code === 'GENERATOR_PRICE_CHANGED' ? usage.credits : presentPrice(offers, engine)
}
