import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { PasskeyChallenge } from '#domain/account/passkey.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { type Assertion, usePasskey } from './passkeyAssertion.ts'
import { storeChallenge } from './passkeyChallenges.ts'
import { relyingParty } from './relyingParty.ts'
import { passkeys } from './tables.ts'

/** The options for a signed-in user's browser to prove their presence by one of the account's passkeys. */
export async function passkeyProof(context: ServerContext, user: UserRow): Promise<PasskeyChallenge> {
  const { rpID } = relyingParty(context.config)
  const own = await context.database.select().from(passkeys).where(eq(passkeys.userId, user.id))
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return { challenge_id: await storeChallenge(context, options.challenge, user.id), options: { ...options } }
}

/** Throws CHALLENGE_INVALID or PASSKEY_NOT_RECOGNISED unless a passkey of this user was used on their challenge. */
export async function checkProofByPasskey(
  context: ServerContext,
  user: UserRow,
  assertion: Assertion,
): Promise<void> {
  await usePasskey(context, assertion, user.id, () => Promise.resolve())
}
