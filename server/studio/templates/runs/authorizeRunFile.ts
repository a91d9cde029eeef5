import { eq } from 'drizzle-orm'
import { isSignedIn } from '#server/accounts/auth/sessions.ts'
import type { AuthorizeFile } from '#server/platform/files/fileGrant.ts'
import { templateRuns } from '../tables.ts'

/** Whether the file of a run may still be seen: by its owner, as long as they are signed in there. */
export const authorizeRunFile: AuthorizeFile = async (context, key, grant) => {
  if (grant.kind !== 'session' && grant.kind !== 'export') return false
  const [run] = await context.database
    .select({ userId: templateRuns.userId })
    .from(templateRuns)
    .where(eq(templateRuns.id, key.split('/')[1] ?? ''))
  return run !== undefined && isSignedIn(context, { userId: run.userId, sessionId: grant.sessionId })
}
