import { SIGNED_IN } from '#domain/access/access.ts'
import { passkeyChallengeSchema, proofRequestSchema } from '#domain/account/passkey.ts'
import { passkeyProof } from '#server/accounts/passkeys/passkeyProof.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { prove } from './recentProof.ts'

/** Proving that the owner of a session is there, for acts that the session alone doesn't allow. */
export function recentProofRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/auth/prove/options',
      SIGNED_IN,
      {
        summary: 'A challenge to prove with a passkey of the account that its owner is there',
        answer: passkeyChallengeSchema,
        answersTokens: true,
      },
      ({ caller }) => passkeyProof(context, caller.user),
    ),
    endpoint(
      'POST /api/v1/auth/prove',
      SIGNED_IN,
      {
        summary:
          'Prove by the password or a passkey that the owner is there; counts for five minutes of this session',
        body: proofRequestSchema,
        refusals: ['VALIDATION_FAILED', 'CHALLENGE_INVALID', 'PASSKEY_NOT_RECOGNISED', 'TOO_MANY_REQUESTS'],
        answersTokens: true,
      },
      ({ caller, body }) => prove(context, caller, body),
    ),
  ]
}
