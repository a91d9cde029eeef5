import { LOCALES } from '#domain/locales.ts'

/** The interface languages: Polish is the source and the default, English is the other (specification part 1, section 1). */
export const LANGUAGES = ['pl', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'pl'

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English' }

/** The language a tag such as `en-GB` or `pl_PL` asks for; null when the interface doesn't have it. */
export function languageOf(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0]
  return LANGUAGES.find((language) => language === primary) ?? null
}

/** The locale, with its region, in which a tag's language is written. */
export function localeOf(tag: string): string {
  return LOCALES[languageOf(tag) ?? DEFAULT_LANGUAGE]
}
