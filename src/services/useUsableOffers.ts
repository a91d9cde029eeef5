import { useQuery } from '@tanstack/react-query'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { isSwitchedOn } from '#domain/generation/switchedOn.ts'
import { engineOffersQuery } from './engineOffersQuery.ts'
import { useServices } from './services.tsx'

/**
 * The usable engines of this installation, of the types that are switched on: every stated number of pictures or films
 * is computed from them. Null while they aren't known, and where they can't be.
 */
export function useUsableOffers(): {
  readonly offers: readonly EngineOffer[] | null
  /** They are on their way; without a network they aren’t. */
  readonly isPending: boolean
} {
  const services = useServices()
  const { features } = services.config
  const { data, isLoading: isPending } = useQuery(engineOffersQuery(services))
  const offers = data?.filter(({ type, isAvailable }) => isAvailable && isSwitchedOn(type, features)) ?? null
  return { offers, isPending }
}
