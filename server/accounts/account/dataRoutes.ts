import { z } from 'zod'
import { SIGNED_IN_PROVED } from '#domain/access/access.ts'
import { deleteAccountRequestSchema } from '#domain/account/credentials.ts'
import { ensureAnAdminRemains } from '#server/accounts/auth/roles.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { AccountData } from '#server/platform/area/accountData.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import type { UserRow } from '#server/platform/users/tables.ts'

/** Exporting and deleting all data of one's own. */
export function dataRoutes(context: ServerContext, data: AccountData): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/account/export',
      SIGNED_IN_PROVED,
      { summary: "All of the user's data, as a file", answer: z.record(z.string(), z.unknown()) },
      async ({ caller, header }) => {
        header('Content-Disposition', 'attachment; filename="iskra-moje-dane.json"')
        return data.exportAll(context, caller)
      },
    ),
    endpoint(
      'DELETE /api/v1/account',
      SIGNED_IN_PROVED,
      {
        summary: 'Deletes the account and everything personal, for good',
        body: deleteAccountRequestSchema,
        refusals: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS', 'LAST_ADMIN'],
      },
      ({ caller }) => deleteAccount(context, data, caller.user),
    ),
  ]
}

async function deleteAccount(context: ServerContext, data: AccountData, user: UserRow): Promise<void> {
  await context.database.transaction(async (tx) => {
    await ensureAnAdminRemains(tx, user.id)
    await data.remove(tx, context, user)
    await enqueueLetter(tx, context, { kind: 'account-deleted', to: user.email, language: user.language })
  })
}
