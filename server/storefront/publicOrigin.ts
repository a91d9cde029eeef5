/**
 * The origin a browser reaches us at. The page's own Origin header says it best, when it is about this host: it
 * is right also behind a proxy that speaks https for us. Otherwise the configured origin.
 */
export function publicOriginOf(request: Request, configured: string): string {
  const origin = request.headers.get('origin')
  const hosts = [request.headers.get('host'), request.headers.get('x-forwarded-host')]
  const parsed = origin !== null && URL.canParse(origin) ? new URL(origin) : null
  const isOurs = parsed !== null && /^https?:$/.test(parsed.protocol) && hosts.includes(parsed.host)
  return isOurs ? parsed.origin : configured
}
