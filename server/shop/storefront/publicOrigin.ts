import type { ServerConfig } from '#server/platform/config.ts'

/**
 * The origin a browser reaches us at. The page's own Origin header is the best source, when it is about this host: it
 * is right also behind a proxy that ends https for us. Otherwise the configured origin.
 */
export function publicOriginOf(
  request: Request,
  { publicOrigin, trustsProxy }: Pick<ServerConfig, 'publicOrigin' | 'trustsProxy'>,
): string {
  const origin = request.headers.get('origin')
  // Without a proxy of our own, the forwarded host can be forged.
  const hosts = [request.headers.get('host'), trustsProxy ? request.headers.get('x-forwarded-host') : null]
  const parsed = origin !== null && URL.canParse(origin) ? new URL(origin) : null
  const isOurs = parsed !== null && /^https?:$/.test(parsed.protocol) && hosts.includes(parsed.host)
  return isOurs ? parsed.origin : publicOrigin
}
