import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerConfig } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'
import { type FileGrant, type NamedGrant, readGrant, writeGrant } from './fileGrant.ts'
import { isFileKey } from './fileKey.ts'

/** How long an address is valid at least. */
const GOOD_MS = 60 * 60_000
/** The steps at which addresses expire: within one step, those of a file are the same. */
const STEP_MS = 6 * GOOD_MS

interface AddressOptions {
  /** The name a download is saved under; without one, the browser shows the file. */
  readonly downloadName?: string
}

/**
 * Returns the address of a stored file for a person with this grant: `/files/{key}?until=…&for=…&sig=…`. It is valid
 * for 1 to 7 hours and no longer than its grant, and the same for up to 6, so that browsers can cache the file.
 */
export function fileAddress(
  context: ServerContext,
  key: string,
  grant: FileGrant,
  options: AddressOptions = {},
): string {
  const until = Math.ceil((context.now().getTime() + GOOD_MS) / STEP_MS) * STEP_MS
  const { downloadName } = options
  const named = writeGrant(grant)
  const search = new URLSearchParams({
    until: String(until),
    for: named,
    ...(downloadName === undefined ? {} : { name: downloadName }),
    sig: sign(context, ['GET', key, String(until), named, downloadName ?? '']),
  })
  return `/files/${key}?${search.toString()}`
}

/** The file that a requested address stands for. */
export type AskedFile =
  | {
      readonly kind: 'file'
      readonly key: string
      readonly grant: NamedGrant
      readonly until: Date
      readonly downloadName: string | null
    }
  | { readonly kind: 'run-out' }
  | { readonly kind: 'unknown' }

/** Parses an address that `fileAddress` may have made. */
export function readFileAddress(context: ServerContext, address: URL): AskedFile {
  const key = address.pathname.slice('/files/'.length)
  const { until, for: named = '', name, sig } = Object.fromEntries(address.searchParams)
  const grant = readGrant(named)
  if (!isFileKey(key) || until === undefined || grant === null || sig === undefined) {
    return { kind: 'unknown' }
  }
  if (!equal(sig, sign(context, ['GET', key, until, named, name ?? '']))) return { kind: 'unknown' }
  if (Number(until) <= context.now().getTime()) return { kind: 'run-out' }
  return { kind: 'file', key, grant, until: new Date(Number(until)), downloadName: name ?? null }
}

/** The address that one upload is sent to by `PUT`, until the given moment. */
export function uploadAddress(context: ServerContext, uploadId: string, expiresAt: Date): string {
  const until = String(expiresAt.getTime())
  const sig = sign(context, ['PUT', uploadId, until])
  return `/files/uploads/${uploadId}?${new URLSearchParams({ until, sig }).toString()}`
}

/** The id of the upload that an address is for; null for an invalid or expired one. */
export function readUploadAddress(
  context: ServerContext,
  uploadId: string,
  search: URLSearchParams,
): string | null {
  const until = search.get('until') ?? ''
  const isOurs = equal(search.get('sig') ?? '', sign(context, ['PUT', uploadId, until]))
  return isOurs && Number(until) > context.now().getTime() ? uploadId : null
}

// A list of pictures has hundreds of addresses.
const keys = new WeakMap<ServerConfig, Uint8Array>()

function sign({ config }: ServerContext, parts: readonly string[]): string {
  const key = keys.get(config) ?? keyOf(config.auth.secret, 'file address')
  keys.set(config, key)
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 27)
}

function equal(given: string, expected: string): boolean {
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected))
}
