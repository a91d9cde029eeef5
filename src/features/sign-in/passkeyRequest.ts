import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import type { PasskeyChallenge } from '#domain/account/passkey.ts'

// Of what WebAuthn knows, that which our server asks a browser with; every passkey may answer, so none is named.
const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  userVerification: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
})

/** The challenge as the browser's WebAuthn takes it. Throws where it is none. */
export function passkeyRequest({ options }: PasskeyChallenge): PublicKeyCredentialRequestOptionsJSON {
  const { challenge, rpId, timeout, userVerification } = z.parse(requestOptionsSchema, options)
  return {
    challenge,
    ...(rpId === undefined ? {} : { rpId }),
    ...(timeout === undefined ? {} : { timeout }),
    ...(userVerification === undefined ? {} : { userVerification }),
  }
}
