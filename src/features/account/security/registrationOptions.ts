import { startRegistration } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import { ApiError } from '#api/product/apiError.ts'

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** The parts the browser's library works on; the rest it hands on to the browser, which checks it itself. */
const workedOn = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.looseObject({ alg: z.number() })),
  excludeCredentials: z.optional(z.array(z.looseObject({ id: z.string() }))),
})

const registrationOptionsSchema = z.custom<RegistrationOptions>(
  (options) => z.safeParse(workedOn, options).success,
)

/** The server's WebAuthn JSON as the browser's library takes it. */
export function registrationOptions(options: Readonly<Record<string, unknown>>): RegistrationOptions {
  const parsed = z.safeParse(registrationOptionsSchema, options)
  if (parsed.success) return parsed.data
  throw new ApiError('These are no options for a new passkey', { code: 'INVALID_ANSWER', status: null })
}
