import { z } from 'zod'
import { SIGNED_IN_PROVED } from '#domain/access/access.ts'
import { deleteAccountRequestSchema } from '#domain/account/credentials.ts'
import type { AccountData } from '#server/area/accountData.ts'
import { endpoint, type ServedEndpoint } from '#server/api/endpoint.ts'
import { ensureAnAdminRemains } from '#server/auth/roles.ts'
import type { UserRow } from '#server/users/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { enqueueLetter } from '#server/mail/outbox.ts'

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
