import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Addresses outside the public network: our own machine, networks behind a router, clouds' own services, and those that
 * aren't of one machine.
 */
const NOT_PUBLIC = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4')
}

/** Of IPv6 only addresses given out to the public network (2000::/3), without documentation, tunnels and their like. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const NOT_GLOBAL = new BlockList()
for (const [network, bits] of [
  // Teredo, benchmarking, ORCHID and whatever else is for protocols alone.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 leads to whichever IPv4 address is in it.
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_GLOBAL.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address is of the public network; an IPv4 one written as IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, 'ipv4')
  if (!isIPv6(address)) return false
  return GLOBAL.check(address, 'ipv6') && !NOT_GLOBAL.check(address, 'ipv6')
}
