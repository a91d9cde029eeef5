import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '../newId.ts'
import { offlineErrorFrom } from '../offlineError.ts'
import { currentOwner, knownOwner } from '../outbox/owner.ts'
import type { UploadRow } from './uploadRow.ts'

/** A chosen file, checked already. */
export interface NewUpload {
  readonly filename: string
  readonly mimeType: string
  readonly file: Blob
  readonly albumId?: string | null
}

/**
 * Keeps a file until the gallery has it, so that a reload loses nothing. Rejects with OFFLINE_STORAGE_FULL where the
 * device has no room for it: `addUploadWithoutFile` then keeps its place, and the page alone its file.
 */
export function addUpload(
  db: IskraDatabase,
  upload: NewUpload,
  state: 'waiting' | 'offered' = 'waiting',
): Promise<UploadRow> {
  return change(db, async () => {
    const row = await putRow(db, upload, state)
    await db.uploadFiles.put({ id: row.id, blob: upload.file })
    return row
  })
}

export function addUploadWithoutFile(db: IskraDatabase, upload: NewUpload): Promise<UploadRow> {
  return change(db, () => putRow(db, upload, 'waiting'))
}

/** Many files are chosen within one millisecond. */
let lastPosition = 0

async function putRow(
  db: IskraDatabase,
  { filename, mimeType, file, albumId = null }: NewUpload,
  state: UploadRow['state'],
): Promise<UploadRow> {
  const owner = await currentOwner(db)
  const createdAt = Date.now()
  lastPosition = Math.max(createdAt, lastPosition + 1)
  const row: UploadRow = {
    id: newId(),
    owner,
    filename,
    mimeType,
    bytes: file.size,
    state,
    code: null,
    albumId,
    createdAt,
    position: lastPosition,
  }
  await db.uploads.add(row)
  return row
}

/** Whoever uses the device now, and what waits of theirs in its order. Runs inside a live query. */
export async function readUploads(db: IskraDatabase): Promise<readonly UploadRow[]> {
  try {
    return await db.transaction('r', [db.settings, db.uploads], async () => {
      const owner = await knownOwner(db)
      if (owner === null) return []
      return db.uploads.where('owner').equals(owner).sortBy('position')
    })
  } catch (error) {
    throw offlineErrorFrom(error)
  }
}

/** Null when the device could not keep the file. */
export async function readUploadFile(db: IskraDatabase, id: string): Promise<Blob | null> {
  try {
    return (await db.uploadFiles.get(id))?.blob ?? null
  } catch (error) {
    throw offlineErrorFrom(error)
  }
}

/** The pictures are in the gallery, or not wanted any more. */
export function dropUploads(db: IskraDatabase, ids: readonly string[]): Promise<void> {
  return change(db, async () => {
    await db.uploads.bulkDelete([...ids])
    await db.uploadFiles.bulkDelete([...ids])
  })
}

/** Says yes to what another app handed over, or gives failed ones another try. */
export function sendUploads(db: IskraDatabase, ids: readonly string[]): Promise<void> {
  return change(db, () => changeRows(db, ids, { state: 'waiting', code: null }))
}

/** Writes down how a sending ended; a row that was dropped meanwhile stays dropped. */
export function noteUpload(
  db: IskraDatabase,
  id: string,
  note: Pick<UploadRow, 'state' | 'code'>,
): Promise<void> {
  return change(db, () => changeRows(db, [id], note))
}

async function changeRows(
  db: IskraDatabase,
  ids: readonly string[],
  changed: Partial<Pick<UploadRow, 'state' | 'code'>>,
): Promise<void> {
  await db.uploads
    .where('id')
    .anyOf([...ids])
    .modify(changed)
}
