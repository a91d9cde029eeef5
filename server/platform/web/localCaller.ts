import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isLoopback } from './loopback.ts'

/** Headers that only a proxy adds: a caller behind one may be anywhere. */
const PROXY_HEADERS = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
]

/** The network address at the other end of a call's connection; empty without one, within the process. */
export function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    return ''
  }
}

/**
 * Whether a call was made at this very machine, to one of our names: its connection comes from the loopback, no proxy
 * has passed it on, and its `Host` is the loopback's or `ownName`. The last keeps out pages of other sites whose name
 * was pointed at us (DNS rebinding).
 */
export function isLocalCall(c: Context, ownName: string): boolean {
  const { hostname } = new URL(c.req.url)
  return (
    isLoopback(connectionAddress(c)) &&
    (isLoopback(hostname) || hostname === ownName) &&
    PROXY_HEADERS.every((name) => c.req.header(name) === undefined)
  )
}
