import { and, eq, gt } from 'drizzle-orm'
import type { Tokens } from '#domain/account/tokens.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type SessionRow, sessions } from '#server/platform/users/tables.ts'
import { isSealedBy, readRefreshToken } from './refreshToken.ts'
import { idleSince, tokensOf } from './sessions.ts'

/** For how long a token may be reused while nothing shows that its answer arrived: an offline night. */
const UNCONFIRMED_GRACE_MS = 24 * 60 * 60_000

/**
 * Uses a refresh token up for the next pair of tokens; null when it is invalid. However many calls use one token
 * together, the session advances by one generation, and all get its pair. The token before the current one gives that
 * same pair again within the grace period (a lost answer, a second tab). Any other old one was stolen: the session ends
 * for both holders.
 */
export async function refreshSession(context: ServerContext, token: string): Promise<Tokens | null> {
  const presented = readRefreshToken(token)
  if (presented === null) return null
  const session = await findSession(context, presented.sessionId)
  if (session === null || !isSealedBy(context, session, presented)) return null

  const rotated = await rotate(context, session, presented.generation)
  if (rotated !== null) return tokensOf(context, rotated)
  // Another request has used it already, maybe since this session was read.
  const current = await findSession(context, session.id)
  if (current === null) return null
  if (isForgiven(context, current, presented.generation)) return tokensOf(context, current)
  if (presented.generation < current.generation) await endReused(context, current)
  return null
}

async function findSession({ database, now }: ServerContext, id: string): Promise<SessionRow | null> {
  const [session] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.lastUsedAt, idleSince(now()))))
  return session ?? null
}

/** Advances the session by one, if this generation is still the current one: one statement, one winner. */
async function rotate(
  { database, now }: ServerContext,
  session: SessionRow,
  generation: number,
): Promise<SessionRow | null> {
  const [rotated] = await database
    .update(sessions)
    .set({ generation: generation + 1, graceFrom: now(), lastUsedAt: now(), isConfirmed: false })
    .where(and(eq(sessions.id, session.id), eq(sessions.generation, generation)))
    .returning()
  return rotated ?? null
}

function isForgiven({ config, now }: ServerContext, current: SessionRow, generation: number): boolean {
  if (generation !== current.generation - 1) return false
  const age = now().getTime() - current.graceFrom.getTime()
  return age <= (current.isConfirmed ? config.auth.refreshGraceSeconds * 1000 : UNCONFIRMED_GRACE_MS)
}

async function endReused({ database, log }: ServerContext, { id }: SessionRow): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, id))
  log.warn('a used refresh token came back: its session was ended', { session: id })
}
