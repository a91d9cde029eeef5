import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type {
  ArticleFault,
  EditorArticle,
  EditorEntry,
  EditorPlace,
  PublishArticle,
  SaveArticle,
} from '#domain/content/editor.ts'
import type { Article } from '#domain/content/entry.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { readInThread, titleInThread } from './articleInThread.ts'
import { embeddedArticles } from './embeddedArticles.ts'
import { articleOf } from './library.ts'
import { placeKey } from './articlePlace.ts'
import { articleDrafts, articleVersions, type VersionRow } from './tables.ts'

// Administrators' work on articles. The public reads versions alone, each from its moment on (contentOf.ts).

type DraftRow = typeof articleDrafts.$inferSelect

/** The state of one article. */
interface Known {
  readonly place: EditorPlace
  readonly draft: DraftRow | undefined
  /** The version shown now, when the article was published here. */
  readonly shown: VersionRow | undefined
  readonly planned: VersionRow | undefined
}

/** Returns all articles, the last changed first. */
export async function listDesk({ database, now }: ServerContext): Promise<readonly EditorEntry[]> {
  const at = now()
  const [drafts, versions] = await Promise.all([
    database.select().from(articleDrafts),
    database
      .select()
      .from(articleVersions)
      .orderBy(desc(articleVersions.shownFrom), desc(articleVersions.id)),
  ])
  const places = new Map<string, EditorPlace>()
  for (const { place } of embeddedArticles().values()) places.set(placeKey(place), place)
  for (const { language, kind, slug } of [...drafts, ...versions])
    places.set(placeKey({ language, kind, slug }), { language, kind, slug })
  const entries: EditorEntry[] = []
  // One by one: the thread has a queue of its own, which doesn’t hold them all.
  for (const [key, place] of places) {
    const own = versions.filter((version) => placeKey(version) === key)
    entries.push(
      await entryOf({
        place,
        draft: drafts.find((draft) => placeKey(draft) === key),
        shown: own.find(({ shownFrom }) => shownFrom <= at),
        planned: own.findLast(({ shownFrom }) => shownFrom > at),
      }),
    )
  }
  return entries.toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''))
}

/** Throws NOT_FOUND for an unknown article. */
export async function readDesk(context: ServerContext, place: EditorPlace): Promise<EditorArticle> {
  const known = await knownOf(context, place)
  const source = sourceOf(known)
  if (source === null) throw new Refusal('NOT_FOUND')
  return { ...(await entryOf(known)), source, revision: known.draft?.revision ?? 0 }
}

/** Saves a draft over the seen revision, valid or not. Throws ARTICLE_CHANGED. */
export async function saveDraft(
  context: ServerContext,
  place: EditorPlace,
  { revision, source }: SaveArticle,
): Promise<EditorArticle> {
  const { database, now } = context
  const updatedAt = now()
  const saved =
    revision === 0
      ? await database
          .insert(articleDrafts)
          .values({ id: randomUUID(), ...place, source, revision: 1, updatedAt })
          .onConflictDoNothing()
          .returning()
      : await database
          .update(articleDrafts)
          .set({ source, revision: revision + 1, updatedAt })
          .where(and(atPlace(articleDrafts, place), eq(articleDrafts.revision, revision)))
          .returning()
  if (saved.length === 0) throw new Refusal('ARTICLE_CHANGED')
  return readDesk(context, place)
}

/**
 * Publishes the saved revision, from a moment on or at once, and drops an earlier plan. Throws ARTICLE_CHANGED when
 * another revision was saved meanwhile, ARTICLE_INVALID for an invalid article.
 */
export async function publish(
  context: ServerContext,
  place: EditorPlace,
  { revision, from }: PublishArticle,
): Promise<EditorArticle> {
  const { database, now } = context
  const [seen] = await database.select().from(articleDrafts).where(atPlace(articleDrafts, place))
  if (seen === undefined) throw new Refusal('NOT_FOUND')
  if (seen.revision !== revision) throw new Refusal('ARTICLE_CHANGED')
  // Before the draft is locked: a revision never changes later.
  if ('fault' in (await readInThread(place, seen.source))) throw new Refusal('ARTICLE_INVALID')
  await database.transaction(async (tx) => {
    const [draft] = await tx.select().from(articleDrafts).where(atPlace(articleDrafts, place)).for('update')
    if (draft?.revision !== revision) throw new Refusal('ARTICLE_CHANGED')
    const at = now()
    const shownFrom = from === null || new Date(from) < at ? at : new Date(from)
    await tx
      .delete(articleVersions)
      .where(and(atPlace(articleVersions, place), gt(articleVersions.shownFrom, at)))
    await tx
      .insert(articleVersions)
      .values({ ...place, source: draft.source, revision, shownFrom, createdAt: at })
  })
  return readDesk(context, place)
}

/** Drops a planned publication. Idempotent. */
export async function cancelPlan(context: ServerContext, place: EditorPlace): Promise<EditorArticle> {
  const { database, now } = context
  await database
    .delete(articleVersions)
    .where(and(atPlace(articleVersions, place), gt(articleVersions.shownFrom, now())))
  return readDesk(context, place)
}

/** Hides an article from readers; its text stays as a draft. Idempotent. */
export async function withdraw(context: ServerContext, place: EditorPlace): Promise<EditorArticle> {
  const { database, now } = context
  const at = now()
  const known = await knownOf(context, place)
  const source = sourceOf(known)
  if (source === null) throw new Refusal('NOT_FOUND')
  await database.transaction(async (tx) => {
    await tx
      .insert(articleDrafts)
      .values({ id: randomUUID(), ...place, source, revision: 1, updatedAt: at })
      .onConflictDoNothing()
    await tx
      .delete(articleVersions)
      .where(and(atPlace(articleVersions, place), gt(articleVersions.shownFrom, at)))
    if (isShown(known))
      await tx
        .insert(articleVersions)
        .values({ ...place, source: null, revision: null, shownFrom: at, createdAt: at })
  })
  return readDesk(context, place)
}

/** Returns a text as it would look as an article, or why it is invalid. */
export async function previewOf(
  place: EditorPlace,
  source: string,
): Promise<{ readonly article: Article | null; readonly problem: ArticleFault | null }> {
  const read = await readInThread(place, source)
  return 'fault' in read
    ? { article: null, problem: read.fault }
    : { article: articleOf(read.article, []), problem: null }
}

async function knownOf({ database, now }: ServerContext, place: EditorPlace): Promise<Known> {
  const at = now()
  const newestFirst = [desc(articleVersions.shownFrom), desc(articleVersions.id)] as const
  const [[draft], [shown], [planned]] = await Promise.all([
    database.select().from(articleDrafts).where(atPlace(articleDrafts, place)),
    database
      .select()
      .from(articleVersions)
      .where(and(atPlace(articleVersions, place), lte(articleVersions.shownFrom, at)))
      .orderBy(...newestFirst)
      .limit(1),
    database
      .select()
      .from(articleVersions)
      .where(and(atPlace(articleVersions, place), gt(articleVersions.shownFrom, at)))
      .limit(1),
  ])
  return { place, draft, shown, planned }
}

const embeddedAt = (place: EditorPlace) => embeddedArticles().get(placeKey(place))

/** The text to be edited; null for an unknown article. */
function sourceOf({ place, draft, shown }: Known): string | null {
  return draft?.source ?? shown?.source ?? embeddedAt(place)?.source ?? null
}

function isShown({ place, shown }: Known): boolean {
  return shown === undefined ? embeddedAt(place) !== undefined : shown.source !== null
}

async function entryOf(known: Known): Promise<EditorEntry> {
  const { place, draft, shown, planned } = known
  const read = shown === undefined ? embeddedAt(place)?.source : shown.source
  const last = planned?.revision ?? shown?.revision ?? null
  return {
    ...place,
    title: await titleOf(known),
    isShown: isShown(known),
    isEmbedded: embeddedAt(place) !== undefined,
    hasDraft: draft !== undefined && draft.revision !== last && draft.source !== read,
    plannedFor: planned?.shownFrom.toISOString() ?? null,
    updatedAt: draft?.updatedAt.toISOString() ?? null,
  }
}

/** An article that came with the server is read already; an administrator's is read in a thread. */
async function titleOf(known: Known): Promise<string> {
  const { place, draft, shown } = known
  const own = draft?.source ?? shown?.source
  if (own !== undefined && own !== null) return titleInThread(place, own)
  return embeddedAt(place)?.article.entry.title ?? ''
}

function atPlace(
  table: typeof articleDrafts | typeof articleVersions,
  { language, kind, slug }: EditorPlace,
) {
  return and(eq(table.language, language), eq(table.kind, kind), eq(table.slug, slug))
}
