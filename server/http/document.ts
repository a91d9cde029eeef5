import { Hono } from 'hono'
import { matchScreen, type ScreenMatch } from '#domain/addresses/matchScreen.ts'
import { resolveRedirect } from '#domain/addresses/resolveRedirect.ts'
import { SCREENS } from '#domain/addresses/screens.ts'
import type { Page } from '#server/http/page/page.ts'
import { networkOf } from '#server/platform/api/callerAddress.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { isKnownTag } from '#server/platform/web/knownTag.ts'
import { qualitiesOf } from '#server/platform/web/qualities.ts'
import { requestLanguage } from '#server/platform/web/requestLanguage.ts'
import { plainPages } from '#server/shop/plainShop/readPlainPage.ts'
import type { Admission } from './admission.ts'
import { encodingFor } from './compression.ts'
import { createDocumentMaker } from './document/makeDocument.ts'

/**
 * Serves the page at every address that nothing else answers: with its first screen's data, with 404 for an unknown
 * screen or product (the page then says so), and with a redirect from other names of a screen.
 */
export function documentRoutes(context: ServerContext, page: Page, admission: Admission): Hono {
  const app = new Hono()
  const makeDocument = createDocumentMaker(context, page)
  const readPlain = plainPages(context)

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
    const plain = match === null ? null : await readPlain(call, match, language)
    const enter = () => admission.enter(networkOf(context, call))
    const document = await makeDocument(match, url, language, plain, enter)
    const encoding = encodingFor(call.req.raw, document.size)
    const etag = encoding === null ? document.etag : `W/${document.etag}`
    const isCallersOwn = plain !== null || isGiven(match)
    const headers: Record<string, string> = !isCallersOwn
      ? { 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language, Accept-Encoding', etag }
      : { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Language, Accept-Encoding' }
    if (match !== null && SCREENS[match.address].robots !== 'index') headers['x-robots-tag'] = 'noindex'
    const known = call.req.header('if-none-match') ?? ''
    if (!isCallersOwn && document.found && isKnownTag(known, document.etag)) {
      return call.body(null, 304, { ...headers, 'content-language': language })
    }
    const body = await document.encoded(encoding)
    return call.body(new Uint8Array(body), document.found ? 200 : 404, {
      ...headers,
      ...(encoding !== null && { 'content-encoding': encoding }),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'content-language': language,
      'content-security-policy': document.policy,
    })
  })
  return app
}

/** Whether only people who were given a document's link may see it. */
function isGiven(match: ScreenMatch | null): boolean {
  if (match === null) return false
  const { isOneTime, subject = null } = SCREENS[match.address]
  return isOneTime === true && subject !== null
}

/** A missing picture or script must not be answered with a page. */
function wantsDocument(request: Request): boolean {
  const destination = request.headers.get('sec-fetch-dest')
  if (destination !== null) return ['document', 'iframe', 'empty', 'serviceworker'].includes(destination)
  const accepted = request.headers.get('accept')
  return accepted === null || accepted === '*/*' || (qualitiesOf(accepted).get('text/html') ?? 0) > 0
}
