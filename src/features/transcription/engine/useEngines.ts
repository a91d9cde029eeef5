import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { useUsableOffers } from '#services/useUsableOffers.ts'

/** The engines of this installation that write down speech; none where there are none, or nobody knows yet. */
export function useEngines(): readonly EngineOffer[] {
  const { offers } = useUsableOffers()
  return offers?.filter(({ type }) => type === 'transcription') ?? []
}
