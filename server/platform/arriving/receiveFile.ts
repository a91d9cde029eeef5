import { LENGTH_HEADER } from '#domain/files/parts.ts'
import { type FormFile, receiveFormFile } from '#server/platform/api/formFile.ts'
import { idempotencyKeyOf } from '#server/platform/api/idempotencyKey.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { joinParts } from './arrivedFile.ts'
import { arrivingOf } from './arriving.ts'

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
  if (!(await joinParts(context, { name, bytes }, path))) throw new Refusal('UPLOAD_MISSING')
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
