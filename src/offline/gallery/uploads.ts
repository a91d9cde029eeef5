import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { currentOwner, knownOwner } from '../outbox/owner.ts'
import type { Stores } from '../stores.ts'
import type { UploadNote, UploadRow } from './uploadRow.ts'

/** A chosen file, checked already. */
export interface NewUpload {
  readonly filename: string
  readonly mimeType: string
  readonly file: Blob
  readonly albumId?: string | null
  /** Why it waits for a yes; null for none. */
  readonly code?: string | null
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
  return change(db, ['settings', 'uploads', 'uploadFiles'], async (stores) => {
    const row = await putRow(stores, upload, state)
    await stores.uploadFiles.put({ id: row.id, blob: upload.file })
    return row
  })
}

export function addUploadWithoutFile(
  db: IskraDatabase,
  upload: NewUpload,
  state: UploadRow['state'] = 'waiting',
): Promise<UploadRow> {
  return change(db, ['settings', 'uploads'], (stores) => putRow(stores, upload, state))
}

/** Many files are chosen within one millisecond. */
let lastPosition = 0

async function putRow(
  stores: Stores<'settings' | 'uploads'>,
  { filename, mimeType, file, albumId = null, code = null }: NewUpload,
  state: UploadRow['state'],
): Promise<UploadRow> {
  const owner = await currentOwner(stores)
  const createdAt = Date.now()
  lastPosition = Math.max(createdAt, lastPosition + 1)
  const row: UploadRow = {
    id: newId(),
    owner,
    filename,
    mimeType,
    bytes: file.size,
    state,
    code,
    albumId,
    createdAt,
    position: lastPosition,
  }
  await stores.uploads.add(row)
  return row
}

/** The device's present user, and their waiting uploads in order. Runs inside a live query. */
export function readUploads(db: IskraDatabase): Promise<readonly UploadRow[]> {
  return read(db, ['settings', 'uploads'], async (stores) => {
    const owner = await knownOwner(stores)
    if (owner === null) return []
    return stores.uploads.where('owner').equals(owner).sortBy('position')
  })
}

/** Null when the device could not keep the file. */
export function readUploadFile(db: IskraDatabase, id: string): Promise<Blob | null> {
  return read(db, ['uploadFiles'], async (stores) => (await stores.uploadFiles.get(id))?.blob ?? null)
}

/** The pictures are in the gallery, or not wanted any more. */
export function dropUploads(db: IskraDatabase, ids: readonly string[]): Promise<void> {
  return change(db, ['uploads', 'uploadFiles'], async (stores) => {
    await stores.uploads.bulkDelete([...ids])
    await stores.uploadFiles.bulkDelete([...ids])
  })
}

/** Confirms pictures shared by another app, or retries failed ones. */
export function sendUploads(db: IskraDatabase, ids: readonly string[]): Promise<void> {
  return change(db, ['uploads'], (stores) => changeRows(stores, ids, { state: 'waiting', code: null }))
}

/** Writes down how a sending ended; a row that was dropped meanwhile stays dropped. */
export function noteUpload(db: IskraDatabase, id: string, note: UploadNote): Promise<void> {
  return change(db, ['uploads'], (stores) => changeRows(stores, [id], note))
}

async function changeRows(
  stores: Stores<'uploads'>,
  ids: readonly string[],
  changed: UploadNote,
): Promise<void> {
  await stores.uploads
    .where('id')
    .anyOf([...ids])
    .modify(changed)
}
