import { deviceTexts, tabTexts } from '#domain/browser/page/textStorage.ts'
import { detectLanguage, LANGUAGE_KEY, type LanguageSources, readCookie } from './detectLanguage.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

const YEAR_S = 31_536_000

const sources: LanguageSources = {
  query: () => new URLSearchParams(location.search).get(LANGUAGE_KEY),
  cookie: () => readCookie(document.cookie, LANGUAGE_KEY),
  localStorage: () => deviceTexts.read(LANGUAGE_KEY),
  sessionStorage: () => tabTexts.read(LANGUAGE_KEY),
  navigator: () => navigator.languages,
  htmlTag: () => document.documentElement.lang,
}

/**
 * Returns the language this browser asks for. The answer is stored in local storage, as the specification says. With a
 * single language nothing is read or stored.
 */
export function browserLanguage({ isMultilingual }: { readonly isMultilingual: boolean }): Language {
  if (!isMultilingual) return DEFAULT_LANGUAGE
  const language = detectLanguage(sources)
  keep(language)
  return language
}

/** The language in which a page of this browser starts from an address that asks for none. */
export function lastingLanguage({ isMultilingual }: { readonly isMultilingual: boolean }): Language {
  return isMultilingual ? detectLanguage({ ...sources, query: () => null }) : DEFAULT_LANGUAGE
}

/**
 * Keeps a language chosen by hand: in the cookie too, which is asked before local storage and reaches the
 * server, and against a language that the address still asks for.
 */
export function rememberChoice(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
  const address = new URL(location.href)
  if (address.searchParams.has(LANGUAGE_KEY)) {
    address.searchParams.delete(LANGUAGE_KEY)
    history.replaceState(history.state, '', address)
  }
  keep(language)
  setDocumentLanguage(language)
}

/** Sets the document's language. Only where it differs: a change restyles every element. */
export function setDocumentLanguage(language: Language): void {
  if (document.documentElement.lang !== language) document.documentElement.lang = language
}

/** Without storage the language is detected anew each time. */
function keep(language: Language): void {
  deviceTexts.write(LANGUAGE_KEY, language)
}
