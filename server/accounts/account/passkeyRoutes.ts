import { and, asc, eq } from 'drizzle-orm'
import { SIGNED_IN, SIGNED_IN_PROVED, VERIFIED, VERIFIED_PROVED } from '#domain/access/access.ts'
import {
  addPasskeyRequestSchema,
  type Passkey,
  passkeyChallengeSchema,
  passkeyLoginRequestSchema,
  passkeySchema,
  passkeysSchema,
  renamePasskeyRequestSchema,
} from '#domain/account/passkey.ts'
import { tokensSchema } from '#domain/account/tokens.ts'
import { SIGN_IN_FROM_ADDRESS } from '#server/accounts/auth/limits.ts'
import { passkeys } from '#server/accounts/passkeys/tables.ts'
import { endpoint, openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { addPasskey, passkeyRegistration } from './addPasskey.ts'
import { CHALLENGE_FROM_ADDRESS } from './limits.ts'
import { logInWithPasskey, passkeySignIn } from './passkeyLogin.ts'

/** Adding, naming, removing and signing in with passkeys. */
export function passkeyRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const { database } = context
  return [
    openEndpoint(
      'POST /api/v1/auth/passkeys/options',
      {
        summary: 'A challenge to sign in with whatever passkey the device has for us',
        answer: passkeyChallengeSchema,
        refusals: ['TOO_MANY_REQUESTS'],
        answersTokens: true,
      },
      async ({ address }) => {
        await throttle(context, CHALLENGE_FROM_ADDRESS, address)
        return passkeySignIn(context)
      },
    ),
    openEndpoint(
      'POST /api/v1/auth/passkeys/login',
      {
        summary: 'Signs in with a passkey',
        body: passkeyLoginRequestSchema,
        answer: tokensSchema,
        refusals: ['CHALLENGE_INVALID', 'PASSKEY_NOT_RECOGNISED', 'TOO_MANY_REQUESTS'],
        answersTokens: true,
      },
      async ({ body, address }) => {
        await throttle(context, SIGN_IN_FROM_ADDRESS, address)
        return logInWithPasskey(context, body)
      },
    ),
    endpoint(
      'GET /api/v1/account/passkeys',
      SIGNED_IN,
      { summary: 'The passkeys of the account, the oldest first', answer: passkeysSchema },
      async ({ caller }) => {
        const rows = await database
          .select()
          .from(passkeys)
          .where(eq(passkeys.userId, caller.user.id))
          .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
        return { passkeys: rows.map(passkeyView) }
      },
    ),
    endpoint(
      'POST /api/v1/account/passkeys/options',
      VERIFIED_PROVED,
      {
        summary: 'A challenge to make a passkey with',
        answer: passkeyChallengeSchema,
        refusals: ['TOO_MANY_PASSKEYS'],
        answersTokens: true,
      },
      ({ caller }) => passkeyRegistration(context, caller.user),
    ),
    endpoint(
      'POST /api/v1/account/passkeys',
      VERIFIED_PROVED,
      {
        summary: 'Adds the passkey that was made with a challenge',
        body: addPasskeyRequestSchema,
        answer: passkeySchema,
        status: 201,
        refusals: ['CHALLENGE_INVALID', 'PASSKEY_NOT_RECOGNISED', 'TOO_MANY_PASSKEYS'],
      },
      async ({ caller, body }) => passkeyView(await addPasskey(context, caller.user, body)),
    ),
    endpoint(
      'PATCH /api/v1/account/passkeys/{id}',
      VERIFIED,
      { summary: 'Names a passkey', body: renamePasskeyRequestSchema, answer: passkeySchema },
      async ({ caller, body, path }) => {
        const [renamed] = await database
          .update(passkeys)
          .set({ name: body.name })
          .where(and(eq(passkeys.id, path('id')), eq(passkeys.userId, caller.user.id)))
          .returning()
        if (renamed === undefined) throw new Refusal('NOT_FOUND')
        return passkeyView(renamed)
      },
    ),
    endpoint(
      'DELETE /api/v1/account/passkeys/{id}',
      SIGNED_IN_PROVED,
      { summary: 'Removes a passkey: nobody signs in with it any more' },
      async ({ caller, path }) => {
        const removed = await database
          .delete(passkeys)
          .where(and(eq(passkeys.id, path('id')), eq(passkeys.userId, caller.user.id)))
          .returning({ id: passkeys.id })
        if (removed.length === 0) throw new Refusal('NOT_FOUND')
      },
    ),
  ]
}

function passkeyView({ id, name, createdAt, lastUsedAt, isSynced }: typeof passkeys.$inferSelect): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    is_synced: isSynced,
  }
}
