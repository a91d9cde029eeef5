import { useQuery } from '@tanstack/react-query'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { isSwitchedOn } from '#domain/generation/switchedOn.ts'
import { engineOffersQuery } from './engineOffersQuery.ts'
import { useServices } from './services.tsx'

/**
 * The engines that can be used here, of the kinds that are switched on: what a number of pictures or films is counted
 * by, wherever one is stated. Null while they aren't known, and where they can't be.
 */
export function useUsableOffers(): {
  readonly offers: readonly EngineOffer[] | null
  readonly isPending: boolean
} {
  const services = useServices()
  const { features } = services.config
  const { data, isPending } = useQuery(engineOffersQuery(services))
  const offers = data?.filter(({ type, isAvailable }) => isAvailable && isSwitchedOn(type, features)) ?? null
  return { offers, isPending }
}
