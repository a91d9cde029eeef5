import { and, asc, eq, inArray } from 'drizzle-orm'
import { FILE_FORMATS } from '#domain/generation/generation.ts'
import { type KnownFile, sentFileId } from '#domain/template/fieldValue.ts'
import { isSignedIn } from '#server/accounts/auth/sessions.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { FileGrant, AuthorizeFile } from '#server/platform/files/fileGrant.ts'
import { endingOf } from '#server/platform/files/mediaTypes.ts'
import type { StoredResultFile } from '#server/studio/generators/tables.ts'
import { type SentFileRow, sentFiles, templateRunFiles } from '../tables.ts'
import { sentKey } from './sentKeys.ts'

/** Returns this person's files among these. */
export async function findOwnFiles(
  database: Database | Transaction,
  userId: string,
  ids: readonly string[],
): Promise<SentFileRow[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(sentFiles)
    .where(and(eq(sentFiles.userId, userId), inArray(sentFiles.id, [...ids])))
}

/** Locks this person's files among these until the end of the transaction: none is removed meanwhile. */
export async function holdOwnFiles(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<readonly Pick<SentFileRow, 'id' | 'type'>[]> {
  if (ids.length === 0) return []
  return tx
    .select({ id: sentFiles.id, type: sentFiles.type })
    .from(sentFiles)
    .where(and(eq(sentFiles.userId, userId), inArray(sentFiles.id, [...ids])))
    .for('key share')
}

/** The files that runs were given. */
export async function filesGiven(
  database: Database | Transaction,
  runIds: readonly string[],
): Promise<(SentFileRow & { readonly runId: string })[]> {
  if (runIds.length === 0) return []
  const rows = await database
    .select({ file: sentFiles, runId: templateRunFiles.runId })
    .from(templateRunFiles)
    .innerJoin(sentFiles, eq(sentFiles.id, templateRunFiles.fileId))
    .where(inArray(templateRunFiles.runId, [...runIds]))
  return rows.map(({ file, runId }) => ({ ...file, runId }))
}

/** Files by the values of fields. */
export function knownFiles(files: readonly SentFileRow[]): ReadonlyMap<string, KnownFile> {
  return new Map(files.map(({ id, filename, words }) => [id, { name: filename, words }]))
}

/** A file as a thing named by a run's values. */
export function asRunFile(file: SentFileRow): {
  readonly file: string
  readonly files: readonly StoredResultFile[]
  readonly colour: null
  readonly isProcedural: false
} {
  const ending = endingOf(file.mediaType)
  const format = FILE_FORMATS.find((known) => known === ending)
  if (format === undefined) throw new Error(`a file of no known format was kept: ${file.mediaType}`)
  const { bytes, mediaType } = file
  const shape = { width: null, height: null, durationMs: null, frameRate: null }
  const files = [{ role: 'original' as const, format, mediaType, bytes, key: sentKey(file), ...shape }]
  return { file: sentFileId(file.id), files, colour: null, isProcedural: false }
}

/** The address of a file on this grant: sound and film to be played, everything else to be saved. */
export function sentAddress(context: ServerContext, file: SentFileRow, grant: FileGrant): string {
  const options = file.type === 'file' ? { downloadName: file.filename } : {}
  return fileAddress(context, sentKey(file), grant, options)
}

/** Whether a file may still be seen: only by its sender. */
export const authorizeSentFile: AuthorizeFile = async (context, key, grant) => {
  if (grant.kind !== 'session' && grant.kind !== 'export') return false
  const [, userId = '', id = ''] = key.split('/')
  const [found] = await findOwnFiles(context.database, userId, [id])
  return found !== undefined && isSignedIn(context, { userId, sessionId: grant.sessionId })
}

/** All files of a person, with addresses to download them. */
export async function exportSentFiles(
  tx: Transaction,
  context: ServerContext,
  { id: sessionId, userId }: { readonly id: string; readonly userId: string },
) {
  const rows = await tx
    .select()
    .from(sentFiles)
    .where(eq(sentFiles.userId, userId))
    .orderBy(asc(sentFiles.sentAt), asc(sentFiles.id))
  return rows.map((file) => ({
    id: file.id,
    filename: file.filename,
    bytes: file.bytes,
    sent_at: file.sentAt.toISOString(),
    url: `${context.config.publicOrigin}${sentAddress(context, file, { kind: 'export', sessionId })}`,
  }))
}
