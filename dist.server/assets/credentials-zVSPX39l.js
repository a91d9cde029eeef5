import {
  $n as string,
  An as _enum,
  Bn as literal,
  Gn as optional,
  Nn as boolean,
  Wn as object,
  Yn as prefault,
  lr as _maxLength,
  ur as _minLength,
} from '../renderPage.js'
/** Long enough for any phrase, short enough that hashing it costs nobody anything. */
var PASSWORD_LENGTH = {
  min: 10,
  max: 128,
}
/** At the door everything within these limits is let in; what is wrong with it is said field by field. */
var emailText = string().check(_maxLength(254))
var passwordText = string().check(_maxLength(PASSWORD_LENGTH.max))
var linkToken = string().check(_minLength(1), _maxLength(200))
object({
  email: emailText,
  password: passwordText,
  display_name: string().check(_maxLength(80)),
  language: _enum(['pl', 'en']),
  accepts_terms: boolean(),
  accepts_notifications: boolean(),
})
object({
  email: emailText,
  password: passwordText,
  device: optional(string().check(_maxLength(120))),
})
object({ refresh_token: string().check(_maxLength(400)) })
object({
  refresh_token: optional(string().check(_maxLength(400))),
  revocation: optional(string().check(_maxLength(400))),
})
object({
  current_password: passwordText,
  new_password: passwordText,
  /** Whether the account's passkeys go as well; they stay unless told. */
  remove_passkeys: optional(boolean()),
})
object({
  email: emailText,
  language: _enum(['pl', 'en']),
})
object({
  token: linkToken,
  accepts_notifications: prefault(_enum(['true', 'false']), 'true'),
})
object({ current_password: optional(passwordText) })
object({
  email: emailText,
  current_password: optional(passwordText),
})
object({ current_password: optional(passwordText) })
/** The answer of calls that only say that a letter is on its way, whoever the address belongs to. */
var acceptedSchema = object({ status: literal('accepted') })
export { acceptedSchema as n, PASSWORD_LENGTH as t }
