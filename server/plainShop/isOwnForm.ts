import type { ServerConfig } from '#server/config.ts'
import { publicOriginOf } from '#server/storefront/publicOrigin.ts'

/**
 * Whether a form was sent by a page of this site: browsers say so, and what doesn't say it is refused, since the cart's
 * cookie comes along by itself.
 */
export function isOwnForm(
  request: Request,
  config: Pick<ServerConfig, 'publicOrigin' | 'trustsProxy'>,
): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  // Not said over plain http: there the origin of the page tells.
  const origin = request.headers.get('origin')
  return origin !== null && origin === publicOriginOf(request, config)
}
