import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { connectionAddress } from '#server/web/localCaller.ts'
import type { ServerContext } from '#server/context.ts'

/**
 * The network address a call came from: of its connection, or, behind a proxy of one's own, the one that proxy saw.
 * What stands before that in `X-Forwarded-For` is anybody's word.
 */
export function addressOf({ config }: ServerContext, c: Context): string {
  const lastHop = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return config.trustsProxy && lastHop !== '' ? lastHop.slice(0, LONGEST_ADDRESS) : connectionAddress(c)
}

/** An IPv6 address with a zone and a port; what is longer is none, and would only take memory where it is counted. */
const LONGEST_ADDRESS = 64

/** What calls from this caller's address are counted under. */
export function networkOf(context: ServerContext, c: Context): string {
  return networkOfAddress(addressOf(context, c))
}

/**
 * An IPv4 address, or the network of an IPv6 one: whoever has one of those has 2^64. An IPv4 address that came over
 * a socket for both is itself.
 */
export function networkOfAddress(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
