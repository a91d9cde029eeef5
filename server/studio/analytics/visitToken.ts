import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'

const HOUR_MS = 60 * 60_000
/** A moment in epoch ms and a signature. */
const TOKEN = /^(\d{13})\.([\w-]{27})$/u

/**
 * The token that proves that a page about this subject was made here, valid for one to two hours. It is the same for
 * all visitors in an hour: it vouches for a page, and identifies no visitor.
 */
export function visitToken(context: ServerContext, subject: string): string {
  const until = String((Math.ceil(context.now().getTime() / HOUR_MS) + 1) * HOUR_MS)
  return `${until}.${sign(context, subject, until)}`
}

/** An event about a page's subject, and the token that vouches for it. */
export interface Told {
  readonly subject: string
  readonly token: string
  readonly at: Date
}

/** Whether the page was made here recently, and its events happened since. */
export function isVouched(context: ServerContext, { subject, token, at }: Told): boolean {
  const [, until = '', given = ''] = TOKEN.exec(token) ?? []
  const signed = Buffer.from(given)
  const expected = Buffer.from(sign(context, subject, until))
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false
  const ends = Number(until)
  return ends > context.now().getTime() && at.getTime() >= ends - 2 * HOUR_MS
}

function sign({ config }: ServerContext, subject: string, until: string): string {
  const key = keyOf(config.auth.secret, 'visit token')
  return createHmac('sha256', key)
    .update(JSON.stringify([subject, until]))
    .digest('base64url')
    .slice(0, 27)
}
