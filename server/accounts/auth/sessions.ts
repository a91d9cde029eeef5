import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Tokens } from '#domain/account/tokens.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type SessionRow, sessions } from '#server/platform/users/tables.ts'
import { makeAccessToken } from './accessToken.ts'
import { makeRefreshToken } from './refreshToken.ts'

/** A session ends when it isn't refreshed for so long. */
export const IDLE_MS = 60 * 24 * 60 * 60_000

/** Sessions last used before this moment have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS)
}

/** Whether this session is this user's and has not ended. */
export async function isSignedIn(
  { database, now }: ServerContext,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  const lives = and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
    gt(sessions.lastUsedAt, idleSince(now())),
  )
  const found = await database.select({ id: sessions.id }).from(sessions).where(lives)
  return found.length > 0
}

interface NewSession {
  readonly userId: string
  readonly method: SessionRow['method']
  /** The device's name for the person; may be empty. */
  readonly device: string
}

/** Signs a user in on a device: a new family of tokens. */
export async function beginSession(
  database: Database | Transaction,
  context: ServerContext,
  { userId, method, device }: NewSession,
): Promise<Tokens> {
  const now = context.now()
  const [session] = await database
    .insert(sessions)
    .values({
      id: randomUUID(),
      userId,
      salt: randomBytes(16).toString('base64url'),
      generation: 1,
      graceFrom: now,
      device: device.trim(),
      method,
      createdAt: now,
      lastUsedAt: now,
    })
    .returning()
  if (session === undefined) throw new Error('a session was not kept')
  return tokensOf(context, session)
}

/** The current pair of tokens of a session. */
export async function tokensOf(context: ServerContext, session: SessionRow): Promise<Tokens> {
  const { id, userId, generation } = session
  return {
    access_token: await makeAccessToken(context, { userId, sessionId: id, generation }),
    refresh_token: makeRefreshToken(context, session, generation),
    token_type: 'bearer',
    expires_in: context.config.auth.accessTokenSeconds,
  }
}

/** Ends sessions of a user, with their tokens: all, all but one, or only one. Returns how many. */
export async function endSessions(
  database: Database | Transaction,
  userId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}
