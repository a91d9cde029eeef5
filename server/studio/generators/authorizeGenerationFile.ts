import { eq, sql } from 'drizzle-orm'
import { isSignedIn } from '#server/accounts/auth/sessions.ts'
import { type AuthorizeFile, linkDigest } from '#server/platform/files/fileGrant.ts'
import { generations } from './tables.ts'

/** Whether the file of a result may still be seen: one that its owner deleted may not. */
export const authorizeGenerationFile: AuthorizeFile = async (context, key, grant) => {
  const { userId, shareToken, publishedAt, takenDownAt, deletedAt, emptiedAt } = generations
  const job = key.split('/')[1] ?? ''
  const [found] = await context.database
    .select({ userId, shareToken, publishedAt, takenDownAt, deletedAt, emptiedAt })
    .from(generations)
    // A part's files are seen with the whole.
    .where(eq(generations.id, sql`(SELECT coalesce(parent_id, id) FROM generations WHERE id = ${job})`))
  if (found === undefined || found.emptiedAt !== null) return false
  if (found.deletedAt !== null && grant.kind !== 'export') return false
  const isForOthers = grant.kind === 'public' || grant.kind === 'link'
  if (isForOthers && found.takenDownAt !== null) return false
  if (grant.kind === 'public') return found.publishedAt !== null
  if (grant.kind === 'link') {
    return found.shareToken !== null && linkDigest(found.shareToken) === grant.digest
  }
  return isSignedIn(context, { userId: found.userId, sessionId: grant.sessionId })
}
