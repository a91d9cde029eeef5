import type { Features } from '#domain/runtimeConfig.ts'

/** The languages the interface has; the first is the default. */
export type DocumentLanguage = 'pl' | 'en'

/**
 * The language a page is served in, from those sources of specification part 1, section 1 that reach a server: query,
 * cookie and the browser's setting, in this order. The page handles the browser's own stored choice. Always Polish
 * where there is one language only.
 */
export function requestLanguage(
  request: Request,
  { multiLanguage }: Pick<Features, 'multiLanguage'>,
): DocumentLanguage {
  if (!multiLanguage) return 'pl'
  const query = new URL(request.url).searchParams.get('lang')
  const cookie = /(?:^|;\s*)lang=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const preferred = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { tag, quality: Number(quality ?? 1) }
    })
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
  const named = [query, cookie, ...preferred].map(languageOf)
  return named.find((language) => language !== null) ?? 'pl'
}

/** The language a tag such as `en-GB` asks for; null when the interface doesn't have it. */
export function languageOf(tag: string | null | undefined): DocumentLanguage | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0]
  return primary === 'pl' || primary === 'en' ? primary : null
}
