import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { PasskeyChallenge, passkeyLoginRequestSchema } from '#domain/account/passkey.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import { Refusal } from '#server/api/refusal.ts'
import { beginSession } from '#server/auth/sessions.ts'
import type { ServerContext } from '#server/context.ts'
import { keepChallenge, takeChallenge } from './passkeyChallenges.ts'
import { authenticationResponseSchema } from './passkeyResponse.ts'
import { relyingParty } from './relyingParty.ts'
import { passkeys } from './tables.ts'

/** What the browser is asked with to sign in. It names nobody: the device knows whom its passkeys belong to. */
export async function passkeySignIn(context: ServerContext): Promise<PasskeyChallenge> {
  const { rpID } = relyingParty(context.config)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  return { challenge_id: await keepChallenge(context, options.challenge, null), options: { ...options } }
}

/** Signs in whoever has used a passkey on the challenge. Throws CHALLENGE_INVALID or PASSKEY_NOT_RECOGNISED. */
export async function logInWithPasskey(
  context: ServerContext,
  { challenge_id, response, device = '' }: z.infer<typeof passkeyLoginRequestSchema>,
): Promise<Tokens> {
  const parsed = authenticationResponseSchema.safeParse(response)
  if (!parsed.success) throw new Refusal('INVALID_REQUEST')
  const challenge = await takeChallenge(context, challenge_id, null)
  if (challenge === null) throw new Refusal('CHALLENGE_INVALID')
  const [passkey] = await context.database
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, parsed.data.id))
  if (passkey === undefined) throw new Refusal('PASSKEY_NOT_RECOGNISED')
  const { newCounter, credentialBackedUp } = await verified(context, challenge, parsed.data, passkey)

  return context.database.transaction(async (tx) => {
    const [used] = await tx
      .update(passkeys)
      .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: context.now() })
      .where(eq(passkeys.id, passkey.id))
      .returning()
    // Removed while the person was signing in.
    if (used === undefined) throw new Refusal('PASSKEY_NOT_RECOGNISED')
    return beginSession(tx, context, { userId: passkey.userId, method: 'passkey', device })
  })
}

async function verified(
  { config }: ServerContext,
  expectedChallenge: string,
  response: z.infer<typeof authenticationResponseSchema>,
  { credentialId, publicKey, counter, userId }: typeof passkeys.$inferSelect,
) {
  // Of a passkey that names its owner the name has to be right as well.
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
