import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { ARCHIVE_PAGE, type SharedPage } from '#domain/generation/archive.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { SharedGeneration } from '#domain/generation/generation.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { FileGrant } from '#server/platform/files/fileGrant.ts'
import { users } from '#server/platform/users/tables.ts'
import { behind, readCursor, writeCursor } from './cursor.ts'
import { resultOf } from './generationView.ts'
import { type GenerationRow, generations } from './tables.ts'

// The view of other people's generations.

/** Of a work that everybody sees. */
export const isPublicWork = (): SQL | undefined =>
  and(isNotNull(generations.publishedAt), eq(generations.status, 'completed'), isNull(generations.deletedAt))

/** The one of a share link; null when the link is dead. */
export async function findShared(context: ServerContext, token: string): Promise<SharedGeneration | null> {
  const isShared = and(eq(generations.shareToken, token), isNull(generations.takenDownAt))
  const [found] = await read(context, isShared, 1)
  return found === undefined ? null : viewShared(context, found, { kind: 'link', token })
}

/** A public one; null for any other. */
export async function findPublic(context: ServerContext, id: string): Promise<SharedGeneration | null> {
  const [found] = await read(context, and(eq(generations.id, id), isNotNull(generations.publishedAt)), 1)
  return found === undefined ? null : viewShared(context, found, { kind: 'public' })
}

/** The public ones among these, in the given order. */
export async function findAllPublic(
  context: ServerContext,
  ids: readonly string[],
): Promise<readonly SharedGeneration[]> {
  if (ids.length === 0) return []
  const wanted = and(inArray(generations.id, [...ids]), isNotNull(generations.publishedAt))
  const found = await read(context, wanted, ids.length)
  const views = new Map(
    found.map((one) => [one.generation.id, viewShared(context, one, { kind: 'public' })] as const),
  )
  return ids.flatMap((id) => views.get(id) ?? [])
}

/** A page of the public ones, of these types if given, the last published first. */
export async function listPublic(
  context: ServerContext,
  before: string | undefined,
  types?: readonly GenerationType[],
): Promise<SharedPage> {
  const cursor = before === undefined ? null : readCursor(before)
  if (before !== undefined && cursor === null) throw new Refusal('INVALID_REQUEST')
  const found = await read(
    context,
    and(
      isNotNull(generations.publishedAt),
      types === undefined ? undefined : inArray(generations.type, [...types]),
      cursor === null ? undefined : behind(cursor, generations.publishedAt, generations.id),
    ),
    ARCHIVE_PAGE + 1,
  )
  const page = found.slice(0, ARCHIVE_PAGE)
  return {
    items: page.flatMap((one) => viewShared(context, one, { kind: 'public' }) ?? []),
    next: found.length > ARCHIVE_PAGE ? endOf(page) : null,
  }
}

function endOf(page: readonly Found[]): string | null {
  const { id, publishedAt } = page.at(-1)?.generation ?? { publishedAt: null }
  return publishedAt === null || id === undefined ? null : writeCursor({ at: publishedAt, id })
}

interface Found {
  readonly generation: GenerationRow
  readonly author: {
    readonly username: string | null
    readonly displayName: string | null
    readonly isPublic: boolean
  }
}

async function read({ database }: ServerContext, wanted: SQL | undefined, limit: number): Promise<Found[]> {
  return database
    .select({
      generation: generations,
      author: { username: users.username, displayName: users.displayName, isPublic: users.isPublic },
    })
    .from(generations)
    .innerJoin(users, eq(users.id, generations.userId))
    .where(and(wanted, eq(generations.status, 'completed'), isNull(generations.deletedAt)))
    .orderBy(desc(generations.publishedAt), desc(generations.id))
    .limit(limit)
}

function viewShared(
  context: ServerContext,
  { generation, author }: Found,
  grant: FileGrant,
): SharedGeneration | null {
  const { id, type, prompt, engine, completedAt } = generation
  const result = resultOf(context, generation, grant)
  if (result === null || completedAt === null) return null
  const { username, displayName, isPublic } = author
  return {
    id,
    type,
    prompt,
    engine,
    completedAt: completedAt.toISOString(),
    result,
    // An author with a private profile stays unnamed.
    author: isPublic && username !== null ? { username, displayName } : null,
  }
}
