import { and, desc, eq, gt } from 'drizzle-orm'
import { SIGNED_IN } from '#domain/access/access.ts'
import { accountSessionsSchema } from '#domain/account/accountSession.ts'
import { endSessions, idleSince } from '#server/accounts/auth/sessions.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sessions } from '#server/platform/users/tables.ts'

/** The list of one's sessions, and signing out remotely: the tokens of an ended session are invalid at once. */
export function sessionRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const { database } = context
  return [
    endpoint(
      'GET /api/v1/account/sessions',
      SIGNED_IN,
      {
        summary: 'Where the user is signed in, this session first, then the last used',
        answer: accountSessionsSchema,
      },
      async ({ caller }) => {
        const rows = await database
          .select()
          .from(sessions)
          .where(and(eq(sessions.userId, caller.user.id), gt(sessions.lastUsedAt, idleSince(context.now()))))
          .orderBy(desc(eq(sessions.id, caller.session.id)), desc(sessions.lastUsedAt))
        return {
          sessions: rows.map(({ id, device, method, createdAt, lastUsedAt }) => ({
            id,
            device,
            method,
            created_at: createdAt.toISOString(),
            last_used_at: lastUsedAt.toISOString(),
            is_current: id === caller.session.id,
          })),
        }
      },
    ),
    endpoint(
      'DELETE /api/v1/account/sessions',
      SIGNED_IN,
      { summary: 'Ends every session of the user but this one' },
      async ({ caller }) => {
        await endSessions(database, caller.user.id, { except: caller.session.id })
      },
    ),
    endpoint(
      'DELETE /api/v1/account/sessions/{id}',
      SIGNED_IN,
      { summary: 'Ends a session of the user' },
      async ({ caller, path }) => {
        const ended = await endSessions(database, caller.user.id, { only: path('id') })
        if (ended === 0) throw new Refusal('NOT_FOUND')
      },
    ),
  ]
}
