import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { languageOf } from '#server/platform/web/requestLanguage.ts'
import { contentOf } from '#server/shop/content/contentOf.ts'
import { type FeedOptions, jsonFeed, rssFeed } from '#server/shop/content/feeds.ts'

/** Programs poll often, and get a 304. */
const CACHE = 'public, max-age=600'

/** Feeds of articles: `/feed.xml`, `/feed.json`, of one kind `/feed/{kind}.xml`; `?lang=en`. */
export function feedRoutes(context: ServerContext): Hono {
  const { publicOrigin, features } = context.config
  const app = new Hono()
  const unchanged = etag({ weak: true })

  async function answer(call: Context, kind: ContentKind | null, form: 'xml' | 'json'): Promise<Response> {
    const { pathname, searchParams } = new URL(call.req.url)
    const asked = languageOf(searchParams.get('lang'))
    const language = features.multiLanguage && asked !== null ? asked : 'pl'
    const options: FeedOptions = {
      library: await contentOf(context),
      language,
      kind,
      origin: publicOrigin,
      self: `${publicOrigin}${pathname}${language === 'pl' ? '' : `?lang=${language}`}`,
    }
    const headers = { 'cache-control': CACHE }
    return form === 'xml'
      ? call.body(rssFeed(options), 200, { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' })
      : call.body(JSON.stringify(jsonFeed(options)), 200, {
          ...headers,
          'content-type': 'application/feed+json; charset=utf-8',
        })
  }

  app.get('/feed.xml', unchanged, (call) => answer(call, null, 'xml'))
  app.get('/feed.json', unchanged, (call) => answer(call, null, 'json'))
  app.get('/feed/:file', unchanged, (call) => {
    const [, name, form] = /^([a-z]+)\.(xml|json)$/.exec(call.req.param('file')) ?? []
    const kind = CONTENT_KINDS.find((each) => each === name)
    if (kind === undefined) return errorAnswer('NOT_FOUND')
    return answer(call, kind, form === 'xml' ? 'xml' : 'json')
  })
  return app
}
