import { randomUUID } from 'node:crypto'
import { and, eq, lte, sum } from 'drizzle-orm'
import type { SaidFile } from '#domain/template/fileFieldRules.ts'
import { SENT_BYTES_MOST, type SentFileType } from '#domain/template/sentFile.ts'
import { fileName } from '#server/accounts/gallery/fileName.ts'
import { hashFile } from '#server/accounts/gallery/sniffFile.ts'
import { lockGallery } from '#server/accounts/gallery/storePicture.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { expectFiles, storeFiles } from '#server/platform/files/discardedFiles.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { type SentFileRow, sentFiles } from '../tables.ts'
import { lookIntoFile } from './lookIntoFile.ts'
import { sentKey, sentPrefix } from './sentKeys.ts'
import { removeUnused } from './unusedFiles.ts'

const NAMELESS = 'plik'
/** When the room is full, unused files older than this make some, ms. */
const MAKES_ROOM_MS = 60 * 60_000

/** A sent file for a field, on this machine's disk. */
export interface ArrivedFile {
  readonly path: string
  readonly bytes: number
  readonly field: SentFileType
  readonly said: SaidFile
}

/**
 * Stores a file sent in a form; a duplicate is stored once. Throws FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE and
 * TEMPLATE_FILES_FULL.
 */
export async function storeSentFile(
  context: ServerContext,
  userId: string,
  { path, bytes, field, said }: ArrivedFile,
): Promise<SentFileRow> {
  if (bytes === 0) throw new Refusal('FILE_UNREADABLE')
  const { mediaType, words } = await lookIntoFile(path, field, said)
  const row = {
    id: randomUUID(),
    userId,
    type: field,
    filename: fileName(said.name, NAMELESS),
    mediaType,
    bytes,
    words,
    hash: await hashFile(path),
    sentAt: context.now(),
  }
  const known = await context.database.transaction((tx) => touchOrMakeRoom(tx, context, row))
  if (known !== null) return known
  await expectFiles(context, sentPrefix(row))
  await fileStore(context).putFile(sentKey(row), path, mediaType)
  return context.database.transaction(async (tx) => {
    // Sent twice at the same time: ours stays expected, and is removed in time.
    const other = await touchOrMakeRoom(tx, context, row)
    if (other !== null) return other
    await tx.insert(sentFiles).values(row)
    await storeFiles(tx, sentPrefix(row))
    return row
  })
}

/** The file of this content and name, marked as sent anew; null when there is none and there is room for it. */
async function touchOrMakeRoom(
  tx: Transaction,
  context: ServerContext,
  { userId, type, hash, filename, bytes, sentAt }: SentFileRow,
): Promise<SentFileRow | null> {
  await lockGallery(tx, userId)
  const isSame = and(
    eq(sentFiles.userId, userId),
    eq(sentFiles.type, type),
    eq(sentFiles.hash, hash),
    eq(sentFiles.filename, filename),
  )
  const [known] = await tx.update(sentFiles).set({ sentAt }).where(isSame).returning()
  if (known !== undefined) return known
  if (await isRoom(tx, userId, bytes)) return null
  const before = new Date(sentAt.getTime() - MAKES_ROOM_MS)
  await removeUnused(tx, context, and(eq(sentFiles.userId, userId), lte(sentFiles.sentAt, before)))
  if (!(await isRoom(tx, userId, bytes))) throw new Refusal('TEMPLATE_FILES_FULL')
  return null
}

async function isRoom(tx: Transaction, userId: string, more: number): Promise<boolean> {
  const [kept] = await tx
    .select({ bytes: sum(sentFiles.bytes) })
    .from(sentFiles)
    .where(eq(sentFiles.userId, userId))
  return Number(kept?.bytes ?? 0) + more <= SENT_BYTES_MOST
}
