import { DEFAULT_LANGUAGE, languageOf, type Language } from './languages.ts'

/** The name under which a language is given in the address, in a cookie and in both storages. */
export const LANGUAGE_KEY = 'lang'

/** Where a language may be given. Each is asked only when those before it gave none; one that throws gave none. */
export interface LanguageSources {
  query(): string | null
  cookie(): string | null
  localStorage(): string | null
  sessionStorage(): string | null
  navigator(): readonly string[]
  htmlTag(): string | null
}

/** The order of specification part 1, section 1. */
const ORDER = ['query', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'] as const

/** The interface language: the first source, in the specified order, that names one the interface has. */
export function detectLanguage(sources: LanguageSources): Language {
  for (const name of ORDER) {
    const language = languageFrom(sources, name)
    if (language !== null) return language
  }
  return DEFAULT_LANGUAGE
}

function languageFrom(sources: LanguageSources, name: (typeof ORDER)[number]): Language | null {
  try {
    const given = sources[name]()
    const tags = given === null || typeof given === 'string' ? [given] : given
    for (const tag of tags) {
      const language = languageOf(tag)
      if (language !== null) return language
    }
  } catch {
    // A refused storage or cookie is a source that says nothing.
  }
  return null
}

/** The value of one cookie in a `document.cookie` string. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return decodeURIComponent(value.join('='))
  }
  return null
}
