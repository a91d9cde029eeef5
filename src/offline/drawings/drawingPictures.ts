import { newId } from '#domain/newId.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner, knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'
import type { DrawingPictureRow } from './drawingRows.ts'

/** Stores a picture of a drawing; resolves to its id. Rejects with an `OfflineError`. */
export async function addDrawingPicture(db: IskraDatabase, drawingId: string, blob: Blob): Promise<string> {
  return change(db, ['drawingPictures', 'settings'], async (stores) => {
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
