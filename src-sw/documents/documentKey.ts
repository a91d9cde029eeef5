import { STOREFRONT_LANGUAGES, type StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'

/** What a kept document is kept by. */
export interface DocumentKey {
  readonly build: string
  readonly language: StorefrontLanguage
  /** As `documentAddress` gives it. */
  readonly address: string
}

const KEY = /^\/__iskra\/documents\/([^/]+)\/([A-Z]{2})(\/.*)$/

/** The address of this origin under which the cache has it. */
export function documentKey({ build, language, address }: DocumentKey): string {
  return `/__iskra/documents/${encodeURIComponent(build)}/${language}${address}`
}

/** Null for an address that `documentKey` doesn't write. */
export function parseDocumentKey(key: string): DocumentKey | null {
  const { pathname, search } = new URL(key)
  const [, build = '', spoken, path] = KEY.exec(pathname) ?? []
  const language = STOREFRONT_LANGUAGES.find((known) => known === spoken)
  if (language === undefined || path === undefined) return null
  return { build: decodeURIComponent(build), language, address: path + search }
}
