import { screenPath } from '#domain/addresses/screenPath.ts'
import type { SharedGeneration } from '../generation/generation.ts'
import { largePicture, playable } from '../generation/resultFiles.ts'

/** Public films in the words of schema.org, for search engines. `origin` is this site's address. */
export function filmsStructuredData(films: readonly SharedGeneration[], origin: string): object[] {
  const told = films.flatMap((film) => filmData(film, origin) ?? [])
  if (told.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: told.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ]
}

/** Null for a film without a still, which a search engine shows nothing of. */
function filmData({ id, prompt, completedAt, result }: SharedGeneration, origin: string): object | null {
  const still = largePicture(result)
  const [film] = playable(result, 'video')
  if (still === undefined || film === undefined) return null
  const name = prompt.replaceAll(/\s+/gu, ' ').trim()
  return {
    '@type': 'VideoObject',
    name,
    description: name,
    thumbnailUrl: new URL(still.url, origin).href,
    contentUrl: new URL(film.url, origin).href,
    uploadDate: completedAt,
    url: origin + screenPath('/generacje/$id', { id }),
    ...(film.durationMs === null
      ? {}
      : { duration: `PT${Math.max(1, Math.round(film.durationMs / 1000))}S` }),
  }
}
