import { z } from 'zod'

const base64url = z.base64url().max(20_000)
const credential = {
  id: z.base64url().max(2_000),
  rawId: z.base64url().max(2_000),
  type: z.literal('public-key'),
}

/** The part that we read of a browser's answer when a passkey was made (WebAuthn, RegistrationResponseJSON). */
export const registrationResponseSchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).exactOptional(),
    }),
  })
  // Extensions are ignored: we ask for none.
  .transform((response) => ({ ...response, clientExtensionResults: {} }))

/** Its answer when one was used (AuthenticationResponseJSON). */
export const authenticationResponseSchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.exactOptional(),
    }),
  })
  .transform((response) => ({ ...response, clientExtensionResults: {} }))
