import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { EnginePrice } from '#domain/template/price.ts'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'

/** The engines that models of a template can be, as this server offers them; null until they are known. */
export function useEngines(): readonly EngineOffer[] | null {
  const services = useServices()
  return useQuery(engineOffersQuery(services)).data ?? null
}

/** The price of one result, by the offers; none for an unknown engine. The same function until the offers change. */
export function useEnginePrice(): EnginePrice {
  const engines = useEngines()
  return useCallback((engine) => engines?.find(({ id }) => id === engine)?.credits ?? 0, [engines])
}

/** An engine's offered name, else its id. */
export function useEngineName(): (id: string) => string {
  const engines = useEngines()
  return (id) => engines?.find((engine) => engine.id === id)?.name ?? id
}
