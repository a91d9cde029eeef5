import {
  NEWEST_MOST,
  type ShownTemplate,
  type Trending,
  TRENDING_MOST,
  type TrendingEntry,
} from '#domain/discover/discover.ts'
import { TRENDING_MEDIA, type TrendingMedium, type TrendingWindow } from '#domain/discover/trending.ts'
import type { SharedPage } from '#domain/generation/archive.ts'
import type { SharedGeneration } from '#domain/generation/generation.ts'
import { smallPicture } from '#domain/generation/resultFiles.ts'
import { rememberFor } from '#server/platform/caching/rememberFor.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { findAllPublic, listPublic } from '#server/studio/generators/sharedGenerations.ts'
import { publishedLooks } from '#server/studio/templates/publicTemplates.ts'
import { EXAMPLES_FOLDER } from '#server/studio/templates/shipped/parts.ts'
import { byScore, type Ranked, rankTrending, TYPES_OF } from './rankTrending.ts'

type Language = 'pl' | 'en'

/** How long (ms) the ranking is kept: one count for all visitors. */
const RANKED_FOR_MS = 60_000
const MOST_REMEMBERED = 64

/** The queries of public works and templates. */
export interface Discover {
  /** A page of the public films, the last published first. */
  readonly films: (before: string | undefined) => Promise<SharedPage>
  readonly trending: (
    window: TrendingWindow,
    media: TrendingMedium | undefined,
    language: Language,
  ) => Promise<Trending>
  /** Shipped examples of templates that use the embedded engines: those with a film first. */
  readonly examples: (language: Language) => Promise<ShownTemplate[]>
}

/**
 * The public works. Their ranking is cached a while; whether a work is still public is checked each time, so that one
 * taken back is gone with the next answer of every server.
 */
export function createDiscover(context: ServerContext): Discover {
  const ranked = rememberFor(RANKED_FOR_MS, MOST_REMEMBERED, {
    keyOf: (medium: TrendingMedium, window: TrendingWindow) => `${medium} ${window}`,
    answer: (medium, window) => rankTrending(context, medium, window),
  })

  async function trending(
    window: TrendingWindow,
    media: TrendingMedium | undefined,
    language: Language,
  ): Promise<Trending> {
    const wanted = media === undefined ? TRENDING_MEDIA : [media]
    const lists = await Promise.all(wanted.map((medium) => ranked(medium, window)))
    const places = lists.flat().toSorted(byScore).slice(0, TRENDING_MOST)
    const entries = await entriesOf(places, language)
    if (media === 'template' || entries.length >= NEWEST_MOST) return { entries, newest: [] }
    const types = media === undefined ? Object.values(TYPES_OF).flat() : TYPES_OF[media]
    const { items } = await listPublic(context, undefined, types)
    const popular = new Set(places.map(({ subject }) => subject))
    const newest = items.filter(({ id }) => !popular.has(id)).slice(0, NEWEST_MOST)
    return { entries, newest: newest.map(asListed) }
  }

  async function entriesOf(places: readonly Ranked[], language: Language): Promise<TrendingEntry[]> {
    const of = (kind: Ranked['kind']) => places.filter((place) => place.kind === kind)
    const [works, looks] = await Promise.all([
      findAllPublic(
        context,
        of('work').map(({ subject }) => subject),
      ),
      of('template').length === 0 ? [] : publishedLooks(context, language),
    ])
    const found = new Map<string, TrendingEntry>([
      ...works.map((work) => [work.id, { kind: 'work', work: asListed(work) }] as const),
      ...looks.map((look) => [look.slug, { kind: 'template', template: shown(look) }] as const),
    ])
    return places.flatMap(({ subject }) => found.get(subject) ?? [])
  }

  return {
    async films(before) {
      const { items, next } = await listPublic(context, before, TYPES_OF.video)
      return { items: items.map(asListed), next }
    },
    trending,
    async examples(language) {
      const looks = await publishedLooks(context, language)
      return looks
        .filter(({ details }) => details.thumbnailUrl.startsWith(EXAMPLES_FOLDER))
        .map(shown)
        .toSorted((one, other) => Number(other.filmUrl !== '') - Number(one.filmUrl !== ''))
    },
  }
}

function shown({ slug, details }: Awaited<ReturnType<typeof publishedLooks>>[number]): ShownTemplate {
  const { title, description, thumbnailUrl: pictureUrl, previewVideoUrl: filmUrl } = details
  return { slug, title, description, pictureUrl, filmUrl }
}

/** A picture is small in a list: the addresses of its other files would be longer than all its words. */
function asListed(work: SharedGeneration): SharedGeneration {
  const small = work.type === 'image' ? smallPicture(work.result) : undefined
  return small === undefined ? work : { ...work, result: { ...work.result, files: [small] } }
}
