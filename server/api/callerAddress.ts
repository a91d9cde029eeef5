import type { Context } from 'hono'
import { connectionAddress } from '#server/http/localCaller.ts'
import type { ServerContext } from '#server/context.ts'

/**
 * The network address a call came from: of its connection, or, behind a proxy of one's own, the one that proxy saw.
 * What stands before that in `X-Forwarded-For` is anybody's word.
 */
export function addressOf({ config }: ServerContext, c: Context): string {
  const lastHop = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return config.trustsProxy && lastHop !== '' ? lastHop : connectionAddress(c)
}
