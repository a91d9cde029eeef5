import { and, asc, count, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { foldedWords } from '#domain/catalogue/foldPolish.ts'
import {
  GALLERY_PAGE,
  type GALLERY_SORTS,
  type GalleryImage,
  type GalleryPage,
  type galleryQuerySchema,
} from '#domain/gallery/galleryImage.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { SessionRow } from '#server/platform/users/tables.ts'
import { galleryUsage } from './galleryUsage.ts'
import { originalKey, thumbnailKey } from './imageFiles.ts'
import { galleryAlbumImages, type GalleryImageRow, galleryImages } from './tables.ts'

type Sort = (typeof GALLERY_SORTS)[number]

const { createdAt, id, filenameFolded, filenameKey, bytes, usedCount } = galleryImages
/** The id at the end makes every order unique. */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  newest: [desc(createdAt), desc(id)],
  oldest: [asc(createdAt), asc(id)],
  name: [sql`${filenameKey} collate "C"`, asc(id)],
  largest: [desc(bytes), desc(id)],
  'most-used': [desc(usedCount), desc(createdAt), desc(id)],
}

/** A window of a person's pictures; the words of `q` are searched for in their names, whatever the spelling. */
export async function listImages(
  context: ServerContext,
  session: SessionRow,
  query: z.infer<typeof galleryQuerySchema>,
): Promise<GalleryPage> {
  const { database } = context
  const filter = and(
    eq(galleryImages.userId, session.userId),
    isNull(galleryImages.deletedAt),
    ...foldedWords(query.q ?? '').map((word) => like(filenameFolded, `%${word}%`)),
    query.album === undefined ? undefined : inArray(id, imagesOfAlbum(context, query.album)),
  )
  const limit = Math.min(Number(query.limit ?? GALLERY_PAGE), GALLERY_PAGE)
  const rows = await database
    .select()
    .from(galleryImages)
    .where(filter)
    .orderBy(...ORDERS[query.sort ?? 'newest'])
    .limit(limit)
    .offset(Number(query.offset ?? 0))
  const [found] = await database.select({ total: count() }).from(galleryImages).where(filter)
  return {
    images: await imageViews(context, session, rows),
    total: found?.total ?? 0,
    usage: await galleryUsage(database, session.userId),
  }
}

/** Another person's album holds none of these pictures anyway. */
function imagesOfAlbum({ database }: ServerContext, albumId: string) {
  return database
    .select({ id: galleryAlbumImages.imageId })
    .from(galleryAlbumImages)
    .where(eq(galleryAlbumImages.albumId, albumId))
}

/** Returns one of a person's pictures; null for a deleted one and for every other id. */
export async function findImage(
  { database }: Pick<ServerContext, 'database'>,
  userId: string,
  imageId: string,
): Promise<GalleryImageRow | null> {
  const isOne = and(eq(id, imageId), eq(galleryImages.userId, userId), isNull(galleryImages.deletedAt))
  const [image] = await database.select().from(galleryImages).where(isOne)
  return image ?? null
}

/** A picture as its owner sees it, in this session. */
export async function imageView(
  context: ServerContext,
  session: SessionRow,
  image: GalleryImageRow,
): Promise<GalleryImage> {
  const [view] = await imageViews(context, session, [image])
  if (view === undefined) throw new Error('a picture has no view')
  return view
}

async function imageViews(
  context: ServerContext,
  session: SessionRow,
  rows: readonly GalleryImageRow[],
): Promise<GalleryImage[]> {
  const grant = { kind: 'session', sessionId: session.id } as const
  const albums = await albumsOf(context, rows)
  return rows.map((row) => ({
    id: row.id,
    filename: row.filename,
    mime_type: row.mimeType,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    colour: row.colour,
    url: fileAddress(context, originalKey(row), grant),
    thumbnail_url: fileAddress(context, thumbnailKey(row), grant),
    created_at: row.createdAt.toISOString(),
    used_count: row.usedCount,
    album_ids: albums.get(row.id) ?? [],
  }))
}

async function albumsOf({ database }: ServerContext, rows: readonly GalleryImageRow[]) {
  const { albumId, imageId } = galleryAlbumImages
  const ids = rows.map((row) => row.id)
  const found =
    ids.length === 0
      ? []
      : await database
          .select({ imageId, ids: sql<string[]>`array_agg(${albumId} ORDER BY ${albumId})` })
          .from(galleryAlbumImages)
          .where(inArray(imageId, ids))
          .groupBy(imageId)
  return new Map(found.map((row) => [row.imageId, row.ids]))
}
