import * as z from 'zod/mini'
import { PASSWORD_LENGTH } from './passwordLength.ts'

/** A passkey of an account. Times are ISO 8601. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** Whether it is kept by a service that brings it to the person's other devices. */
  is_synced: z.boolean(),
})

export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) })

/** The challenge for the browser; `options` is the WebAuthn JSON that the browser's own library takes. */
export const passkeyChallengeSchema = z.object({
  challenge_id: z.string(),
  options: z.record(z.string(), z.unknown()),
})

/** The browser's answer, in WebAuthn JSON. */
const passkeyResponse = z.record(z.string().check(z.maxLength(60)), z.unknown())
const challengeId = z.string().check(z.maxLength(100))
/** More than one person has devices for. */
export const PASSKEYS_MOST = 10
export const PASSKEY_NAME_LENGTH = 80
const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_LENGTH))

export const passkeyLoginRequestSchema = z.object({
  challenge_id: challengeId,
  response: passkeyResponse,
  device: z.optional(z.string().check(z.maxLength(120))),
})

export const addPasskeyRequestSchema = z.object({
  challenge_id: challengeId,
  name: passkeyName,
  response: passkeyResponse,
})

/** `POST /auth/prove`: that the account's owner is there, by its password or by one of its passkeys. */
export const proofRequestSchema = z.union([
  z.object({ current_password: z.string().check(z.maxLength(PASSWORD_LENGTH.max)) }),
  z.object({ challenge_id: challengeId, response: passkeyResponse }),
])

export const renamePasskeyRequestSchema = z.object({ name: passkeyName })

export type ProofRequest = z.infer<typeof proofRequestSchema>
export type Passkey = z.infer<typeof passkeySchema>
export type PasskeyChallenge = z.infer<typeof passkeyChallengeSchema>
