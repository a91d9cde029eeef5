import { and, eq, gt } from 'drizzle-orm'
import type { Caller } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import { readAccessToken } from './accessToken.ts'
import { idleSince } from './sessions.ts'

/**
 * Finds the user of an access token; null for an invalid one. The session is looked up each time, so that a token is
 * invalid from the moment its session ends.
 */
export async function findCaller(
  context: ServerContext,
  authorization: string | null,
): Promise<Caller | null> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? []
  const claims = token === undefined ? null : await readAccessToken(context, token)
  if (claims === null) return null
  const [found] = await context.database
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, claims.sessionId), gt(sessions.lastUsedAt, idleSince(context.now()))))
  if (found === undefined || found.user.id !== claims.userId) return null
  if (claims.generation === found.session.generation && !found.session.isConfirmed) {
    await context.database
      .update(sessions)
      .set({ isConfirmed: true, graceFrom: context.now() })
      .where(
        and(
          eq(sessions.id, claims.sessionId),
          eq(sessions.generation, claims.generation),
          eq(sessions.isConfirmed, false),
        ),
      )
  }
  return found
}
