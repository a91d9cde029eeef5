import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import type { PasskeyChallenge } from '#domain/account/passkey.ts'

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

// The WebAuthn request options that our server uses. A sign-in names no passkey, a proof names the account's.
const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  userVerification: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
  allowCredentials: z.optional(
    z.array(
      z.object({
        id: z.string(),
        type: z.literal('public-key'),
        transports: z.optional(z.array(z.enum(TRANSPORTS))),
      }),
    ),
  ),
})

/** The challenge as the browser's WebAuthn takes it. Throws where it is none. */
export function passkeyRequest({ options }: PasskeyChallenge): PublicKeyCredentialRequestOptionsJSON {
  const { challenge, rpId, timeout, userVerification, allowCredentials } = z.parse(
    requestOptionsSchema,
    options,
  )
  return {
    challenge,
    ...(rpId === undefined ? {} : { rpId }),
    ...(timeout === undefined ? {} : { timeout }),
    ...(userVerification === undefined ? {} : { userVerification }),
    ...(allowCredentials === undefined ? {} : { allowCredentials: allowCredentials.map(descriptorOf) }),
  }
}

type Allowed = NonNullable<z.infer<typeof requestOptionsSchema>['allowCredentials']>[number]

function descriptorOf({ id, type, transports }: Allowed) {
  return { id, type, ...(transports === undefined ? {} : { transports }) }
}
