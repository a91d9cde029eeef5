import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { ServerContext } from '#server/platform/context.ts'
import { connectionAddress } from '#server/platform/web/localCaller.ts'

/**
 * Returns a call's network address: the connection's, or, behind our own proxy, the one that the proxy saw. Earlier
 * entries in `X-Forwarded-For` can be forged.
 */
export function addressOf({ config }: ServerContext, c: Context): string {
  const lastHop = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return config.trustsProxy && lastHop !== '' ? lastHop.slice(0, LONGEST_ADDRESS) : connectionAddress(c)
}

/**
 * An IPv6 address with a zone and a port; longer text is no address, and would only take memory where it is counted.
 */
const LONGEST_ADDRESS = 64

/** A network that calls are counted under. */
export interface Network {
  readonly name: string
  /** How many times the limit of the smallest network applies to it. */
  readonly room: number
}

/** A household or a server has an IPv6 /64; an owner of many servers, or some hundred households of a provider, a /48. */
const ROOM_OF_MANY = 16

/** The networks that this caller's calls are counted under. */
export function networksOf(context: ServerContext, c: Context): readonly Network[] {
  return networksOfAddress(addressOf(context, c))
}

/** The smallest of them, by its name. */
export function networkOf(context: ServerContext, c: Context): string {
  return networksOfAddress(addressOf(context, c))[0].name
}

/**
 * The networks of an address, the smallest first: an IPv4 address itself, also when it came over a dual-stack socket;
 * the prefixes of an IPv6 address, since its owner has 2^64 of them.
 */
export function networksOfAddress(address: string): readonly [Network, ...Network[]] {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined || !isIPv6(address)) return [{ name: mapped ?? address, room: 1 }]
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
  const first = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`
  return [
    { name: first(4), room: 1 },
    { name: first(3), room: ROOM_OF_MANY },
  ]
}
