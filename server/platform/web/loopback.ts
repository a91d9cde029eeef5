import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether an address or a host's name, in brackets or not, reaches this very machine alone. */
export function isLoopback(host: string): boolean {
  const bare = host.replaceAll(/[[\]]/g, '')
  const version = isIP(bare)
  if (version === 0) return bare.toLowerCase() === 'localhost'
  return LOOPBACK.check(bare, version === 4 ? 'ipv4' : 'ipv6')
}
