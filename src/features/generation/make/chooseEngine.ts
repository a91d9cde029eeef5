import { DEFAULT_ENGINES } from '#domain/generation/engines.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { FormType } from '../words/formType.ts'

export interface EngineWishes {
  /** Chosen for this work: by hand, by a draft or by a remix. */
  readonly chosen: string | null
  /** The person's preferred engines, most wanted first. */
  readonly preferred: readonly string[]
}

/**
 * The engine a form begins with: the chosen one, else a preferred one, else the default, else the first. Only available
 * ones count; null without any of this type.
 */
export function chooseEngine(
  offers: readonly EngineOffer[],
  type: FormType,
  { chosen, preferred }: EngineWishes,
): EngineOffer | null {
  const startable = offers.filter((offer) => offer.type === type && offer.isAvailable)
  const byDefault = type === 'image' || type === 'video' ? DEFAULT_ENGINES[type] : null
  const wishes = [chosen, ...preferred, byDefault]
  for (const wish of wishes) {
    const found = startable.find((offer) => offer.id === wish)
    if (found !== undefined) return found
  }
  return startable[0] ?? null
}
