import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { Socket } from 'node:net'
import type { Certificate } from './certificate.ts'
import type { SentAnswer } from './sentBytes.ts'

/** Headers of one connection alone: HTTP/2 refuses them. */
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
])

/**
 * What stands in front of a measured server, as a proxy does where it is deployed: TLS and HTTP/2, everything passed
 * on as it is, and every byte counted. Bodies are compressed by the server behind it, or not at all.
 */
export interface Edge {
  readonly origin: string
  /** What was sent since the last `forget`. */
  sent(): readonly SentAnswer[]
  forget(): void
  /** Cuts every connection and takes no more until `mend`. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Opens an edge at `port` to the server at `upstreamPort` of this machine. */
export async function openEdge(port: number, upstreamPort: number, certificate: Certificate): Promise<Edge> {
  const agent = new Agent({ keepAlive: true })
  const workerScripts = new Set<string>()
  const sockets = new Set<Socket>()
  let sent: SentAnswer[] = []

  function note(request: Http2ServerRequest, type: string): (bytes: number) => void {
    const answer = { path: request.url, type, bytes: 0, byWorker: isByWorker(request, workerScripts) }
    sent.push(answer)
    return (bytes) => {
      answer.bytes += bytes
    }
  }

  function passOn(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const { method, url: path } = request
    const headers = { ...upstreamHeaders(request), 'x-forwarded-proto': 'https' }
    const onward = httpRequest({ agent, host: '127.0.0.1', port: upstreamPort, method, path, headers })
    onward.on('response', (answer) => sendBack(answer, response, note(request, mediaTypeOf(answer))))
    onward.on('error', () => {
      if (response.headersSent) response.stream.destroy()
      else response.writeHead(502).end()
    })
    response.stream.on('error', () => onward.destroy())
    request.pipe(onward)
  }

  const server = createSecureServer({ key: certificate.key, cert: certificate.certificate }, passOn)
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Browsers leave when they like.
    socket.on('error', () => undefined)
  })
  server.on('sessionError', () => undefined)
  const listen = async () => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  }
  await listen()
  return {
    origin: `https://localhost:${port}`,
    sent: () => sent,
    forget: () => {
      sent = []
    },
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: listen,
  }
}

function sendBack(
  answer: IncomingMessage,
  response: Http2ServerResponse,
  count: (bytes: number) => void,
): void {
  const headers = Object.entries(answer.headers).filter(([name]) => !HOP_HEADERS.has(name))
  response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers))
  answer.on('data', (chunk: Buffer) => count(chunk.length))
  answer.on('error', () => response.stream.destroy())
  answer.pipe(response)
}

function upstreamHeaders(request: Http2ServerRequest): IncomingHttpHeaders {
  const headers = Object.entries(request.headers).filter(
    ([name]) => !name.startsWith(':') && !HOP_HEADERS.has(name),
  )
  return { ...Object.fromEntries(headers), host: request.authority }
}

function mediaTypeOf(answer: IncomingMessage): string {
  return (answer.headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''
}

/** A worker's script says so itself; what the worker fetches names that script as what asked for it. */
function isByWorker(request: Http2ServerRequest, workerScripts: Set<string>): boolean {
  const path = request.url.split('?')[0] ?? ''
  if (request.headers['service-worker'] === 'script') workerScripts.add(path)
  const { referer } = request.headers
  const asker = referer === undefined || !URL.canParse(referer) ? '' : new URL(referer).pathname
  return workerScripts.has(path) || workerScripts.has(asker)
}
