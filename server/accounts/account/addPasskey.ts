import { randomUUID } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type addPasskeyRequestSchema,
  type PasskeyChallenge,
  PASSKEYS_MOST,
} from '#domain/account/passkey.ts'
import { storeChallenge, takeChallenge } from '#server/accounts/passkeys/passkeyChallenges.ts'
import { registrationResponseSchema } from '#server/accounts/passkeys/passkeyResponse.ts'
import { ALGORITHMS, relyingParty } from '#server/accounts/passkeys/relyingParty.ts'
import { passkeys } from '#server/accounts/passkeys/tables.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'

/** Returns the options for the browser to make a discoverable passkey for this user. Throws TOO_MANY_PASSKEYS. */
export async function passkeyRegistration(context: ServerContext, user: UserRow): Promise<PasskeyChallenge> {
  const { rpName, rpID } = relyingParty(context.config)
  const known = await context.database.select().from(passkeys).where(eq(passkeys.userId, user.id))
  if (known.length >= PASSKEYS_MOST) throw new Refusal('TOO_MANY_PASSKEYS')
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.displayName ?? '',
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return {
    challenge_id: await storeChallenge(context, options.challenge, user.id),
    options: { ...options },
  }
}

/**
 * Adds the passkey that was made with a challenge of this user, and notifies them by letter. Throws CHALLENGE_INVALID,
 * PASSKEY_NOT_RECOGNISED or TOO_MANY_PASSKEYS.
 */
export async function addPasskey(
  context: ServerContext,
  user: UserRow,
  { challenge_id, name, response }: z.infer<typeof addPasskeyRequestSchema>,
): Promise<typeof passkeys.$inferSelect> {
  const challenge = await takeChallenge(context, challenge_id, user.id)
  if (challenge === null) throw new Refusal('CHALLENGE_INVALID')
  const { credential, credentialBackedUp } = await verified(context, challenge, response)
  return context.database.transaction(async (tx) => {
    // Locked, so that passkeys added together are counted one by one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    const count = await tx.$count(passkeys, eq(passkeys.userId, user.id))
    if (count >= PASSKEYS_MOST) throw new Refusal('TOO_MANY_PASSKEYS')
    const [added] = await tx
      .insert(passkeys)
      .values({
        id: randomUUID(),
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
        name,
        createdAt: context.now(),
      })
      // An authenticator makes every passkey anew, so one that is registered already is a copy.
      .onConflictDoNothing()
      .returning()
    if (added === undefined) throw new Refusal('PASSKEY_NOT_RECOGNISED')
    await enqueueLetter(tx, context, { kind: 'passkey-added', to: user.email, language: user.language })
    return added
  })
}

async function verified({ config }: ServerContext, expectedChallenge: string, response: unknown) {
  const parsed = registrationResponseSchema.safeParse(response)
  if (!parsed.success) throw new Refusal('INVALID_REQUEST')
  const { rpID, origin } = relyingParty(config)
  const result = await verifyRegistrationResponse({
    response: parsed.data,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw new Refusal('PASSKEY_NOT_RECOGNISED', {}, { cause: error })
  })
  if (!result.verified) throw new Refusal('PASSKEY_NOT_RECOGNISED')
  return result.registrationInfo
}
