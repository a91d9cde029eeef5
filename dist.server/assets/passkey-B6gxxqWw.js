import {
  $n as string,
  Gn as optional,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Wn as object,
  Zn as record,
  lr as _maxLength,
  mr as _trim,
  nr as unknown,
  tr as union,
  ur as _minLength,
} from '../renderPage.js'
import { t as PASSWORD_LENGTH } from './credentials-zVSPX39l.js'
// src/domain/account/passkey.ts
/** A passkey of an account. Times are ISO 8601. */
var passkeySchema = object({
  id: string(),
  name: string(),
  created_at: string(),
  last_used_at: nullable(string()),
  /** Whether it is kept by a service that brings it to the person's other devices. */
  is_synced: boolean(),
})
var passkeysSchema = object({ passkeys: array(passkeySchema) })
/** What the browser is asked with; `options` is the WebAuthn JSON that the browser's own library takes. */
var passkeyChallengeSchema = object({
  challenge_id: string(),
  options: record(string(), unknown()),
})
/** What the browser answered with, in WebAuthn JSON. */
var passkeyResponse = record(string().check(_maxLength(60)), unknown())
var challengeId = string().check(_maxLength(100))
string().check(_trim(), _minLength(1), _maxLength(80))
object({
  challenge_id: challengeId,
  response: passkeyResponse,
  device: optional(string().check(_maxLength(120))),
})
union([
  object({ current_password: string().check(_maxLength(PASSWORD_LENGTH.max)) }),
  object({
    challenge_id: challengeId,
    response: passkeyResponse,
  }),
])
export { passkeySchema as n, passkeysSchema as r, passkeyChallengeSchema as t }
