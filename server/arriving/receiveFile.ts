import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { LENGTH_HEADER } from '#domain/files/parts.ts'
import { type FormFile, receiveFormFile } from '#server/api/formFile.ts'
import { idempotencyKeyOf } from '#server/api/idempotencyKey.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { fileStore } from '#server/files/storeOf.ts'
import { arrivingOf, partKey } from './arriving.ts'
import { arrivingFiles } from './tables.ts'

interface Taking {
  /** The path to write it to, where nothing is yet. */
  readonly path: string
  readonly mostBytes: number
}

/**
 * Receives the file of a request as `receiveFormFile` does. With `Upload-Length` the form's file is empty but has its
 * name and type, and its content is the upload in parts under `name`; that stays there for a repeated request. Throws
 * UPLOAD_MISSING when it isn't complete.
 */
export async function receiveFile(
  context: ServerContext,
  { request, name }: { readonly request: Request; readonly name: string },
  { path, mostBytes }: Taking,
): Promise<FormFile> {
  const said = request.headers.get(LENGTH_HEADER)
  if (said === null) return receiveFormFile(request, path, mostBytes)
  const form = await receiveFormFile(request, path, 0)
  const bytes = Number(said)
  if (bytes > mostBytes) throw new Refusal('PAYLOAD_TOO_LARGE')
  await joinParts(context, name, path, bytes)
  return { ...form, bytes }
}

/** The same for a file of this person's: its parts came under the request's own idempotency key. */
export function receiveOwnFile(
  context: ServerContext,
  { request, userId }: { readonly request: Request; readonly userId: string },
  taking: Taking,
): Promise<FormFile> {
  const key = idempotencyKeyOf(request)
  if (key === null && request.headers.has(LENGTH_HEADER)) throw new Refusal('INVALID_REQUEST')
  const { name } = arrivingOf(userId, key ?? '')
  return receiveFile(context, { request, name }, taking)
}

async function joinParts(context: ServerContext, name: string, path: string, bytes: number): Promise<void> {
  const [row] = await context.database.select().from(arrivingFiles).where(eq(arrivingFiles.name, name))
  if (row === undefined || row.bytes !== bytes) throw new Refusal('UPLOAD_MISSING')
  const store = fileStore(context)
  for (const { id } of row.parts) {
    const part = await store.open(partKey(name, id))
    if (part === null) throw new Refusal('UPLOAD_MISSING')
    await pipeline(part.body, createWriteStream(path, { flags: 'a' }))
  }
}
