import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'

/** What an engine costs now; null where it can't be started. */
export function presentPrice(offers: readonly EngineOffer[], engine: string): number | null {
  return offers.find((offer) => offer.id === engine && offer.isAvailable)?.credits ?? null
}

/**
 * What a job that asks costs when a person says yes: what the generator said when it refused the price before, for that
 * is newer than any list of prices; else what its engine costs now. Null where it can't be started.
 */
export function askedPrice(
  offers: readonly EngineOffer[],
  { engine, error, usage }: Pick<GenerationRow, 'engine' | 'error' | 'usage'>,
): number | null {
  return error?.code === 'GENERATOR_PRICE_CHANGED' ? usage.credits : presentPrice(offers, engine)
}
