import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { matchScreen } from '#domain/addresses/matchScreen.ts'
import { resolveRedirect } from '#domain/addresses/resolveRedirect.ts'
import type { ServerContext } from '#server/context.ts'
import type { Page } from '#server/page/page.ts'
import { documentHead } from './document/documentHead.ts'
import { renderDocument } from './document/renderDocument.ts'
import { createScreenRenderer } from './document/renderScreen.ts'
import { requestLanguage } from '#server/web/requestLanguage.ts'
import { qualitiesOf } from '#server/web/qualities.ts'
import { errorAnswer } from '#server/web/errorAnswer.ts'
import { isKnownTag } from '#server/web/knownTag.ts'
import { inlineHashes, pagePolicy } from '#server/web/securityHeaders.ts'
import { runtimeConfigOf } from './runtimeConfigOf.ts'

const NO_CHUNKS = { scripts: [], styles: [] }

/**
 * Serves the page at every address that nothing else answers: with what its first screen needs, with 404 where
 * there is no such screen or product (the page then says so), and by a redirect from other names of a screen.
 */
export function documentRoutes(context: ServerContext, page: Page): Hono {
  const app = new Hono()
  const config = runtimeConfigOf(context.config)
  const renderScreen = createScreenRenderer(context, page, config)

  app.get('*', async (call) => {
    const url = new URL(call.req.url)
    const match = matchScreen(url.pathname)
    const redirect = match === null ? resolveRedirect(url.pathname, url.search) : null
    if (redirect !== null) {
      return call.body(null, redirect.permanent ? 308 : 307, {
        location: redirect.to,
        'cache-control': redirect.permanent ? 'public, max-age=3600' : 'no-store',
      })
    }
    if (!wantsDocument(call.req.raw)) return errorAnswer('NOT_FOUND')

    const language = requestLanguage(call.req.raw, context.config.features)
    const [head, screen] = await Promise.all([
      documentHead(context, page, match, url, language),
      renderScreen(match, url, language),
    ])
    const chunks = match === null ? NO_CHUNKS : page.chunksOf(match.address)
    const template = await page.html(url.pathname)
    const html = renderDocument(template, {
      head: { ...head.head, structuredData: [...head.head.structuredData, ...screen.structuredData] },
      config,
      ...chunks,
      content: screen.html,
      extent: screen.extent,
      firstData: screen.firstData,
    })
    const policy = pagePolicy(context.config, {
      ...inlineHashes(template),
      styleAttributes: screen.styleAttributes,
      development: page.development,
    })
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    const headers = {
      'cache-control': 'no-cache',
      'content-language': language,
      vary: 'Cookie, Accept-Language',
      etag,
    }
    const known = call.req.header('if-none-match') ?? ''
    if (head.found && isKnownTag(known, etag)) return call.body(null, 304, headers)
    return call.html(html, head.found ? 200 : 404, { ...headers, 'content-security-policy': policy })
  })
  return app
}

/** A picture or script that is missing shall not be answered with a page. */
function wantsDocument(request: Request): boolean {
  const destination = request.headers.get('sec-fetch-dest')
  if (destination !== null) return ['document', 'iframe', 'empty', 'serviceworker'].includes(destination)
  const accepted = request.headers.get('accept')
  return accepted === null || accepted === '*/*' || (qualitiesOf(accepted).get('text/html') ?? 0) > 0
}
