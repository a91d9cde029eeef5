import { desc, gt, inArray, lte, min } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import { readInThread } from './articleInThread.ts'
import { embeddedArticles } from './embeddedArticles.ts'
import { type ContentSource, libraryOf } from './library.ts'
import { type ArticlePlace, placeKey } from './articlePlace.ts'
import type { ReadArticle } from './readArticle.ts'
import { articleVersions, type VersionRow } from './tables.ts'

interface Shown {
  readonly library: Promise<ContentSource>
  /** Identifies the versions that it is made of. */
  readonly of: string
  /** The content of the versions, by their ids: each is read once. */
  readonly read: ReadonlyMap<number, Promise<ReadArticle | null>>
}

const known = new WeakMap<ServerContext['database'], Shown>()

/**
 * Returns the public content: the articles that came with the server, and over them the versions that administrators
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
  const read = new Map<number, Promise<ReadArticle | null>>()
  const library = versionsOf(database, [...latest.values()]).then((rows) =>
    shownLibrary(context, rows, { before: before?.read, read }),
  )
  known.set(database, { library, of, read })
  try {
    return await library
  } catch (error) {
    if (known.get(database)?.library === library) known.delete(database)
    throw error
  }
}

async function versionsOf(
  database: ServerContext['database'],
  ids: readonly number[],
): Promise<readonly VersionRow[]> {
  return ids.length === 0
    ? []
    : database
        .select()
        .from(articleVersions)
        .where(inArray(articleVersions.id, [...ids]))
}

/** Returns when the next published version will be shown; null when none is planned. */
export async function nextShownFrom({ database, now }: ServerContext): Promise<Date | null> {
  const [next] = await database
    .select({ at: min(articleVersions.shownFrom) })
    .from(articleVersions)
    .where(gt(articleVersions.shownFrom, now()))
  return next?.at ?? null
}

/** A picture of a public article, or of one that came with the server. */
export async function contentPicture(context: ServerContext, name: string): Promise<PlannedFile | undefined> {
  return (await contentOf(context)).picture(name)
}

/** The articles that came with the server, and over them these versions; those read are noted. */
async function shownLibrary(
  context: ServerContext,
  versions: readonly VersionRow[],
  {
    before,
    read,
  }: { readonly before: Shown['read'] | undefined; readonly read: Map<number, Promise<ReadArticle | null>> },
): Promise<ContentSource> {
  const articles = new Map([...embeddedArticles()].map(([key, { article }]) => [key, article]))
  for (const version of versions) {
    const key = placeKey(version)
    if (version.source === null) articles.delete(key)
    else {
      const reading = before?.get(version.id) ?? readVersion(context, version, version.source)
      read.set(version.id, reading)
      const article = await reading
      if (article !== null) articles.set(key, article)
    }
  }
  return libraryOf([...articles.values()])
}

/** Null for a version that an earlier release accepted and this one can’t read: the one before it stays. */
async function readVersion(
  { log }: ServerContext,
  { language, kind, slug }: ArticlePlace,
  source: string,
): Promise<ReadArticle | null> {
  const place = { language, kind, slug }
  const read = await readInThread(place, source)
  if ('article' in read) return read.article
  log.error('a published article can’t be read', { place: placeKey(place), fault: read.fault })
  return null
}
