import { isWebAddress } from './checkFormField.ts'

/** Networks behind a router and a machine's own, by the beginning of an IPv4 address. */
const CLOSED_IPV4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[3-5]\d)\./u
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/u
/** Of IPv6 only what is given out to the open network (2000::/3). */
const OPEN_IPV6 = /^\[[23][\da-f]{3}:/u
/** Names that nobody outside of a network knows: those of one word, and those that stand for the network itself. */
const CLOSED_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/u

/**
 * Whether the results of a template can be told to this address: of the web, encrypted, and of a host that the open
 * network reaches. Whoever asks for another would wait for words that are never sent; where a name leads is looked at
 * when it is called.
 */
export function canBeTold(address: string): boolean {
  if (!address.startsWith('https://') || !isWebAddress(address)) return false
  const host = new URL(address).hostname.replace(/\.$/u, '')
  if (host.startsWith('[')) return OPEN_IPV6.test(host)
  return IPV4.test(host) ? !CLOSED_IPV4.test(host) : !CLOSED_NAME.test(host)
}
