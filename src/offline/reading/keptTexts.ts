import { articlePath } from '#domain/content/entry.ts'
import { CONTENT_KINDS, type ContentKind, type ContentLanguage } from '#domain/content/kinds.ts'
import { readOrNull, record, string } from '#domain/readers.ts'
import { compareNames } from '#domain/nameOrder.ts'
import { CACHES, isPackCache } from '../cacheNames.ts'

/** A text that this device has. */
export interface KeptText {
  readonly kind: ContentKind
  readonly slug: string
  readonly title: string
}

const titled = record({ title: string })

/** The texts in the worker's cache, read before or saved, in the reader's language. */
export async function listKeptTexts(
  caches: CacheStorage | undefined,
  language: ContentLanguage,
): Promise<readonly KeptText[]> {
  if (caches === undefined) return []
  const names = (await caches.keys()).filter((name) => name === CACHES.publicReads || isPackCache(name))
  const found = new Map<string, KeptText>()
  for (const name of names) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const place = placeOf(new URL(request.url).pathname, language)
      if (place === null || found.has(request.url)) continue
      const text = readOrNull(titled, await bodyOf(await cache.match(request)))
      if (text !== null) found.set(request.url, { ...place, title: text.title })
    }
  }
  return [...found.values()].toSorted((one, other) => compareNames(one.title, other.title, language))
}

/** Which text an address is of; null for any other. */
function placeOf(path: string, language: ContentLanguage): Omit<KeptText, 'title'> | null {
  for (const kind of CONTENT_KINDS) {
    const folder = articlePath(language, kind, '')
    if (path.startsWith(folder) && path.length > folder.length)
      return { kind, slug: decodeURIComponent(path.slice(folder.length)) }
  }
  return null
}

async function bodyOf(response: Response | undefined): Promise<unknown> {
  try {
    return await response?.json()
  } catch {
    return null
  }
}
