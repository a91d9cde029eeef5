import type { ServerConfig } from '#server/platform/config.ts'
import { publicOriginOf } from '#server/shop/storefront/publicOrigin.ts'

/**
 * Whether a page of this site sent a form: browsers say so, and a request without it is refused, since the cart's
 * cookie is sent automatically.
 */
export function isOwnForm(
  request: Request,
  config: Pick<ServerConfig, 'publicOrigin' | 'trustsProxy'>,
): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  // Not sent over plain http: there the page's origin decides.
  const origin = request.headers.get('origin')
  return origin !== null && origin === publicOriginOf(request, config)
}
