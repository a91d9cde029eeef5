import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './publicAddress.ts'

/** An address outside the public network, or one that can't be posted to at all. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic'
}

interface PublicPosting {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
}

/** Resolves names and makes connections: a test has its own. */
interface Network {
  /** All addresses of a name. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>
  readonly request: (options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest
}

const NETWORK: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  request,
}

/**
 * Posts to an address that a user has chosen, and returns the HTTP status of the answer; its body isn't read. It
 * reaches only the public network: the name is resolved once, every address of it has to be public, and the connection
 * goes to one of just these, so that a name can't lead elsewhere a moment later. Redirects aren't followed. Rejects
 * with NotPublic, and when there was no answer in time.
 */
export async function postToPublic(
  address: string,
  posting: PublicPosting,
  network: Network = NETWORK,
): Promise<number> {
  const url = readTarget(address)
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const deadline = AbortSignal.timeout(posting.timeoutMs)
  const addresses = isIP(hostname) === 0 ? await within(network.resolve(hostname), deadline) : [hostname]
  const [first] = addresses
  if (first === undefined || !addresses.every(isPublicAddress)) {
    throw new NotPublic(`${hostname} is not on the open network`)
  }
  return send(url, { ...posting, hostname, pinned: first, signal: deadline }, network)
}

/** By https alone, on its own port or one that needs no rights, without a name and password in it. */
function readTarget(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || url.protocol !== 'https:') throw new NotPublic('no https address')
  if (url.username !== '' || url.password !== '') throw new NotPublic('an address with a name and password')
  if (url.port !== '' && Number(url.port) < 1024) throw new NotPublic('a port of some other service')
  return url
}

function send(
  url: URL,
  {
    hostname,
    pinned,
    headers,
    body,
    signal,
  }: PublicPosting & { readonly hostname: string; readonly pinned: string; readonly signal: AbortSignal },
  network: Network,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = network.request(
      {
        host: pinned,
        port: url.port === '' ? 443 : Number(url.port),
        path: `${url.pathname}${url.search}`,
        method: 'POST',
        // The certificate has to be the name's, though the connection goes to its address.
        ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        signal,
        agent: false,
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

function within<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('it took too long')), { once: true })
    work.then(resolve, reject)
  })
}
