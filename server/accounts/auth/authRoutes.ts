import { SIGNED_IN, SIGNED_IN_PROVED } from '#domain/access/access.ts'
import {
  acceptedSchema,
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  logoutRequestSchema,
  refreshRequestSchema,
  registerRequestSchema,
  resendVerificationRequestSchema,
  resetPasswordRequestSchema,
  verifyEmailQuerySchema,
  verifyEmailRequestSchema,
} from '#domain/account/credentials.ts'
import { emailLinkRequestSchema, emailLinkSchema } from '#domain/account/emailLink.ts'
import { tokensSchema } from '#domain/account/tokens.ts'
import { userSchema } from '#domain/account/user.ts'
import { endpoint, openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { AccountData } from '#server/platform/area/accountData.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { changePassword, forgotPassword, resetPassword } from './changePassword.ts'
import { deviceCookie, readDevice } from './knownDevice.ts'
import { declineLink, lookAtLink } from './letterLinks.ts'
import { REFRESH_FROM_ADDRESS } from './limits.ts'
import { logIn } from './logIn.ts'
import { endRevokedSession, endSessionOfToken } from './logOut.ts'
import { proveEmail, requestEmailChange, resendVerification } from './proveEmail.ts'
import { refreshSession } from './refreshSession.ts'
import { registerUser } from './registerUser.ts'
import { endSessions } from './sessions.ts'
import { userView } from './userView.ts'

const ACCEPTED = { status: 'accepted' } as const

/** Signing up, in and out, and all proofs of identity (specification part 2, sections 4 and 7). */
export function authRoutes(context: ServerContext, data: AccountData): readonly ServedEndpoint[] {
  return [...sessionRoutes(context), ...proofRoutes(context, data)]
}

function sessionRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'POST /api/v1/auth/register',
      {
        summary: 'Register; a letter confirms the address or says that it has an account',
        body: registerRequestSchema,
        answer: userSchema,
        status: 201,
        refusals: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ body, address }) => userView(await registerUser(context, body, address)),
    ),
    openEndpoint(
      'POST /api/v1/auth/login',
      {
        summary: 'Sign in by address and password',
        body: loginRequestSchema,
        answer: tokensSchema,
        refusals: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
        answersTokens: true,
      },
      async ({ body, address, request, header }) => {
        const { tokens, cookie } = await logIn(context, body, { address, device: readDevice(request) })
        header('set-cookie', cookie)
        return tokens
      },
    ),
    openEndpoint(
      'POST /api/v1/auth/refresh',
      {
        summary: 'Use a refresh token up for the next pair; a lost answer can be asked for again',
        body: refreshRequestSchema,
        answer: tokensSchema,
        refusals: ['SESSION_EXPIRED', 'TOO_MANY_REQUESTS'],
        answersTokens: true,
      },
      async ({ body, address }) => {
        await throttle(context, REFRESH_FROM_ADDRESS, address)
        const tokens = await refreshSession(context, body.refresh_token)
        if (tokens === null) throw new Refusal('SESSION_EXPIRED')
        return tokens
      },
    ),
    openEndpoint(
      'POST /api/v1/auth/logout',
      { summary: 'End the session of either token; also of one that has run out', body: logoutRequestSchema },
      async ({ body, caller, header }) => {
        // The browser's cache of private pictures is cleared as well.
        header('clear-site-data', '"cache"')
        if (caller !== null) await endSessions(context.database, caller.user.id, { only: caller.session.id })
        if (body.refresh_token !== undefined) await endSessionOfToken(context, body.refresh_token)
        if (body.revocation !== undefined) await endRevokedSession(context, body.revocation)
      },
    ),
    endpoint(
      'GET /api/v1/auth/me',
      SIGNED_IN,
      { summary: 'Who is signed in', answer: userSchema },
      async ({ caller }) => userView(caller.user),
    ),
  ]
}

function proofRoutes(context: ServerContext, data: AccountData): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/auth/change-password',
      SIGNED_IN,
      {
        summary: 'Change the password; every other session ends, passkeys if asked',
        body: changePasswordRequestSchema,
        refusals: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, body, request, header }) => {
        const changed = await changePassword(context, caller, body)
        header('set-cookie', deviceCookie(context, readDevice(request), changed))
      },
    ),
    openEndpoint(
      'POST /api/v1/auth/forgot-password',
      {
        summary: 'Send a link for a new password, if the address has an account',
        body: forgotPasswordRequestSchema,
        answer: acceptedSchema,
        status: 202,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ body, address }) => {
        await forgotPassword(context, body, address)
        return ACCEPTED
      },
    ),
    openEndpoint(
      'POST /api/v1/auth/reset-password',
      {
        summary: 'Set a new password by a link; every session ends, every passkey goes',
        body: resetPasswordRequestSchema,
        refusals: ['LINK_INVALID', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      ({ body, address }) => resetPassword(context, body, address),
    ),
    openEndpoint(
      'POST /api/v1/auth/verify-email',
      {
        summary: 'Confirm an address by a link, signed in to its account or with its password',
        query: verifyEmailQuerySchema,
        body: verifyEmailRequestSchema,
        refusals: ['LINK_INVALID', 'PASSWORD_REQUIRED', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      ({ query, body, caller, address }) =>
        proveEmail(context, data, {
          token: query.token,
          acceptsNotifications: query.accepts_notifications === 'true',
          caller,
          password: body.current_password,
          address,
        }),
    ),
    openEndpoint(
      'POST /api/v1/auth/verify-email/look',
      {
        summary: 'What the link of a letter would confirm; changes nothing',
        body: emailLinkRequestSchema,
        answer: emailLinkSchema,
        refusals: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
      },
      ({ body, caller, address }) => lookAtLink(context, { token: body.token, caller, address }),
    ),
    openEndpoint(
      'POST /api/v1/auth/verify-email/decline',
      {
        summary:
          'Say by the link of a letter that it is not you: the unconfirmed account is removed, a change is off',
        body: emailLinkRequestSchema,
        refusals: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
      },
      ({ body, address }) => declineLink(context, data, { token: body.token, address }),
    ),
    openEndpoint(
      'POST /api/v1/auth/resend-verification',
      {
        summary: 'Send the link that confirms an address again, if somebody waits for it',
        body: resendVerificationRequestSchema,
        answer: acceptedSchema,
        status: 202,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ body, caller, address }) => {
        await resendVerification(context, { email: body.email, caller: caller?.user ?? null, address })
        return ACCEPTED
      },
    ),
    endpoint(
      'POST /api/v1/account/email',
      SIGNED_IN_PROVED,
      {
        summary: 'Ask for another address, which counts once its letter is answered',
        body: changeEmailRequestSchema,
        answer: acceptedSchema,
        status: 202,
        refusals: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, body }) => {
        await requestEmailChange(context, caller.user, body)
        return ACCEPTED
      },
    ),
  ]
}
