import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { takeChallenge } from './passkeyChallenges.ts'
import { authenticationResponseSchema } from './passkeyResponse.ts'
import { relyingParty } from './relyingParty.ts'
import { passkeys } from './tables.ts'

type PasskeyRow = typeof passkeys.$inferSelect

/** A device's answer to a challenge, unparsed. */
export interface Assertion {
  readonly challenge_id: string
  readonly response: unknown
}

/**
 * Uses a passkey on a challenge (`userId`: whose; null for a sign-in, before the user is known), and runs `then` in the
 * transaction that notes it. Throws CHALLENGE_INVALID or PASSKEY_NOT_RECOGNISED.
 */
export async function usePasskey<Result>(
  context: ServerContext,
  { challenge_id, response }: Assertion,
  userId: string | null,
  then: (tx: Transaction, passkey: PasskeyRow) => Promise<Result>,
): Promise<Result> {
  const parsed = authenticationResponseSchema.safeParse(response)
  if (!parsed.success) throw new Refusal('INVALID_REQUEST')
  const challenge = await takeChallenge(context, challenge_id, userId)
  if (challenge === null) throw new Refusal('CHALLENGE_INVALID')
  const [passkey] = await context.database
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, parsed.data.id))
  if (passkey === undefined || (userId !== null && passkey.userId !== userId)) {
    throw new Refusal('PASSKEY_NOT_RECOGNISED')
  }
  const { newCounter, credentialBackedUp } = await verified(context, challenge, parsed.data, passkey)
  return context.database.transaction(async (tx) => {
    const [used] = await tx
      .update(passkeys)
      .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: context.now() })
      .where(eq(passkeys.id, passkey.id))
      .returning()
    // Removed during the sign-in.
    if (used === undefined) throw new Refusal('PASSKEY_NOT_RECOGNISED')
    return then(tx, used)
  })
}

async function verified(
  { config }: ServerContext,
  expectedChallenge: string,
  response: z.infer<typeof authenticationResponseSchema>,
  { credentialId, publicKey, counter, userId }: PasskeyRow,
) {
  // When the device names the passkey's owner, the name has to match as well.
  const { userHandle } = response.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== userId) {
    throw new Refusal('PASSKEY_NOT_RECOGNISED')
  }
  const { rpID, origin } = relyingParty(config)
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch((error: unknown) => {
    throw new Refusal('PASSKEY_NOT_RECOGNISED', {}, { cause: error })
  })
  if (!result.verified) throw new Refusal('PASSKEY_NOT_RECOGNISED')
  return result.authenticationInfo
}
