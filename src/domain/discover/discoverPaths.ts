import type { TrendingMedium, TrendingWindow } from './trending.ts'

// The addresses of public works. The answers are the same for every caller.

/** A page of the wall of films; `before` is `next` of the page before. */
export function filmsPath(before: string | null): string {
  return withQuery('/api/v1/discover/films', { before })
}

export function trendingPath(
  window: TrendingWindow,
  media: TrendingMedium | undefined,
  language: 'pl' | 'en',
): string {
  return withQuery('/api/v1/discover/trending', { window, media: media ?? null, language })
}

export function examplesPath(language: 'pl' | 'en'): string {
  return withQuery('/api/v1/discover/examples', { language })
}

function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  const search = new URLSearchParams(given).toString()
  return search === '' ? path : `${path}?${search}`
}
