import type { EngineOffer } from '#domain/generation/engineOffer.ts'

const LANGUAGES = ['pl', 'en'] as const
export type SpokenLanguage = (typeof LANGUAGES)[number]

/** The languages that an engine can be told to hear; none where it hears by itself which one it is. */
export function spokenLanguages({ takes }: Pick<EngineOffer, 'takes'>): readonly SpokenLanguage[] {
  const taken = takes['language'] ?? false
  if (typeof taken === 'boolean') return taken ? LANGUAGES : []
  return LANGUAGES.filter((language) => taken.includes(language))
}
