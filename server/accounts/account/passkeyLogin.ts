import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { PasskeyChallenge, passkeyLoginRequestSchema } from '#domain/account/passkey.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import { beginSession } from '#server/accounts/auth/sessions.ts'
import { usePasskey } from '#server/accounts/passkeys/passkeyAssertion.ts'
import { storeChallenge } from '#server/accounts/passkeys/passkeyChallenges.ts'
import { relyingParty } from '#server/accounts/passkeys/relyingParty.ts'
import type { ServerContext } from '#server/platform/context.ts'

/** Returns the options for signing in with a passkey. They name no user: the device knows the owner of its passkeys. */
export async function passkeySignIn(context: ServerContext): Promise<PasskeyChallenge> {
  const { rpID } = relyingParty(context.config)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  return { challenge_id: await storeChallenge(context, options.challenge, null), options: { ...options } }
}

/** Signs in the user who used a passkey on the challenge. Throws CHALLENGE_INVALID or PASSKEY_NOT_RECOGNISED. */
export async function logInWithPasskey(
  context: ServerContext,
  { device = '', ...assertion }: z.infer<typeof passkeyLoginRequestSchema>,
): Promise<Tokens> {
  return usePasskey(context, assertion, null, (tx, { userId }) =>
    beginSession(tx, context, { userId, method: 'passkey', device }),
  )
}
