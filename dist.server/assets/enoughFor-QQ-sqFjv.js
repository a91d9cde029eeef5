import { t as useQuery } from './useQuery-ByumTbVI.js'
import { Si as useServices } from '../renderPage.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { t as isSwitchedOn } from './switchedOn-DtU1xa3M.js'
// src/services/useUsableOffers.ts
/**
 * The engines that can be used here, of the kinds that are switched on: what a number of pictures or films is counted
 * by, wherever one is stated. Null while they aren't known, and where they can't be.
 */
function useUsableOffers() {
  const services = useServices()
  const { features } = services.config
  const { data, isPending } = useQuery(engineOffersQuery(services))
  return {
    offers: data?.filter(({ type, isAvailable }) => isAvailable && isSwitchedOn(type, features)) ?? null,
    isPending,
  }
}
// src/domain/credits/enoughFor.ts
/** What one generation of a kind costs by the cheapest engine that can be used; null where there is none. */
function cheapestPrice(offers, type) {
  const prices = offers
    .filter((offer) => offer.type === type && offer.isAvailable)
    .map((offer) => offer.credits)
  return prices.length === 0 ? null : Math.min(...prices)
}
/**
 * How many pictures or films credits are enough for, by the cheapest engine that can be used; null without one, and
 * where it costs nothing.
 */
function enoughFor(credits, offers, type) {
  const cheapest = cheapestPrice(offers, type)
  return cheapest === null || cheapest === 0 ? null : Math.floor(credits / cheapest)
}
export { enoughFor as n, useUsableOffers as r, cheapestPrice as t }
