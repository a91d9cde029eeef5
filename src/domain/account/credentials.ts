import * as z from 'zod/mini'
import { PASSWORD_LENGTH } from './passwordLength.ts'

/** The longest an address may be (RFC 5321). */
export const EMAIL_LENGTH = 254

/** Any text within these limits is accepted here; problems are reported field by field later. */
const emailText = z.string().check(z.maxLength(EMAIL_LENGTH))
const passwordText = z.string().check(z.maxLength(PASSWORD_LENGTH.max))
const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

/** `POST /auth/register`. The language is that of the letters to come. */
export const registerRequestSchema = z.object({
  email: emailText,
  password: passwordText,
  display_name: z.string().check(z.maxLength(80)),
  language: z.enum(['pl', 'en']),
  accepts_terms: z.boolean(),
  accepts_notifications: z.boolean(),
})

/** `POST /auth/login`. The device's name helps to tell one's sessions apart. */
export const loginRequestSchema = z.object({
  email: emailText,
  password: passwordText,
  device: z.optional(z.string().check(z.maxLength(120))),
})

export const refreshRequestSchema = z.object({ refresh_token: z.string().check(z.maxLength(400)) })

/**
 * `POST /auth/logout`: by the bearer token, by the refresh token where that one has expired, or by the record of a
 * device that signed out without a network (`revocationOf`).
 */
export const logoutRequestSchema = z.object({
  refresh_token: z.optional(z.string().check(z.maxLength(400))),
  revocation: z.optional(z.string().check(z.maxLength(400))),
})

export const changePasswordRequestSchema = z.object({
  current_password: passwordText,
  new_password: passwordText,
  /** Whether the account's passkeys are removed as well; they stay by default. */
  remove_passkeys: z.optional(z.boolean()),
})

export const forgotPasswordRequestSchema = z.object({ email: emailText, language: z.enum(['pl', 'en']) })
export const resetPasswordRequestSchema = z.object({ token: linkToken, new_password: passwordText })
export const resendVerificationRequestSchema = z.object({ email: emailText })

/** `POST /auth/verify-email`, in the query. Also confirms a changed address. */
export const verifyEmailQuerySchema = z.object({
  token: linkToken,
  accepts_notifications: z.prefault(z.enum(['true', 'false']), 'true'),
})

/** The account's password, for a visitor who isn't signed in to it. */
export const verifyEmailRequestSchema = z.object({ current_password: z.optional(passwordText) })

// A `current_password` in the body of a call that needs a recent proof is one; it may have been given before.

/** `POST /account/email`: the new address counts once its letter's link is answered. */
export const changeEmailRequestSchema = z.object({
  email: emailText,
  current_password: z.optional(passwordText),
})

/** `DELETE /account`. */
export const deleteAccountRequestSchema = z.object({ current_password: z.optional(passwordText) })

export type RegisterRequest = z.infer<typeof registerRequestSchema>
export type LoginRequest = z.infer<typeof loginRequestSchema>
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>

/** The answer of calls that send a letter; the same whether or not the address has an account. */
export const acceptedSchema = z.object({ status: z.literal('accepted') })
