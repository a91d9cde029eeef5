import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { Middleware } from '#server/http/page/preparedPage.ts'
import { type PolicyConfig, securityHeaders } from '#server/platform/web/securityHeaders.ts'

/** How long a stop waits for running answers, in ms. */
const PATIENCE_MS = 10_000

export interface ListenAddress {
  readonly port: number
  /** An address of this machine or a name of one. */
  readonly host: string
}

/** Starts to take connections; rejects with the error of the operating system. */
export async function startListening(server: Server, { port, host }: ListenAddress): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

/** Takes no more connections; resolves when every running answer has ended, or the wait is over. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A kept connection becomes idle only when its answer has ended, and no event reports that.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const force = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(force)
}

/** The answer to everything until the server is ready. */
export function answerNotReady(config: PolicyConfig): RequestListener {
  const headers = securityHeaders(config, {
    scripts: [],
    styles: [],
    styleAttributes: [],
    development: false,
  })('other')
  return (_request, response) => {
    response.writeHead(503, {
      ...headers,
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': '1',
    })
    response.end(JSON.stringify({ status: 'starting' }))
  }
}

/** In development Vite answers for the page's files; the server's own addresses never reach it. */
export function withMiddleware(middleware: Middleware, answer: RequestListener): RequestListener {
  return (request, response) => {
    const isOurs = /^\/(?:api|media|files|dev)\/|^\/(?:config\.json|robots\.txt|sitemap\.xml)(?:\?|$)/
    if (isOurs.test(request.url ?? '')) answer(request, response)
    else middleware(request, response, () => answer(request, response))
  }
}
