import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { ADMIN } from '#domain/access/access.ts'
import {
  MEDIA_BYTES_MOST,
  takeResultSchema,
  type TemplateMedia,
  templateMediaSchema,
} from '#domain/template/templateMedia.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import { amongOwnUploads } from '#server/platform/arriving/amongOwnUploads.ts'
import { receiveOwnFile } from '#server/platform/arriving/receiveFile.ts'
import { rememberFor } from '#server/platform/caching/rememberFor.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import { isFileKey } from '#server/platform/files/fileKey.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { storedAnswer } from '#server/platform/files/storedAnswer.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { TEMPLATE_OF_ADMINISTRATOR } from '../limits.ts'
import { templateMedia, type TemplateMediaRow } from '../tables.ts'
import { findPublished } from '../publicTemplates.ts'
import { drawCover } from './drawCover.ts'
import { mediaKey, mediaUrl } from './mediaKeys.ts'
import { isMediaShown } from './mediaUses.ts'
import { storePictureSent, storeResult } from './storeMedia.ts'

/** A file that isn't shown any more is gone from browsers after this. */
const PUBLIC = 'public, max-age=600, no-transform'

/** A drawn card is redrawn after this, ms. */
const COVER_MS = 60_000
const COVERS_MOST = 200

/**
 * `GET /files/templates/{id}/{file}`: the files shown by published templates, public; their authors have signed
 * addresses. `GET /files/templates/covers/{slug}.webp`: the drawn card of one without a picture.
 */
export function mediaFileRoutes(context: ServerContext): Hono {
  const app = new Hono()
  const drawn = rememberFor(COVER_MS, COVERS_MOST, {
    keyOf: (slug: string) => slug,
    answer: async (slug) => drawCover((await findPublished(context, slug)).template, slug),
  })
  app.get('/covers/:file', async (call) => {
    const slug = call.req.param('file').replace(/\.webp$/u, '')
    try {
      const cover = await drawn(slug)
      return new Response(Buffer.from(cover), {
        headers: { 'content-type': 'image/webp', 'cache-control': PUBLIC },
      })
    } catch (error) {
      if (error instanceof Refusal) return errorAnswer('NOT_FOUND')
      throw error
    }
  })
  app.get('/:id/:file', async (call, next) => {
    if (call.req.query('sig') !== undefined) return next()
    const id = call.req.param('id')
    const key = `templates/${id}/${call.req.param('file')}`
    if (!isFileKey(key) || !(await isMediaShown(context, id))) return errorAnswer('NOT_FOUND')
    return storedAnswer(context, call.req.raw, key, { 'cache-control': PUBLIC })
  })
  return app
}

/** Thumbnails and examples of templates, for administrators. */
export function mediaRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const view = (row: TemplateMediaRow, { session }: Caller): TemplateMedia => ({
    id: row.id,
    url: mediaUrl(row),
    address: fileAddress(context, mediaKey(row), { kind: 'session', sessionId: session.id }),
  })
  return [
    endpoint(
      'POST /api/v1/template-media',
      ADMIN,
      {
        summary: 'Takes a picture for a template, decoded and encoded anew',
        takesFile: true,
        answer: templateMediaSchema,
        status: 201,
        refusals: [
          'INVALID_REQUEST',
          'PAYLOAD_TOO_LARGE',
          'FILE_TYPE_NOT_ALLOWED',
          'FILE_UNREADABLE',
          'PICTURE_TOO_LARGE',
          'UPLOAD_MISSING',
          'TOO_MANY_REQUESTS',
        ],
      },
      async ({ caller, request }) => {
        await throttle(context, TEMPLATE_OF_ADMINISTRATOR, caller.user.id)
        return amongOwnUploads(caller.user.id, () =>
          withIncomingFile(context, async (path) => {
            const own = { request, userId: caller.user.id }
            const taking = { path, mostBytes: MEDIA_BYTES_MOST }
            const { mediaType } = await receiveOwnFile(context, own, taking)
            return view(await storePictureSent(context, path, mediaType), caller)
          }),
        )
      },
    ),
    endpoint(
      'POST /api/v1/template-media/results',
      ADMIN,
      {
        summary:
          "Takes what a run of one's own has made, for a template to show; the same again is the same file",
        body: takeResultSchema,
        answer: templateMediaSchema,
        status: 201,
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, body }) => {
        await throttle(context, TEMPLATE_OF_ADMINISTRATOR, caller.user.id)
        return view(await storeResult(context, caller.user.id, body), caller)
      },
    ),
    endpoint(
      'GET /api/v1/template-media/{id}',
      ADMIN,
      {
        summary: 'A file of a template, wherever that stands',
        answer: templateMediaSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await throttle(context, TEMPLATE_OF_ADMINISTRATOR, caller.user.id)
        const [row] = await context.database
          .select()
          .from(templateMedia)
          .where(eq(templateMedia.id, path('id')))
        if (row === undefined) throw new Refusal('NOT_FOUND')
        return view(row, caller)
      },
    ),
  ]
}
