import { and, eq } from 'drizzle-orm'
import { isSignedIn } from '#server/auth/sessions.ts'
import type { JudgeFile } from '#server/files/fileGround.ts'
import { galleryImages } from './tables.ts'

/** Whether the file of a picture may still be seen: only by its owner, and not once it is deleted. */
export const judgeGalleryFile: JudgeFile = async (context, key, ground) => {
  if (ground.kind !== 'session' && ground.kind !== 'export') return false
  const [, userId = '', imageId = ''] = key.split('/')
  const [found] = await context.database
    .select({ deletedAt: galleryImages.deletedAt })
    .from(galleryImages)
    .where(and(eq(galleryImages.id, imageId), eq(galleryImages.userId, userId)))
  if (found === undefined || (found.deletedAt !== null && ground.kind !== 'export')) return false
  return isSignedIn(context, { userId, sessionId: ground.sessionId })
}
