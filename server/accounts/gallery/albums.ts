import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { tidyText } from '#domain/contact/tidyText.ts'
import { type Album, ALBUMS_MOST } from '#domain/gallery/galleryImage.ts'
import { fieldRefusal, Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { SessionRow } from '#server/platform/users/tables.ts'
import { thumbnailKey } from './imageFiles.ts'
import { lockGallery } from './storePicture.ts'
import { galleryAlbumImages, galleryAlbums, galleryImages } from './tables.ts'

/** Returns a person's albums in the order of creation, each with its newest picture as cover. */
export function listAlbums(context: ServerContext, session: SessionRow): Promise<Album[]> {
  return readAlbums(context, session)
}

/** Throws GALLERY_FULL for more albums than a person may have. */
export async function createAlbum(context: ServerContext, session: SessionRow, name: string): Promise<Album> {
  const { userId } = session
  const row = { id: randomUUID(), userId, name: albumName(name), createdAt: context.now() }
  await context.database.transaction(async (tx) => {
    await lockGallery(tx, userId)
    const [has] = await tx
      .select({ albums: count() })
      .from(galleryAlbums)
      .where(eq(galleryAlbums.userId, userId))
    if ((has?.albums ?? 0) >= ALBUMS_MOST) throw new Refusal('GALLERY_FULL')
    await tx.insert(galleryAlbums).values(row)
  })
  return readAlbum(context, session, row.id)
}

export async function renameAlbum(
  context: ServerContext,
  session: SessionRow,
  id: string,
  name: string,
): Promise<Album> {
  await context.database
    .update(galleryAlbums)
    .set({ name: albumName(name) })
    .where(isOwn(session.userId, id))
  return readAlbum(context, session, id)
}

/** The pictures in it stay. Throws NOT_FOUND. */
export async function deleteAlbum({ database }: ServerContext, userId: string, id: string): Promise<void> {
  const gone = await database
    .delete(galleryAlbums)
    .where(isOwn(userId, id))
    .returning({ id: galleryAlbums.id })
  if (gone.length === 0) throw new Refusal('NOT_FOUND')
}

/** Puts pictures into an album; other people's are ignored. Throws NOT_FOUND. */
export async function putIntoAlbum(
  { database }: ServerContext,
  userId: string,
  { albumId, ids }: { readonly albumId: string; readonly ids: readonly string[] },
): Promise<void> {
  await database.transaction(async (tx) => {
    await requireAlbum(tx, userId, albumId)
    const own = await tx
      .select({ id: galleryImages.id })
      .from(galleryImages)
      .where(
        and(
          eq(galleryImages.userId, userId),
          inArray(galleryImages.id, [...ids]),
          isNull(galleryImages.deletedAt),
        ),
      )
      // Locked, so that none is purged until it is in.
      .for('key share')
    if (own.length === 0) return
    await tx
      .insert(galleryAlbumImages)
      .values(own.map(({ id }) => ({ albumId, imageId: id })))
      .onConflictDoNothing()
  })
}

/** Takes pictures out of an album; they stay in the gallery. Throws NOT_FOUND. */
export async function takeOutOfAlbum(
  { database }: ServerContext,
  userId: string,
  { albumId, ids }: { readonly albumId: string; readonly ids: readonly string[] },
): Promise<void> {
  await database.transaction(async (tx) => {
    await requireAlbum(tx, userId, albumId)
    await tx
      .delete(galleryAlbumImages)
      .where(and(eq(galleryAlbumImages.albumId, albumId), inArray(galleryAlbumImages.imageId, [...ids])))
  })
}

async function requireAlbum(tx: Transaction, userId: string, id: string): Promise<void> {
  const [album] = await tx.select().from(galleryAlbums).where(isOwn(userId, id)).for('key share')
  if (album === undefined) throw new Refusal('NOT_FOUND')
}

async function readAlbum(context: ServerContext, session: SessionRow, id: string): Promise<Album> {
  const [album] = await readAlbums(context, session, id)
  if (album === undefined) throw new Refusal('NOT_FOUND')
  return album
}

async function readAlbums(context: ServerContext, session: SessionRow, id?: string): Promise<Album[]> {
  const { id: sessionId, userId } = session
  const rows = await selectAlbums(context.database, userId, id)
  const grant = { kind: 'session', sessionId } as const
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    image_count: row.images,
    cover_url:
      row.cover === null ? null : fileAddress(context, thumbnailKey({ userId, id: row.cover }), grant),
    created_at: row.createdAt.toISOString(),
  }))
}

function selectAlbums(database: Database, userId: string, id?: string) {
  const { createdAt, id: imageId } = galleryImages
  const newestFirst = sql`array_agg(${imageId} ORDER BY ${createdAt} DESC, ${imageId} DESC)`
  return database
    .select({
      id: galleryAlbums.id,
      name: galleryAlbums.name,
      createdAt: galleryAlbums.createdAt,
      images: count(imageId),
      cover: sql<string | null>`(${newestFirst} FILTER (WHERE ${imageId} IS NOT NULL))[1]`,
    })
    .from(galleryAlbums)
    .leftJoin(galleryAlbumImages, eq(galleryAlbumImages.albumId, galleryAlbums.id))
    .leftJoin(
      galleryImages,
      and(eq(galleryImages.id, galleryAlbumImages.imageId), isNull(galleryImages.deletedAt)),
    )
    .where(id === undefined ? eq(galleryAlbums.userId, userId) : isOwn(userId, id))
    .groupBy(galleryAlbums.id)
    .orderBy(asc(galleryAlbums.createdAt), asc(galleryAlbums.id))
}

function albumName(text: string): string {
  const name = tidyText(text)
  if (name === '') throw fieldRefusal('name', 'required')
  return name
}

function isOwn(userId: string, id: string) {
  return and(eq(galleryAlbums.id, id), eq(galleryAlbums.userId, userId))
}
