import { eq } from 'drizzle-orm'
import { newsletterTokenSchema } from '#domain/account/newsletter.ts'
import { chooseForAccount } from '#server/accounts/preferences/accountPreferences.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { users } from '#server/platform/users/tables.ts'
import { openNoticeToken } from './noticeTokens.ts'

/** Unsubscribing from notices by the link in each of them. It works without signing in. */
export function noticeRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'POST /api/v1/notices/unsubscribe',
      {
        summary: 'Switches letters about finished work and low credits off; again changes nothing',
        query: newsletterTokenSchema,
        refusals: ['LINK_INVALID'],
      },
      async ({ query }) => {
        const userId = openNoticeToken(context, query.token)
        if (userId === null) throw new Refusal('LINK_INVALID')
        await context.database.transaction(async (tx) => {
          const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
          if (user === undefined) return
          await chooseForAccount(tx, user.id, { emailNotifications: false }, context.now())
        })
      },
    ),
  ]
}
