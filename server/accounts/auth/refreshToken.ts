import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'
import type { SessionRow } from '#server/platform/users/tables.ts'

type Family = Pick<SessionRow, 'id' | 'salt'>

const TOKEN = /^(?<sessionId>[\w-]{1,64})\.(?<generation>[1-9]\d{0,8})\.(?<seal>[\w-]{43})$/

/**
 * Makes the refresh token of one generation of a session: `session.generation.seal`. It is computed, not stored: a
 * reader of the database can't make one, and the server can repeat an answer.
 */
export function makeRefreshToken(context: ServerContext, family: Family, generation: number): string {
  return `${family.id}.${generation}.${sealOf(context, family, generation)}`
}

/** Parses a text in the form of a refresh token; `isSealedBy` says whether it is one. */
export function readRefreshToken(text: string) {
  const { sessionId, generation, seal } = TOKEN.exec(text)?.groups ?? {}
  if (sessionId === undefined || generation === undefined || seal === undefined) return null
  return { sessionId, generation: Number(generation), seal }
}

/** Whether this server made that token for this family, compared in constant time. */
export function isSealedBy(
  context: ServerContext,
  family: Family,
  { generation, seal }: { generation: number; seal: string },
): boolean {
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(context, family, generation)))
}

function sealOf({ config }: ServerContext, { id, salt }: Family, generation: number): string {
  return createHmac('sha256', keyOf(config.auth.secret, 'refresh token'))
    .update(`${id}.${generation}.${salt}`)
    .digest('base64url')
}
