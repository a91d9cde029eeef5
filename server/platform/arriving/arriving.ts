import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'

export const ARRIVING_PATH = '/files/arriving'

/** A file that arrives in parts. */
export interface Arriving {
  readonly name: string
  /** Null for an anonymous sender. */
  readonly userId: string | null
}

/** The file that this person sends under this idempotency key: all parts under it are one file. */
export function arrivingOf(userId: string, key: string): Arriving {
  const name = createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('hex')
    .slice(0, 40)
  return { name, userId }
}

/** The folder of all its parts. */
export const arrivingPrefix = (name: string) => `arriving/${name}/`
export const partPrefix = (name: string, id: string) => `${arrivingPrefix(name)}${id}/`
export const partKey = (name: string, id: string) => `${partPrefix(name, id)}part.bin`

const DAY_MS = 24 * 60 * 60_000

/** The address for its parts, by PATCH: valid for one to two days, and for nothing else. */
export function partsAddress(context: ServerContext, { name, userId }: Arriving): string {
  const until = String((Math.ceil(context.now().getTime() / DAY_MS) + 1) * DAY_MS)
  const of = userId ?? ''
  const query = new URLSearchParams({ until, of, sig: sign(context, [name, of, until]) })
  return `${ARRIVING_PATH}/${name}?${query.toString()}`
}

/** The upload that a requested address stands for; `run-out` when the address has expired. */
export function readPartsAddress(
  context: ServerContext,
  name: string,
  search: URLSearchParams,
): Arriving | 'run-out' | 'unknown' {
  const until = search.get('until') ?? ''
  const of = search.get('of') ?? ''
  const given = Buffer.from(search.get('sig') ?? '')
  const expected = Buffer.from(sign(context, [name, of, until]))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'unknown'
  if (Number(until) <= context.now().getTime()) return 'run-out'
  return { name, userId: of === '' ? null : of }
}

function sign({ config }: ServerContext, parts: readonly string[]): string {
  const key = keyOf(config.auth.secret, 'arriving file')
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 27)
}
