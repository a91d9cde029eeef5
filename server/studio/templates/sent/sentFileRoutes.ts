import { VERIFIED } from '#domain/access/access.ts'
import { FILE_FIELD_RULES } from '#domain/template/fileFieldRules.ts'
import { sentFileQuerySchema, sentFileSchema } from '#domain/template/sentFile.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import { amongOwnUploads } from '#server/platform/arriving/amongOwnUploads.ts'
import { receiveOwnFile } from '#server/platform/arriving/receiveFile.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { SENT_FILE_OF_USER } from '../limits.ts'
import type { SentFileRow } from '../tables.ts'
import { findOwnFiles, sentAddress } from './findSent.ts'
import { storeSentFile } from './storeSentFile.ts'

/** Files for fields of templates' forms, by the people who fill them. */
export function sentFileRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const view = (file: SentFileRow, { session }: Caller) => ({
    id: file.id,
    name: file.filename,
    bytes: file.bytes,
    url: sentAddress(context, file, { kind: 'session', sessionId: session.id }),
  })
  return [
    endpoint(
      'POST /api/v1/sent-files',
      VERIFIED,
      {
        summary: "Takes a file for a field of a template's form; the same again is the same file",
        query: sentFileQuerySchema,
        takesFile: true,
        answer: sentFileSchema,
        status: 201,
        refusals: [
          'INVALID_REQUEST',
          'PAYLOAD_TOO_LARGE',
          'FILE_TYPE_NOT_ALLOWED',
          'FILE_UNREADABLE',
          'TEMPLATE_FILES_FULL',
          'UPLOAD_MISSING',
          'TOO_MANY_REQUESTS',
        ],
      },
      async ({ caller, query: { type: field }, request }) => {
        await throttle(context, SENT_FILE_OF_USER, caller.user.id)
        return amongOwnUploads(caller.user.id, () =>
          withIncomingFile(context, async (path) => {
            const own = { request, userId: caller.user.id }
            const taking = { path, mostBytes: FILE_FIELD_RULES[field].bytesMost }
            const { filename, mediaType, bytes } = await receiveOwnFile(context, own, taking)
            const arrived = { path, bytes, field, said: { type: mediaType, name: filename } }
            return view(await storeSentFile(context, caller.user.id, arrived), caller)
          }),
        )
      },
    ),
    endpoint(
      'GET /api/v1/sent-files/{id}',
      VERIFIED,
      { summary: "One of the user's files", answer: sentFileSchema },
      async ({ caller, path }) => {
        const [file] = await findOwnFiles(context.database, caller.user.id, [path('id')])
        if (file === undefined) throw new Refusal('NOT_FOUND')
        return view(file, caller)
      },
    ),
  ]
}
