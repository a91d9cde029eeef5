import type { EngineOffer } from '../generation/engineOffer.ts'

/** How many pictures or films credits are enough for, by the cheapest engine that can be used; null without one. */
export function enoughFor(
  credits: number,
  offers: readonly EngineOffer[],
  type: EngineOffer['type'],
): number | null {
  const prices = offers
    .filter((offer) => offer.type === type && offer.isAvailable)
    .map((offer) => offer.credits)
  const cheapest = Math.min(...prices)
  return prices.length === 0 || cheapest === 0 ? null : Math.floor(credits / cheapest)
}
