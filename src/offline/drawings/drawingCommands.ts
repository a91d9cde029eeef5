import { newId } from '#domain/newId.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { readDrawingPictures } from './drawingPictures.ts'
import type { DrawingPictureRow, DrawingRow, DrawingVersionRow } from './drawingRows.ts'
import { readDrawingVersions } from './drawingVersions.ts'
import { readDrawing } from './readDrawings.ts'
import { withPictures } from './withPictures.ts'

/** Characters of a title. */
export const MOST_TITLE_CHARACTERS = 80

const titleFrom = (title: string) => title.trim().slice(0, MOST_TITLE_CHARACTERS).toWellFormed()

/** Gives a drawing a title; an empty one makes its first words its title again. Rejects with an `OfflineError`. */
export async function renameDrawing(db: IskraDatabase, id: string, title: string): Promise<void> {
  const given = titleFrom(title)
  await change(db, ['drawings', 'settings'], async (stores) => {
    const row = await readDrawing(stores, id)
    if (row !== null) await stores.drawings.put({ ...row, givenTitle: given === '' ? null : given })
  })
}

/**
 * Makes a second drawing of one with its pictures, without its versions; resolves to its id, null where it is gone. Rejects
 * with an `OfflineError`.
 */
export async function duplicateDrawing(db: IskraDatabase, id: string, title: string): Promise<string | null> {
  return change(db, ['drawings', 'drawingPictures', 'settings'], async (stores) => {
    const row = await readDrawing(stores, id)
    if (row === null) return null
    const [copyId, now] = [newId(), Date.now()]
    const pictures = await readDrawingPictures(stores, id)
    const copies = new Map(pictures.map((picture) => [picture.id, newId()]))
    await stores.drawingPictures.bulkPut(
      pictures.map((picture) => ({
        ...picture,
        id: copies.get(picture.id) ?? picture.id,
        drawingId: copyId,
      })),
    )
    await stores.drawings.put({
      ...row,
      id: copyId,
      givenTitle: titleFrom(title),
      scene: withPictures(row.scene, copies),
      edition: 1,
      createdAt: now,
      changedAt: now,
    })
    return copyId
  })
}

/** A drawing that was taken away, whole. */
export interface RemovedDrawing {
  readonly row: DrawingRow
  readonly versions: readonly DrawingVersionRow[]
  readonly pictures: readonly DrawingPictureRow[]
}

/** Takes a drawing away with all of it; resolves to what was taken, null where it was gone. Rejects with an `OfflineError`. */
export async function removeDrawing(db: IskraDatabase, id: string): Promise<RemovedDrawing | null> {
  return change(db, ['drawings', 'drawingVersions', 'drawingPictures', 'settings'], async (stores) => {
    const row = await readDrawing(stores, id)
    if (row === null) return null
    const versions = await readDrawingVersions(stores, id)
    const pictures = await readDrawingPictures(stores, id)
    await stores.drawings.delete(id)
    await stores.drawingVersions.bulkDelete(versions.map((version) => version.id))
    await stores.drawingPictures.bulkDelete(pictures.map((picture) => picture.id))
    return { row, versions, pictures }
  })
}

/**
 * Puts back what was taken away. Nothing where its owner has left this device; the drawing as it is where another tab went
 * on with it. Rejects with an `OfflineError`.
 */
export async function bringDrawingBack(
  db: IskraDatabase,
  { row, versions, pictures }: RemovedDrawing,
): Promise<void> {
  await change(db, ['drawings', 'drawingVersions', 'drawingPictures', 'settings'], async (stores) => {
    if (row.owner !== (await currentOwner(stores))) return
    await stores.drawingVersions.bulkPut([...versions])
    await stores.drawingPictures.bulkPut([...pictures])
    if ((await stores.drawings.get(row.id)) === undefined) await stores.drawings.put(row)
  })
}
