import { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

interface Lingering {
  /** For how long the rest of the body is read after the answer. */
  readonly patienceMs: number
  readonly mostBytes: number
}

const LINGERING: Lingering = { patienceMs: 5_000, mostBytes: 64 * 1024 * 1024 }
/** So little is read to its end in no time: the connection can be kept. */
const LITTLE_BYTES = 64 * 1024

/**
 * Lets a caller read a refusal that is sent before the whole body has come. The answer says that the connection closes,
 * so that no further call is sent on it, and the rest is read for a while and dropped: a socket closed with unread
 * bytes would be reset, and the answer lost with it.
 */
export function closeUnread(lingering: Lingering = LINGERING): MiddlewareHandler {
  return async (call, next) => {
    await next()
    const incoming = incomingOf(call.env)
    if (incoming === null || call.res.status < 400 || isAsGoodAsRead(incoming)) return
    const { status, headers } = call.res
    const body = new Uint8Array(await call.res.arrayBuffer())
    const closing = new Headers(headers)
    closing.set('connection', 'close')
    closing.set('content-length', String(body.length))
    const thenRest = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(body)
        await readRest(incoming, lingering)
        controller.close()
      },
    })
    call.res = undefined
    call.res = new Response(thenRest, { status, headers: closing })
  }
}

function incomingOf(env: unknown): IncomingMessage | null {
  const incoming = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : null
  return incoming instanceof IncomingMessage ? incoming : null
}

function isAsGoodAsRead({ complete, headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  const isWithoutBody = length === undefined && headers['transfer-encoding'] === undefined
  return complete || isWithoutBody || (length !== undefined && Number(length) <= LITTLE_BYTES)
}

/** Resolves at the end of the body, when the caller goes away, and when the rest took too long or was too much. */
function readRest(incoming: IncomingMessage, { patienceMs, mostBytes }: Lingering): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (incoming.complete || incoming.destroyed) return Promise.resolve()
  let bytes = 0
  const timer = setTimeout(resolve, patienceMs)
  timer.unref()
  // The earlier reader has stopped, and would only hold the rest back.
  incoming.removeAllListeners('data')
  incoming.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > mostBytes) resolve()
  })
  for (const end of ['end', 'close', 'error']) incoming.once(end, () => resolve())
  incoming.resume()
  return promise.finally(() => clearTimeout(timer))
}
