import { and, arrayContains, eq, gt, isNotNull } from 'drizzle-orm'
import { idleSince } from '#server/accounts/auth/sessions.ts'
import type { AuthorizeFile } from '#server/platform/files/fileGrant.ts'
import { sessions, users } from '#server/platform/users/tables.ts'

/** Whether a template's file may be seen by a signed address: by administrators, who share all templates. */
export const authorizeTemplateMedia: AuthorizeFile = async ({ database, now }, _key, grant) => {
  if (grant.kind !== 'session') return false
  const found = await database
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, grant.sessionId),
        gt(sessions.lastUsedAt, idleSince(now())),
        arrayContains(users.roles, ['admin']),
        isNotNull(users.verifiedAt),
      ),
    )
  return found.length > 0
}
