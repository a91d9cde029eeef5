import type { EngineOffer } from '../generation/engineOffer.ts'

type Kind = EngineOffer['type']

/** The price of one generation of a kind by the cheapest usable engine; null where there is none. */
export function cheapestPrice(offers: readonly EngineOffer[], type: Kind): number | null {
  const prices = offers
    .filter((offer) => offer.type === type && offer.isAvailable)
    .map((offer) => offer.credits)
  return prices.length === 0 ? null : Math.min(...prices)
}

/**
 * How many pictures or films credits are enough for, by the cheapest engine that can be used; null without one, and
 * where it costs nothing.
 */
export function enoughFor(credits: number, offers: readonly EngineOffer[], type: Kind): number | null {
  const cheapest = cheapestPrice(offers, type)
  return cheapest === null || cheapest === 0 ? null : Math.floor(credits / cheapest)
}
