import { Hono } from 'hono'
import type { ServerContext } from '#server/platform/context.ts'
import { widthFor } from '#server/platform/media/ladder.ts'
import { masterSize } from '#server/platform/media/masterSize.ts'
import { formatFor, MEDIA_TYPES } from '#server/platform/media/pictureFormat.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import { storeOf } from '#server/platform/media/storeOf.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { contentPicture } from '#server/shop/content/contentOf.ts'
import { plannedPictures } from './plannedPictures.ts'

/** The address has the hash, so its picture never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Without it the browser shows its cached picture, and revalidates in the background. */
const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=604800'

/**
 * The shop's pictures: `/media/{folder}/…-{hash}.jpg?width=…`, in the best format the browser accepts. Made at the
 * first request. An address with an old hash redirects to the present picture; one without a hash is the present one.
 */
export function mediaRoutes(context: ServerContext): Hono {
  const store = storeOf(context)
  const app = new Hono()
  app.get('*', async (call) => {
    const asked = await readAddress(context, call.req.path)
    if (asked === null) return errorAnswer('NOT_FOUND')
    const { file, hash } = asked
    if (hash !== null && hash !== file.hash) {
      const query = new URL(call.req.url).search
      return call.body(null, 302, {
        location: `/media/${addressOf(file)}${query}`,
        'cache-control': 'no-cache',
      })
    }
    const width = widthFor(call.req.query('width'), masterSize(file.recipe).width)
    if (width === null) return errorAnswer('NOT_FOUND')

    const format = formatFor(call.req.header('accept'))
    const headers = {
      'content-type': MEDIA_TYPES[format],
      'cache-control': hash === null ? FOR_AN_HOUR : FOR_EVER,
      etag: `"${file.hash}-${width}-${format}"`,
      vary: 'Accept',
    }
    if (knows(call.req.header('if-none-match'), headers.etag)) return call.body(null, 304, headers)
    const bytes = await store.read(file, width, format)
    return call.body(new Uint8Array(bytes), 200, headers)
  })
  return app
}

interface Asked {
  readonly file: PlannedFile
  readonly hash: string | null
}

/** `/media/products/kubek/1-0123456789.jpg` → the planned picture `products/kubek/1`; null for any other. */
async function readAddress(context: ServerContext, path: string): Promise<Asked | null> {
  const match =
    /^\/media\/((?:products|collections|home|faces|content)\/[a-z0-9-]+(?:\/(?:(?:en-)?\d{1,2}|share-[a-z]+-[a-z]{2}))?)(?:-([0-9a-f]{10}))?\.jpg$/.exec(
      path,
    )
  if (!match) return null
  const [, name = '', hash = null] = match
  const file = plannedPictures().get(name) ?? (await contentPicture(context, name))
  return file ? { file, hash } : null
}

function addressOf(file: PlannedFile): string {
  return `${file.name}-${file.hash}.jpg`
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
