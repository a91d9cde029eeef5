import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { deleteAccountRequestSchema } from '#domain/account/credentials.ts'
import { endpoint, type ServedEndpoint } from '#server/api/endpoint.ts'
import { checkCurrentPassword } from '#server/auth/passwords.ts'
import { keepAnAdmin } from '#server/auth/roles.ts'
import { type UserRow, users } from '#server/auth/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { forgetPurchases } from '#server/credits/forgetCredits.ts'
import { forgetGenerations } from '#server/generators/forgetGenerations.ts'
import { forgetGallery } from '#server/gallery/deleteImages.ts'
import { enqueueLetter } from '#server/mail/outbox.ts'
import { removeReader } from '#server/newsletter/readers.ts'
import { exportAccount } from './exportAccount.ts'
import { forgetOrders } from './forgetOrders.ts'

/** One's data as a whole: taking it along, and having it deleted. */
export function dataRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/account/export',
      { summary: "All of the user's data, as a file", answer: z.record(z.string(), z.unknown()) },
      async ({ caller, header }) => {
        header('Content-Disposition', 'attachment; filename="iskra-moje-dane.json"')
        return exportAccount(context, caller)
      },
    ),
    endpoint(
      'DELETE /api/v1/account',
      {
        summary: 'Deletes the account and everything personal, for good',
        body: deleteAccountRequestSchema,
        refusals: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS', 'LAST_ADMIN'],
      },
      async ({ caller, body }) => {
        await checkCurrentPassword(context, caller.user, body.current_password)
        await deleteAccount(context, caller.user)
      },
    ),
  ]
}

/** Whoever never proved the address leaves alone what else there is under it. */
async function deleteAccount(context: ServerContext, user: UserRow): Promise<void> {
  await context.database.transaction(async (tx) => {
    await keepAnAdmin(tx, user.id)
    if (user.verifiedAt !== null) {
      await forgetOrders(tx, user.emailFolded)
      await forgetPurchases(tx, user.emailFolded)
      await removeReader(tx, user.email)
    }
    await forgetGenerations(tx, context, user.id)
    await forgetGallery(tx, context, user.id)
    await tx.delete(users).where(eq(users.id, user.id))
    await enqueueLetter(tx, context, { kind: 'account-deleted', to: user.email, language: user.language })
  })
}
