import { and, arrayContains, eq, gt, isNotNull, or } from 'drizzle-orm'
import { idleSince } from '#server/accounts/auth/sessions.ts'
import type { AuthorizeFile } from '#server/platform/files/fileGrant.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import { productReviews, reviewPictures } from '#server/shop/storefront/tables.ts'

/** Whether the file of a review's picture may be seen by a signed address: by its writer, and by administrators. */
export const authorizeReviewFile: AuthorizeFile = async (context, key, grant) => {
  if (grant.kind !== 'session' && grant.kind !== 'export') return false
  const [, pictureId = ''] = key.split('/')
  const isWriter = eq(productReviews.userId, users.id)
  const isAdministrator = and(arrayContains(users.roles, ['admin']), isNotNull(users.verifiedAt))
  const found = await context.database
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .innerJoin(productReviews, eq(productReviews.id, reviewPictures.reviewId))
    .innerJoin(sessions, eq(sessions.id, grant.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(reviewPictures.id, pictureId),
        gt(sessions.lastUsedAt, idleSince(context.now())),
        or(isWriter, isAdministrator),
      ),
    )
  return found.length > 0
}
