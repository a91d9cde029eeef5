import { useLingui } from '@lingui/react/macro'
import { ESTIMATE_PER_PLACE_MS } from '#domain/generation/limits.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { useFormat } from '#i18n/format.ts'

/** How long a generation would take if it was started now, in words; null where nobody can tell. */
export function useWaitText(): (offer: EngineOffer) => string | null {
  const { t } = useLingui()
  const format = useFormat()
  return ({ typicalTime, waiting }) => {
    const queue = waiting * (typicalTime ?? ESTIMATE_PER_PLACE_MS)
    const all = queue + (typicalTime ?? 0)
    if (all === 0) return null
    const duration = format.duration(all)
    return waiting === 0 ? t`Zwykle ok. ${duration}.` : t`Teraz ok. ${duration}, w kolejce: ${waiting}.`
  }
}
