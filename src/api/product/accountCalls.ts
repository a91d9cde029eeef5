import * as z from 'zod/mini'
import { type AccountSession, accountSessionsSchema } from '#domain/account/accountSession.ts'
import { accountOrdersSchema, type Billing, billingSchema } from '#domain/account/billing.ts'
import {
  acceptedSchema,
  type changeEmailRequestSchema,
  type deleteAccountRequestSchema,
} from '#domain/account/credentials.ts'
import {
  type addPasskeyRequestSchema,
  type Passkey,
  type PasskeyChallenge,
  passkeyChallengeSchema,
  passkeySchema,
  passkeysSchema,
} from '#domain/account/passkey.ts'
import { type Preferences, preferencesSchema } from '#domain/account/preferences.ts'
import {
  type Profile,
  type ProfileChange,
  profileSchema,
  type PublicProfile,
  publicProfileSchema,
} from '#domain/account/profile.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Newest use first; the one that asks is marked. */
export async function listSessions(
  api: ProductApi,
  options?: CallOptions,
): Promise<readonly AccountSession[]> {
  const answer = accountSessionsSchema
  return (await api.call('GET /api/v1/account/sessions', { ...options, answer })).sessions
}

/** Ends every session but this one. */
export function endOtherSessions(api: ProductApi, options?: CallOptions): Promise<void> {
  return api.call('DELETE /api/v1/account/sessions', { ...keyed(options), answer: NO_ANSWER })
}

export function endSession(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  return api.call('DELETE /api/v1/account/sessions/{id}', {
    ...keyed(options),
    answer: NO_ANSWER,
    path: { id },
  })
}

export async function listPasskeys(api: ProductApi, options?: CallOptions): Promise<readonly Passkey[]> {
  return (await api.call('GET /api/v1/account/passkeys', { ...options, answer: passkeysSchema })).passkeys
}

/** Fetches the WebAuthn options for creating a passkey. */
export function newPasskeyOptions(api: ProductApi, options?: CallOptions): Promise<PasskeyChallenge> {
  return api.call('POST /api/v1/account/passkeys/options', { ...options, answer: passkeyChallengeSchema })
}

export function addPasskey(
  api: ProductApi,
  body: z.infer<typeof addPasskeyRequestSchema>,
  options?: CallOptions,
): Promise<Passkey> {
  return api.call('POST /api/v1/account/passkeys', { ...options, body, answer: passkeySchema })
}

export function renamePasskey(
  api: ProductApi,
  { id, name }: { readonly id: string; readonly name: string },
  options?: CallOptions,
): Promise<Passkey> {
  const request = { path: { id }, body: { name }, answer: passkeySchema }
  return api.call('PATCH /api/v1/account/passkeys/{id}', { ...keyed(options), ...request })
}

export function removePasskey(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  return api.call('DELETE /api/v1/account/passkeys/{id}', {
    ...keyed(options),
    answer: NO_ANSWER,
    path: { id },
  })
}

export function readPreferences(api: ProductApi, options?: CallOptions): Promise<Preferences> {
  return api.call('GET /api/v1/account/preferences', { ...options, answer: preferencesSchema })
}

/** Sends this device's preferences; resolves to the merge of them with the server's. */
export function savePreferences(
  api: ProductApi,
  body: Preferences,
  options?: CallOptions,
): Promise<Preferences> {
  const answer = preferencesSchema
  return api.call('PATCH /api/v1/account/preferences', { ...keyed(options), body, answer })
}

export function readProfile(api: ProductApi, options?: CallOptions): Promise<Profile> {
  return api.call('GET /api/v1/account/profile', { ...options, answer: profileSchema })
}

export function saveProfile(api: ProductApi, body: ProfileChange, options?: CallOptions): Promise<Profile> {
  return api.call('PATCH /api/v1/account/profile', { ...keyed(options), body, answer: profileSchema })
}

export function readBilling(api: ProductApi, options?: CallOptions): Promise<Billing> {
  return api.call('GET /api/v1/account/billing', { ...options, answer: billingSchema })
}

export function saveBilling(api: ProductApi, body: Billing, options?: CallOptions): Promise<Billing> {
  return api.call('PUT /api/v1/account/billing', { ...keyed(options), body, answer: billingSchema })
}

/** The new address counts once its letter's link is followed. */
export async function changeEmail(
  api: ProductApi,
  body: z.infer<typeof changeEmailRequestSchema>,
  options?: CallOptions,
): Promise<void> {
  await api.call('POST /api/v1/account/email', { ...options, body, answer: acceptedSchema })
}

/** One page, newest first; `before` is the `next` of the page before it. */
export function listOrders(
  api: ProductApi,
  { before }: { readonly before?: string | undefined } = {},
  options?: CallOptions,
): Promise<z.infer<typeof accountOrdersSchema>> {
  const request = { query: { before }, answer: accountOrdersSchema }
  return api.call('GET /api/v1/account/orders', { ...options, ...request })
}

/** Everything the server keeps of this person, to be saved as a file. */
export function exportAccount(
  api: ProductApi,
  options?: CallOptions,
): Promise<Readonly<Record<string, unknown>>> {
  return api.call('GET /api/v1/account/export', { ...options, answer: z.record(z.string(), z.unknown()) })
}

/** A wrong password is a problem of the field `current_password`. */
export function deleteAccount(
  api: ProductApi,
  body: z.infer<typeof deleteAccountRequestSchema>,
  options?: CallOptions,
): Promise<void> {
  return api.call('DELETE /api/v1/account', { ...options, answer: NO_ANSWER, body })
}

/** Rejects with NOT_FOUND for a profile that isn't there or isn't public. */
export function readPublicProfile(
  api: ProductApi,
  username: string,
  options?: CallOptions,
): Promise<PublicProfile> {
  const request = { path: { username }, answer: publicProfileSchema }
  return api.call('GET /api/v1/profiles/{username}', { ...options, ...request })
}
