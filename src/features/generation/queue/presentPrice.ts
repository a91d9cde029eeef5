import type { EngineOffer } from '#domain/generation/engineOffer.ts'

/** What an engine costs now; null where it can't be started. */
export function presentPrice(offers: readonly EngineOffer[], engine: string): number | null {
  return offers.find((offer) => offer.id === engine && offer.isAvailable)?.credits ?? null
}
