import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server, ServerOptions } from 'node:http'
import type { Duplex } from 'node:stream'
import { limitBodyTime } from '#server/platform/web/bodyTime.ts'
import { errorAnswer, type ServerErrorCode } from '#server/platform/web/errorAnswer.ts'

/** More at once than one process serves well: a proxy in front keeps far fewer. */
const CONNECTIONS_MOST = 2_000
/** A connection without any bytes for so long, in ms, is closed. */
const SILENCE_MS = 120_000
/** A body without a file must have come by then, in ms, even on a slow network. */
const SMALL_BODY_MS = 30_000

/** How long a caller may take, and how many bytes they may send, before the answer. In ms and bytes. */
export const CONNECTION_LIMITS = {
  // Address and headers together.
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  // As long as a large file may take on a slow phone; a file's reader gives up sooner when nothing comes.
  requestTimeout: 600_000,
  // Longer than the minute for which proxies keep a connection: the side that reuses it must close it first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions

/**
 * Limits how long a connection is held, and answers requests that are no HTTP, too long or too slow in the form of
 * every error: 400, 408, 414, 431, and 405 for a proxy's CONNECT.
 */
export function guardConnections(server: Server, smallBodyMs = SMALL_BODY_MS): void {
  server.maxConnections = CONNECTIONS_MOST
  server.timeout = SILENCE_MS
  server.on('request', (request: IncomingMessage) => limitBodyTime(request, smallBodyMs))
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else void endWith(socket, CLIENT_ERRORS[error.code ?? ''] ?? 'INVALID_REQUEST')
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    // A tunnel that was never opened has no error listener.
    socket.on('error', () => socket.destroy())
    void endWith(socket, 'METHOD_NOT_ALLOWED')
  })
}

const CLIENT_ERRORS: Readonly<Record<string, ServerErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
}

async function endWith(socket: Duplex, code: ServerErrorCode): Promise<void> {
  const answer = errorAnswer(code)
  const body = await answer.text()
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
    ...[...answer.headers].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
