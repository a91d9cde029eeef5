import { and, eq } from 'drizzle-orm'
import { isSignedIn } from '#server/accounts/auth/sessions.ts'
import type { AuthorizeFile } from '#server/platform/files/fileGrant.ts'
import { galleryImages } from './tables.ts'

/** Whether the file of a picture may still be seen: only by its owner, and not once it is deleted. */
export const authorizeGalleryFile: AuthorizeFile = async (context, key, grant) => {
  if (grant.kind !== 'session' && grant.kind !== 'export') return false
  const [, userId = '', imageId = ''] = key.split('/')
  const [found] = await context.database
    .select({ deletedAt: galleryImages.deletedAt })
    .from(galleryImages)
    .where(and(eq(galleryImages.id, imageId), eq(galleryImages.userId, userId)))
  if (found === undefined || (found.deletedAt !== null && grant.kind !== 'export')) return false
  return isSignedIn(context, { userId, sessionId: grant.sessionId })
}
