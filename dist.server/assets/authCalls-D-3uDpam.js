import {
  $n as string,
  An as _enum,
  Bn as literal,
  Nn as boolean,
  Rn as int,
  Wn as object,
  fr as _positive,
  lr as _maxLength,
  ur as _minLength,
} from '../renderPage.js'
import { n as acceptedSchema } from './credentials-zVSPX39l.js'
import { t as passkeyChallengeSchema } from './passkey-B6gxxqWw.js'
import { t as userSchema } from './user-B-O-L-ky.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
object({ token: string().check(_minLength(1), _maxLength(200)) })
/** What a letter's link is about, for whoever holds the letter. */
var emailLinkSchema = object({
  /** To confirm the address of a new account, or the new one of an account there is. */
  purpose: _enum(['verify', 'change']),
  /** The address the letter went to. */
  email: string(),
  /** When the account was made or the change was asked for, ISO 8601: tells which of several letters this is. */
  asked_at: string(),
  /** Whether the caller is signed in to the very account: then no password is needed. */
  is_own: boolean(),
})
// src/domain/account/tokens.ts
/**
 * What a sign-in and each refresh give (specification part 2, section 3). `expires_in` is the access token's
 * life in seconds. The refresh token is used up by the next refresh.
 */
var tokensSchema = object({
  access_token: string(),
  refresh_token: string(),
  token_type: literal('bearer'),
  expires_in: int().check(_positive()),
})
// src/api/product/authCalls.ts
/** The new user, not yet confirmed and not signed in. */
function register(api, body, options) {
  return api.call('POST /api/v1/auth/register', {
    ...options,
    body,
    answer: userSchema,
    isAnonymous: true,
  })
}
/** Rejects with INVALID_CREDENTIALS, whatever of the two is wrong. */
function logIn(api, body, options) {
  return api.call('POST /api/v1/auth/login', {
    ...options,
    body,
    answer: tokensSchema,
    isAnonymous: true,
  })
}
/**
 * Ends the session that the refresh token, or the revocation made of it, belongs to. Needs no stored tokens: they
 * may be gone already.
 */
function logOut(api, body, options) {
  return api.call('POST /api/v1/auth/logout', {
    ...options,
    answer: NO_ANSWER,
    body,
    isAnonymous: true,
  })
}
/** Ends every other session; this one stays. A wrong password is a problem of the field `current_password`. */
function changePassword(api, body, options) {
  return api.call('POST /api/v1/auth/change-password', {
    ...options,
    answer: NO_ANSWER,
    body,
  })
}
/** Resolves whoever the address belongs to, like every call that only sends a letter. */
async function forgotPassword(api, body, options) {
  await api.call('POST /api/v1/auth/forgot-password', {
    ...options,
    body,
    answer: acceptedSchema,
    isAnonymous: true,
  })
}
/** Ends every session of the account. Rejects with LINK_INVALID, or problems of `new_password`. */
function resetPassword(api, body, options) {
  return api.call('POST /api/v1/auth/reset-password', {
    ...options,
    answer: NO_ANSWER,
    body,
    isAnonymous: true,
  })
}
/** What a letter's link would confirm; changes nothing. Rejects with LINK_INVALID. */
function lookAtEmailLink(api, token, options) {
  return api.call('POST /api/v1/auth/verify-email/look', {
    ...options,
    body: { token },
    answer: emailLinkSchema,
  })
}
/**
 * Confirms an address, new or changed, of the account one is signed in to or whose password is given. Rejects with
 * LINK_INVALID, PASSWORD_REQUIRED, or the problem `wrong` of `current_password`.
 */
function verifyEmail(api, { token, acceptsNotifications = true, password }, options) {
  return api.call('POST /api/v1/auth/verify-email', {
    ...options,
    answer: NO_ANSWER,
    query: {
      token,
      accepts_notifications: acceptsNotifications ? 'true' : 'false',
    },
    body: { current_password: password },
  })
}
/** “Not me”: an account that was never confirmed is removed, a change of address is off. Rejects with LINK_INVALID. */
function declineEmailLink(api, token, options) {
  return api.call('POST /api/v1/auth/verify-email/decline', {
    ...options,
    body: { token },
    answer: NO_ANSWER,
    isAnonymous: true,
  })
}
/** Shows that the owner of this sign-in is here: what needs a recent proof is open for a few minutes. */
function prove(api, body, options) {
  return api.call('POST /api/v1/auth/prove', {
    ...options,
    body,
    answer: NO_ANSWER,
  })
}
/** What the browser is asked with for a proof by one of the account's passkeys. */
function proofOptions(api, options) {
  return api.call('POST /api/v1/auth/prove/options', {
    ...options,
    answer: passkeyChallengeSchema,
  })
}
/** Sends the letter once more, to whoever is signed in for their own account. */
async function resendVerification(api, body, options) {
  await api.call('POST /api/v1/auth/resend-verification', {
    ...options,
    body,
    answer: acceptedSchema,
  })
}
/** What the browser is asked with for a sign-in by passkey. */
function passkeyLoginOptions(api, options) {
  return api.call('POST /api/v1/auth/passkeys/options', {
    ...options,
    answer: passkeyChallengeSchema,
    isAnonymous: true,
  })
}
/** Rejects with PASSKEY_NOT_RECOGNISED or CHALLENGE_INVALID. */
function logInWithPasskey(api, body, options) {
  return api.call('POST /api/v1/auth/passkeys/login', {
    ...options,
    body,
    answer: tokensSchema,
    isAnonymous: true,
  })
}
export {
  logInWithPasskey as a,
  passkeyLoginOptions as c,
  register as d,
  resendVerification as f,
  logIn as i,
  proofOptions as l,
  verifyEmail as m,
  declineEmailLink as n,
  logOut as o,
  resetPassword as p,
  forgotPassword as r,
  lookAtEmailLink as s,
  changePassword as t,
  prove as u,
}
