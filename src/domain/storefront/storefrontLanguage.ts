/** The languages the catalogue is read in, as the storefront writes them (`@inContext(language:)`). */
export const STOREFRONT_LANGUAGES = ['PL', 'EN'] as const
export type StorefrontLanguage = (typeof STOREFRONT_LANGUAGES)[number]

/** The storefront's language for a page's language; Polish, which everything is there in, for one it hasn't. */
export function storefrontLanguageOf(pageLanguage: string): StorefrontLanguage {
  return STOREFRONT_LANGUAGES.find((language) => language.toLowerCase() === pageLanguage) ?? 'PL'
}
