import { desc, gt, inArray, lte, min } from 'drizzle-orm'
import type { ServerContext } from '#server/context.ts'
import type { PlannedFile } from '#server/media/plannedFile.ts'
import { ArticleProblem } from './articleFile.ts'
import { embeddedArticles } from './embeddedArticles.ts'
import { type ContentSource, libraryOf } from './library.ts'
import { type ArticlePlace, placeKey } from './articlePlace.ts'
import { type ReadArticle, readArticle } from './readArticle.ts'
import { articleVersions, type VersionRow } from './tables.ts'

interface Shown {
  readonly library: ContentSource
  /** Names the versions that it is made of. */
  readonly of: string
}

const known = new WeakMap<ServerContext['database'], Shown>()

/**
 * What everybody can read now: the articles that came with the server, and over them what administrators have
 * published, each from its moment on. Never a draft.
 */
export async function contentOf(context: ServerContext): Promise<ContentSource> {
  const { database, now } = context
  const versions = await database
    .select({
      id: articleVersions.id,
      language: articleVersions.language,
      kind: articleVersions.kind,
      slug: articleVersions.slug,
    })
    .from(articleVersions)
    .where(lte(articleVersions.shownFrom, now()))
    .orderBy(desc(articleVersions.shownFrom), desc(articleVersions.id))
  const latest = new Map<string, number>()
  for (const { id, ...place } of versions) if (!latest.has(placeKey(place))) latest.set(placeKey(place), id)
  const of = [...latest.values()].join(' ')
  const before = known.get(database)
  if (before?.of === of) return before.library
  const rows =
    latest.size === 0
      ? []
      : await database
          .select()
          .from(articleVersions)
          .where(inArray(articleVersions.id, [...latest.values()]))
  const library = libraryOf(articlesOf(context, rows))
  known.set(database, { library, of })
  return library
}

/** When the next of what is published will be shown; null where nothing waits for its moment. */
export async function nextShownFrom({ database, now }: ServerContext): Promise<Date | null> {
  const [next] = await database
    .select({ at: min(articleVersions.shownFrom) })
    .from(articleVersions)
    .where(gt(articleVersions.shownFrom, now()))
  return next?.at ?? null
}

/** A picture of an article that is there to be read, or of one that came with the server. */
export async function contentPicture(context: ServerContext, name: string): Promise<PlannedFile | undefined> {
  return (await contentOf(context)).picture(name)
}

function articlesOf(context: ServerContext, versions: readonly VersionRow[]): readonly ReadArticle[] {
  const articles = new Map([...embeddedArticles()].map(([key, { article }]) => [key, article]))
  for (const version of versions) {
    const key = placeKey(version)
    if (version.source === null) articles.delete(key)
    else {
      const article = readVersion(context, version, version.source)
      if (article !== null) articles.set(key, article)
    }
  }
  return [...articles.values()]
}

/** Null for one that an earlier release took and this one can’t read: what was there before stays. */
function readVersion(
  { log }: ServerContext,
  { language, kind, slug }: ArticlePlace,
  source: string,
): ReadArticle | null {
  try {
    const article = readArticle({ language, kind, slug }, source)
    article.body()
    return article
  } catch (error) {
    if (!(error instanceof ArticleProblem)) throw error
    log.error('a published article can’t be read', { place: placeKey({ language, kind, slug }), error })
    return null
  }
}
