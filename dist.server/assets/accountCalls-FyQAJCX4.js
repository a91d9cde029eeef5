import {
  $n as string,
  An as _enum,
  Gn as optional,
  Hn as nullable,
  Kn as partial,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Wn as object,
  Zn as record,
  dr as _nonnegative,
  lr as _maxLength,
  nr as unknown,
} from '../renderPage.js'
import { t as COUNTRY_CODES } from './countries-DVF6_wF0.js'
import { t as PARCEL_STATES } from './parcel-sWo2-rtz.js'
import { n as acceptedSchema } from './credentials-zVSPX39l.js'
import { n as passkeySchema, r as passkeysSchema, t as passkeyChallengeSchema } from './passkey-B6gxxqWw.js'
import { r as preferencesSchema } from './preferences-CXXm9RGo.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/domain/account/accountSession.ts
/** One sign-in on one device, as its owner sees it. Times are ISO 8601. */
var accountSessionSchema = object({
  id: string(),
  device: string(),
  /** How it was begun. */
  method: _enum(['password', 'passkey']),
  created_at: string(),
  last_used_at: string(),
  is_current: boolean(),
})
var accountSessionsSchema = object({ sessions: array(accountSessionSchema) })
// src/domain/account/billing.ts
var text = (limit) => string().check(_maxLength(limit))
/** What invoices are made out to. Everything may stay empty; what is given fills the checkout in. */
var billingSchema = object({
  first_name: text(80),
  last_name: text(80),
  company: text(120),
  /** NIP, or another country's VAT number. */
  tax_id: text(20),
  phone: text(32),
  address: text(160),
  postcode: text(12),
  city: text(80),
  country_code: _enum(COUNTRY_CODES),
})
/** What of it somebody has typed and not saved. */
var billingDraftSchema = partial(billingSchema)
/** An order placed with the account's confirmed address. `total` is in grosze, as is `tax`, which is in it; `placed_at` ISO 8601. */
var accountOrderSchema = object({
  number: string(),
  placed_at: string(),
  total: int(),
  tax: int(),
  currency_code: string(),
  checkout_token: string(),
  /** How far its parcel is; null without one, absent in copies that an earlier release has stored. */
  parcel_state: optional(nullable(_enum(PARCEL_STATES))),
  lines: array(
    object({
      title: string(),
      variant_title: string(),
      /** Absent where it is the same, and in copies that an earlier release has stored. */
      english_title: optional(string()),
      quantity: int(),
    }),
  ),
})
/** Newest first; `next` goes into `?before=` for the page after, null at the end. */
var accountOrdersSchema = object({
  orders: array(accountOrderSchema),
  next: nullable(string()),
})
// src/domain/account/profile.ts
/** Lower-case letters without Polish marks, digits and single hyphens: it stands in an address. */
var USERNAME = /^[a-z0-9](?:-?[a-z0-9]){2,29}$/
/** One's own profile. `username` is null until one is chosen; then the profile has its public address. */
var profileSchema = object({
  display_name: string(),
  username: nullable(string()),
  bio: string(),
  /** Whether the public page shows more than that nobody is there. */
  is_public: boolean(),
})
object({
  display_name: optional(string().check(_maxLength(80))),
  username: optional(nullable(string().check(_maxLength(60)))),
  bio: optional(string().check(_maxLength(500))),
  is_public: optional(boolean()),
})
/** What anybody sees of somebody. `created_at` is ISO 8601. */
var publicProfileSchema = object({
  username: string(),
  display_name: string(),
  bio: string(),
  created_at: string(),
  total_generations: int().check(_nonnegative()),
})
// src/api/product/accountCalls.ts
/** Newest use first; the one that asks is marked. */
async function listSessions(api, options) {
  const answer = accountSessionsSchema
  return (
    await api.call('GET /api/v1/account/sessions', {
      ...options,
      answer,
    })
  ).sessions
}
/** Ends every session but this one. */
function endOtherSessions(api, options) {
  return api.call('DELETE /api/v1/account/sessions', {
    ...keyed(options),
    answer: NO_ANSWER,
  })
}
function endSession(api, id, options) {
  return api.call('DELETE /api/v1/account/sessions/{id}', {
    ...keyed(options),
    answer: NO_ANSWER,
    path: { id },
  })
}
async function listPasskeys(api, options) {
  return (
    await api.call('GET /api/v1/account/passkeys', {
      ...options,
      answer: passkeysSchema,
    })
  ).passkeys
}
/** What the browser is asked with for a new passkey. */
function newPasskeyOptions(api, options) {
  return api.call('POST /api/v1/account/passkeys/options', {
    ...options,
    answer: passkeyChallengeSchema,
  })
}
function addPasskey(api, body, options) {
  return api.call('POST /api/v1/account/passkeys', {
    ...options,
    body,
    answer: passkeySchema,
  })
}
function renamePasskey(api, { id, name }, options) {
  const request = {
    path: { id },
    body: { name },
    answer: passkeySchema,
  }
  return api.call('PATCH /api/v1/account/passkeys/{id}', {
    ...keyed(options),
    ...request,
  })
}
function removePasskey(api, id, options) {
  return api.call('DELETE /api/v1/account/passkeys/{id}', {
    ...keyed(options),
    answer: NO_ANSWER,
    path: { id },
  })
}
function readPreferences(api, options) {
  return api.call('GET /api/v1/account/preferences', {
    ...options,
    answer: preferencesSchema,
  })
}
/** Sends what this device knows; answers with what came of the merge with what the server knew. */
function savePreferences(api, body, options) {
  const answer = preferencesSchema
  return api.call('PATCH /api/v1/account/preferences', {
    ...keyed(options),
    body,
    answer,
  })
}
function readProfile(api, options) {
  return api.call('GET /api/v1/account/profile', {
    ...options,
    answer: profileSchema,
  })
}
function saveProfile(api, body, options) {
  return api.call('PATCH /api/v1/account/profile', {
    ...keyed(options),
    body,
    answer: profileSchema,
  })
}
function readBilling(api, options) {
  return api.call('GET /api/v1/account/billing', {
    ...options,
    answer: billingSchema,
  })
}
function saveBilling(api, body, options) {
  return api.call('PUT /api/v1/account/billing', {
    ...keyed(options),
    body,
    answer: billingSchema,
  })
}
/** The new address counts once its letter's link is followed. */
async function changeEmail(api, body, options) {
  await api.call('POST /api/v1/account/email', {
    ...options,
    body,
    answer: acceptedSchema,
  })
}
/** One page, newest first; `before` is the `next` of the page before it. */
function listOrders(api, { before } = {}, options) {
  const request = {
    query: { before },
    answer: accountOrdersSchema,
  }
  return api.call('GET /api/v1/account/orders', {
    ...options,
    ...request,
  })
}
/** Everything the server keeps of this person, to be saved as a file. */
function exportAccount(api, options) {
  return api.call('GET /api/v1/account/export', {
    ...options,
    answer: record(string(), unknown()),
  })
}
/** A wrong password is a problem of the field `current_password`. */
function deleteAccount(api, body, options) {
  return api.call('DELETE /api/v1/account', {
    ...options,
    answer: NO_ANSWER,
    body,
  })
}
/** Rejects with NOT_FOUND for a profile that isn't there or isn't public. */
function readPublicProfile(api, username, options) {
  const request = {
    path: { username },
    answer: publicProfileSchema,
  }
  return api.call('GET /api/v1/profiles/{username}', {
    ...options,
    ...request,
  })
}
export {
  billingDraftSchema as C,
  accountOrdersSchema as S,
  accountSessionSchema as T,
  saveBilling as _,
  endSession as a,
  USERNAME as b,
  listPasskeys as c,
  readBilling as d,
  readPreferences as f,
  renamePasskey as g,
  removePasskey as h,
  endOtherSessions as i,
  listSessions as l,
  readPublicProfile as m,
  changeEmail as n,
  exportAccount as o,
  readProfile as p,
  deleteAccount as r,
  listOrders as s,
  addPasskey as t,
  newPasskeyOptions as u,
  savePreferences as v,
  billingSchema as w,
  profileSchema as x,
  saveProfile as y,
}
