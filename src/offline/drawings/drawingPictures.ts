import { newId } from '#domain/newId.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner, knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'
import type { DrawingPictureRow } from './drawingRows.ts'

/** Bytes that all pictures shown in one drawing may have together. */
export const MOST_PICTURE_BYTES = 30_000_000

/**
 * Stores a picture of a drawing; resolves to its id, null where its pictures would be too many bytes. Rejects with an
 * `OfflineError`.
 */
export async function addDrawingPicture(
  db: IskraDatabase,
  drawingId: string,
  blob: Blob,
): Promise<string | null> {
  return change(db, ['drawings', 'drawingPictures', 'settings'], async (stores) => {
    const { shapes } = (await stores.drawings.get(drawingId))?.scene ?? { shapes: [] }
    const shown = new Set(shapes.flatMap((shape) => (shape.kind === 'picture' ? [shape.picture] : [])))
    const bytes = (await readDrawingPictures(stores, drawingId)).reduce(
      (sum, other) => (shown.has(other.id) ? sum + other.blob.size : sum),
      blob.size,
    )
    if (bytes > MOST_PICTURE_BYTES) return null
    const [id, owner] = [newId(), await currentOwner(stores)]
    await stores.drawingPictures.put({ id, owner, drawingId, blob })
    return id
  })
}

/** The pictures of a drawing. Reads alone. */
export async function readDrawingPictures(
  stores: Readable<'drawingPictures' | 'settings'>,
  drawingId: string,
): Promise<readonly DrawingPictureRow[]> {
  const owner = await knownOwner(stores)
  const rows = await stores.drawingPictures.where('drawingId').equals(drawingId).toArray()
  return rows.filter((row) => row.owner === owner)
}
