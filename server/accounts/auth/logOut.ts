import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { revocationOf } from '#domain/account/revocation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type SessionRow, sessions } from '#server/platform/users/tables.ts'
import { isSealedBy, makeRefreshToken, readRefreshToken } from './refreshToken.ts'

const REVOCATION = /^(?<sessionId>[\w-]{1,64})\.(?<generation>[1-9]\d{0,8})\.[\da-f]{64}$/

/** Ends the session that a refresh token belongs to, however old the token is. Anything else changes nothing. */
export async function endSessionOfToken(context: ServerContext, token: string): Promise<void> {
  const presented = readRefreshToken(token)
  if (presented === null) return
  const session = await findSession(context, presented.sessionId)
  if (session !== null && isSealedBy(context, session, presented)) await endSession(context, session)
}

/** The same by such a token's `revocationOf`, which a device keeps after signing out without a network. */
export async function endRevokedSession(context: ServerContext, revocation: string): Promise<void> {
  const { sessionId, generation } = REVOCATION.exec(revocation)?.groups ?? {}
  if (sessionId === undefined) return
  const session = await findSession(context, sessionId)
  if (session === null || Number(generation) > session.generation) return
  const expected = await revocationOf(makeRefreshToken(context, session, Number(generation)))
  if (expected === null || expected.length !== revocation.length) return
  if (timingSafeEqual(Buffer.from(expected), Buffer.from(revocation))) await endSession(context, session)
}

async function findSession({ database }: ServerContext, id: string): Promise<SessionRow | null> {
  const [session] = await database.select().from(sessions).where(eq(sessions.id, id))
  return session ?? null
}

async function endSession({ database }: ServerContext, { id }: SessionRow): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, id))
}
