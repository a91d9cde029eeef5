import { readFile } from 'node:fs/promises'
import { checkServerIdentity, type ConnectionOptions } from 'node:tls'

/** How a connection is made, to be tried in this order: without TLS, or with it as said. */
export type TlsAttempt = false | ConnectionOptions

/** The address without what it says of TLS, and what it says. */
export interface PostgresTls {
  readonly url: string
  readonly attempts: readonly TlsAttempt[]
}

const PARAMETERS = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat']

/**
 * What `sslmode` of a PostgreSQL's address means, as psql and everything else on libpq understands it: `disable`,
 * `allow`, `prefer` (the default), `require` (encrypted, whoever answers; with `sslrootcert` as `verify-ca`),
 * `verify-ca` (by `sslrootcert`), `verify-full` (its name, too). The driver would take `require` for `verify-full`.
 * Without `sslrootcert`, or with `system`, the authorities that Node trusts are asked. Rejects in words for the owner.
 */
export async function postgresTls(address: string, environment = process.env): Promise<PostgresTls> {
  const url = new URL(address)
  const given = (name: string, variable: string) =>
    url.searchParams.get(name) ?? environment[variable] ?? null
  const mode = given('sslmode', 'PGSSLMODE') ?? (isOn(url.searchParams.get('ssl')) ? 'verify-full' : 'prefer')
  const root = given('sslrootcert', 'PGSSLROOTCERT')
  const [cert, key, ca] = await Promise.all([
    readGiven('sslcert', given('sslcert', 'PGSSLCERT')),
    readGiven('sslkey', given('sslkey', 'PGSSLKEY')),
    root === 'system' ? undefined : readGiven('sslrootcert', root),
  ])
  const host = (url.searchParams.get('host') ?? decodeURIComponent(url.hostname)).replaceAll(/[[\]]/g, '')
  for (const name of PARAMETERS) url.searchParams.delete(name)
  const client = { ...(cert && { cert }), ...(key && { key }), ...(ca && { ca }) }
  return { url: url.href, attempts: attemptsOf(mode, client, host) }
}

function attemptsOf(mode: string, client: ConnectionOptions, host: string): readonly TlsAttempt[] {
  const unverified = { ...client, rejectUnauthorized: false }
  const byAuthority = { ...client, rejectUnauthorized: true, checkServerIdentity: () => undefined }
  switch (mode) {
    case 'disable':
      return [false]
    case 'allow':
      return [false, unverified]
    case 'prefer':
      return [unverified, false]
    case 'require':
      return [client.ca === undefined ? unverified : byAuthority]
    // The driver's own name for what psql calls `require`.
    case 'no-verify':
      return [unverified]
    case 'verify-ca':
      // Every site has a certificate of a public authority.
      if (client.ca === undefined) throw new Error('sslmode=verify-ca needs sslrootcert')
      return [byAuthority]
    case 'verify-full':
      // The driver doesn't tell TLS the host when that is an address.
      return [
        {
          ...client,
          rejectUnauthorized: true,
          checkServerIdentity: (_, certificate) => checkServerIdentity(host, certificate),
        },
      ]
    default:
      throw new Error(
        `sslmode must be disable, allow, prefer, require, verify-ca or verify-full, and not ${mode}`,
      )
  }
}

async function readGiven(name: string, path: string | null): Promise<string | undefined> {
  if (path === null) return undefined
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`${name}=${path} can't be read`, { cause: error })
  })
}

function isOn(value: string | null): boolean {
  return value === 'true' || value === '1'
}
