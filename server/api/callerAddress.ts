import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { ServerContext } from '#server/context.ts'

/**
 * The network address a call came from: of its connection, or, behind a proxy of one's own, the one that proxy saw.
 * What stands before that in `X-Forwarded-For` is anybody's word.
 */
export function addressOf({ config }: ServerContext, c: Context): string {
  const lastHop = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return config.trustsProxy && lastHop !== '' ? lastHop : connectionAddress(c)
}

function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // Called within the process, without a connection.
    return ''
  }
}
