import { Hono } from 'hono'
import type { ServerContext } from '#server/platform/context.ts'
import { isFileKey } from '#server/platform/files/fileKey.ts'
import { storedAnswer } from '#server/platform/files/storedAnswer.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { isShown } from './reviewPictures.ts'

/** A review that isn't shown any more is gone from browsers after this. */
const PUBLIC = 'public, max-age=600, no-transform'

/**
 * `GET /files/reviews/{id}/{file}`: the pictures of approved reviews, public. Others answer as unknown; their writer
 * and administrators have signed addresses, which `fileRoutes` answers.
 */
export function reviewFileRoutes(context: ServerContext): Hono {
  const app = new Hono()
  app.get('/:id/:file', async (call, next) => {
    if (call.req.query('sig') !== undefined) return next()
    const id = call.req.param('id')
    const key = `reviews/${id}/${call.req.param('file')}`
    if (!isFileKey(key) || !(await isShown(context, id))) return errorAnswer('NOT_FOUND')
    return storedAnswer(context, call.req.raw, key, { 'cache-control': PUBLIC })
  })
  return app
}
