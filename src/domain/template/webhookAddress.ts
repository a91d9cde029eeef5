import { isWebAddress } from './checkFormField.ts'

/** Networks behind a router and a machine's own, by the beginning of an IPv4 address. */
const CLOSED_IPV4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[3-5]\d)\./u
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/u
/** IPv6: only the range given out to the open network (2000::/3). */
const OPEN_IPV6 = /^\[[23][\da-f]{3}:/u
/** Names unknown outside of a network: those of one word, and those that stand for the network itself. */
const CLOSED_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/u

/**
 * Whether a template's results can be sent to this address: https, and a host that the open network reaches. Results
 * for any other would never be sent; the host's addresses are checked on each call.
 */
export function canBeTold(address: string): boolean {
  if (!address.startsWith('https://') || !isWebAddress(address)) return false
  const host = new URL(address).hostname.replace(/\.$/u, '')
  if (host.startsWith('[')) return OPEN_IPV6.test(host)
  return IPV4.test(host) ? !CLOSED_IPV4.test(host) : !CLOSED_NAME.test(host)
}
