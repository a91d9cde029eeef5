import { eq } from 'drizzle-orm'
import { SIGNED_IN } from '#domain/access/access.ts'
import { boundChoiceTimes } from '#domain/account/choiceTimes.ts'
import { preferencesSchema, type Preferences } from '#domain/account/preferences.ts'
import { addSubscriber, removeSubscriber } from '#server/accounts/newsletter/subscribers.ts'
import {
  mergeAccountPreferences,
  readAccountPreferences,
} from '#server/accounts/preferences/accountPreferences.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'

/** The preferences that follow a person to other devices. */
export function preferenceRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/account/preferences',
      SIGNED_IN,
      { summary: 'Everything the user has chosen, on any device', answer: preferencesSchema },
      ({ caller }) => readAccountPreferences(context.database, caller.user.id),
    ),
    endpoint(
      'PATCH /api/v1/account/preferences',
      SIGNED_IN,
      {
        summary:
          'Adds what a device has chosen, the later choice of each field counting; answers with the whole',
        body: preferencesSchema,
        answer: preferencesSchema,
      },
      ({ caller, body }) =>
        context.database.transaction(async (tx) => {
          const now = context.now()
          const { before, after } = await mergeAccountPreferences(tx, caller.user.id, () =>
            boundChoiceTimes(body, now.getTime()),
          )
          await follow(tx, caller.user, { before, after }, now)
          return after
        }),
    ),
  ]
}

/** Applies preferences that the server itself follows: the language of its letters, and who gets the newsletter. */
async function follow(
  tx: Transaction,
  user: UserRow,
  { before, after }: { before: Preferences; after: Preferences },
  now: Date,
): Promise<void> {
  const language = after.language?.value ?? user.language
  if (language !== user.language) await tx.update(users).set({ language }).where(eq(users.id, user.id))

  const wantsLetters = after.marketingEmails?.value
  // Only a user with a verified address decides what is sent to it.
  if (user.verifiedAt === null || wantsLetters === before.marketingEmails?.value) return
  if (wantsLetters === true) await addSubscriber(tx, { email: user.email, language }, now)
  else await removeSubscriber(tx, user.email)
}
