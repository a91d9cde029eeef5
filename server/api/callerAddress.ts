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

/** A network that calls are counted under. */
export interface Network {
  readonly name: string
  /** So many times as much may come of it as of the smallest there are. */
  readonly room: number
}

/** A household or a server has an IPv6 /64; a /48 whoever runs many of them, or some hundred households of a provider. */
const ROOM_OF_MANY = 16

/** What calls from this caller's address are counted under. */
export function networksOf(context: ServerContext, c: Context): readonly Network[] {
  return networksOfAddress(addressOf(context, c))
}

/**
 * The networks of an address, the smallest first: an IPv4 address itself, also where it came over a socket for both; of
 * an IPv6 one those it lies in, since whoever has one of these has 2^64.
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
