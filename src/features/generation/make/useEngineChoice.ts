import { useQuery } from '@tanstack/react-query'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { chooseEngine, type EngineWishes } from './chooseEngine.ts'
import type { FormType } from '../words/formType.ts'

export interface EngineChoiceData {
  readonly all: readonly EngineOffer[]
  /** Available engines of this type: broken ones are the administrators' matter. */
  readonly offers: readonly EngineOffer[]
  readonly offer: EngineOffer | null
  readonly areOffersKnown: boolean
  /** The engines can't be loaded, and none are cached. */
  readonly isFailed: boolean
  readonly retry: () => void
}

/** The server's engines of a type, and the chosen one. */
export function useEngineChoice(type: FormType, wishes: EngineWishes): EngineChoiceData {
  const services = useServices()
  // Kept prices are for the time without a network: with one, they are asked for with every visit.
  const asked = useQuery({
    ...engineOffersQuery(services),
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
  const all = asked.data ?? []
  return {
    all,
    offers: all.filter((offer) => offer.type === type && offer.isAvailable),
    offer: chooseEngine(all, type, wishes),
    areOffersKnown: asked.data !== undefined,
    isFailed: asked.isError && asked.data === undefined,
    retry: () => void asked.refetch(),
  }
}
