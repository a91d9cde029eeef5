import type * as z from 'zod/mini'
import {
  acceptedSchema,
  type ChangePasswordRequest,
  type forgotPasswordRequestSchema,
  type LoginRequest,
  type RegisterRequest,
  type resendVerificationRequestSchema,
  type resetPasswordRequestSchema,
} from '#domain/account/credentials.ts'
import { type EmailLink, emailLinkSchema } from '#domain/account/emailLink.ts'
import {
  type PasskeyChallenge,
  passkeyChallengeSchema,
  type passkeyLoginRequestSchema,
  type ProofRequest,
} from '#domain/account/passkey.ts'
import { type Tokens, tokensSchema } from '#domain/account/tokens.ts'
import { type User, userSchema } from '#domain/account/user.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

// Every call under /auth. Those that begin or renew a session send no token; the caller hands the tokens it gets to
// `session.signIn`.

/** The new user, not yet confirmed and not signed in. */
export function register(api: ProductApi, body: RegisterRequest, options?: CallOptions): Promise<User> {
  return api.call('POST /api/v1/auth/register', { ...options, body, answer: userSchema, isAnonymous: true })
}

/** Rejects with INVALID_CREDENTIALS, whether the address or the password is wrong. */
export function logIn(api: ProductApi, body: LoginRequest, options?: CallOptions): Promise<Tokens> {
  return api.call('POST /api/v1/auth/login', { ...options, body, answer: tokensSchema, isAnonymous: true })
}

/**
 * Ends the session that the refresh token, or the revocation made of it, belongs to. Needs no stored tokens: they
 * may be gone already.
 */
export function logOut(
  api: ProductApi,
  body: { readonly refresh_token: string } | { readonly revocation: string },
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/auth/logout', { ...options, answer: NO_ANSWER, body, isAnonymous: true })
}

export function readMe(api: ProductApi, options?: CallOptions): Promise<User> {
  return api.call('GET /api/v1/auth/me', { ...options, answer: userSchema })
}

/** Ends every other session; this one stays. A wrong password is a problem of the field `current_password`. */
export function changePassword(
  api: ProductApi,
  body: ChangePasswordRequest,
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/auth/change-password', { ...options, answer: NO_ANSWER, body })
}

/** Resolves whether or not the address has an account, like every call that only sends a letter. */
export async function forgotPassword(
  api: ProductApi,
  body: z.infer<typeof forgotPasswordRequestSchema>,
  options?: CallOptions,
): Promise<void> {
  await api.call('POST /api/v1/auth/forgot-password', {
    ...options,
    body,
    answer: acceptedSchema,
    isAnonymous: true,
  })
}

/** Ends every session of the account. Rejects with LINK_INVALID, or problems of `new_password`. */
export function resetPassword(
  api: ProductApi,
  body: z.infer<typeof resetPasswordRequestSchema>,
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/auth/reset-password', {
    ...options,
    answer: NO_ANSWER,
    body,
    isAnonymous: true,
  })
}

/** Returns what a letter's link would confirm; changes nothing. Rejects with LINK_INVALID. */
export function lookAtEmailLink(api: ProductApi, token: string, options?: CallOptions): Promise<EmailLink> {
  return api.call('POST /api/v1/auth/verify-email/look', {
    ...options,
    body: { token },
    answer: emailLinkSchema,
  })
}

/**
 * Confirms an address, new or changed, of the account that is signed in or whose password is given. Rejects with
 * LINK_INVALID, PASSWORD_REQUIRED, or the problem `wrong` of `current_password`.
 */
export function verifyEmail(
  api: ProductApi,
  {
    token,
    acceptsNotifications = true,
    password,
  }: {
    readonly token: string
    readonly acceptsNotifications?: boolean
    readonly password?: string | undefined
  },
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/auth/verify-email', {
    ...options,
    answer: NO_ANSWER,
    query: { token, accepts_notifications: acceptsNotifications ? 'true' : 'false' },
    body: { current_password: password },
  })
}

/** “Not me”: an account that was never confirmed is removed, a change of address is off. Rejects with LINK_INVALID. */
export function declineEmailLink(api: ProductApi, token: string, options?: CallOptions): Promise<void> {
  return api.call('POST /api/v1/auth/verify-email/decline', {
    ...options,
    body: { token },
    answer: NO_ANSWER,
    isAnonymous: true,
  })
}

/** Proves that the account's owner is present: for a few minutes they may do what needs a recent proof. */
export function prove(api: ProductApi, body: ProofRequest, options?: CallOptions): Promise<void> {
  return api.call('POST /api/v1/auth/prove', { ...options, body, answer: NO_ANSWER })
}

/** Fetches the WebAuthn options for a proof by one of the account's passkeys. */
export function proofOptions(api: ProductApi, options?: CallOptions): Promise<PasskeyChallenge> {
  return api.call('POST /api/v1/auth/prove/options', { ...options, answer: passkeyChallengeSchema })
}

/** Sends the verification letter of the signed-in user once more. */
export async function resendVerification(
  api: ProductApi,
  body: z.infer<typeof resendVerificationRequestSchema>,
  options?: CallOptions,
): Promise<void> {
  await api.call('POST /api/v1/auth/resend-verification', {
    ...options,
    body,
    answer: acceptedSchema,
  })
}

/** Fetches the WebAuthn options for a sign-in by passkey. */
export function passkeyLoginOptions(api: ProductApi, options?: CallOptions): Promise<PasskeyChallenge> {
  return api.call('POST /api/v1/auth/passkeys/options', {
    ...options,
    answer: passkeyChallengeSchema,
    isAnonymous: true,
  })
}

/** Rejects with PASSKEY_NOT_RECOGNISED or CHALLENGE_INVALID. */
export function logInWithPasskey(
  api: ProductApi,
  body: z.infer<typeof passkeyLoginRequestSchema>,
  options?: CallOptions,
): Promise<Tokens> {
  return api.call('POST /api/v1/auth/passkeys/login', {
    ...options,
    body,
    answer: tokensSchema,
    isAnonymous: true,
  })
}
