import { useQuery } from '@tanstack/react-query'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'

export interface TextEngine {
  /** The engine that reworks texts, with its price; null where none works now, or while that isn't known. */
  readonly offer: EngineOffer | null
  readonly isKnown: boolean
  /** The engines can't be loaded, and none are cached. */
  readonly isFailed: boolean
  readonly retry: () => void
}

/** The server's engine that reworks texts. Its price is asked for with every visit; without a network the kept one stands. */
export function useTextEngine(): TextEngine {
  const services = useServices()
  const asked = useQuery({
    ...engineOffersQuery(services),
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
  const offer = asked.data?.find(
    ({ type, isAvailable, takes }) => type === 'text' && isAvailable && takesTasks(takes['task']),
  )
  return {
    offer: offer ?? null,
    isKnown: asked.data !== undefined,
    isFailed: asked.isError && asked.data === undefined,
    retry: () => void asked.refetch(),
  }
}

/** An engine of an earlier server takes the text for a wish. */
function takesTasks(taken: EngineOffer['takes'][string] | undefined): boolean {
  return taken === true || (Array.isArray(taken) && taken.length > 0)
}
