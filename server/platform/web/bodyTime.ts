import { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

const withFile = new WeakSet<IncomingMessage>()

/** Ends a request whose body has not come after so long, in ms, unless its endpoint `takesFile`. */
export function limitBodyTime(incoming: IncomingMessage, ms: number): void {
  if (incoming.complete) return
  const timer = setTimeout(() => {
    // Asked at the end: the request may have been handed on before this or after it.
    if (!incoming.complete && !withFile.has(incoming)) incoming.destroy()
  }, ms)
  timer.unref()
  for (const end of ['end', 'close']) incoming.once(end, () => clearTimeout(timer))
}

/**
 * Placed before a handler that takes a file: its body may take as long as a slow line needs. The reader counts its
 * bytes, and gives up when nothing comes (`piecesOf`).
 */
export const takesFile: MiddlewareHandler = (call, next) => {
  const bindings: unknown = call.env
  if (typeof bindings === 'object' && bindings !== null && 'incoming' in bindings) {
    const { incoming } = bindings
    if (incoming instanceof IncomingMessage) withFile.add(incoming)
  }
  return next()
}
