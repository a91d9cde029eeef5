import { couldBeEmail, normaliseEmail } from '#domain/contact/emailAddress.ts'

type EmailProblem = 'required' | 'email'

/** What keeps an e-mail address, as somebody typed it, from being taken; null when nothing does. */
export function checkEmail(typed: string): EmailProblem | null {
  if (typed.trim() === '') return 'required'
  return normaliseEmail(typed) === null ? 'email' : null
}

/** The same of an address that may have an account: also those are let in that were taken under an earlier rule. */
export function checkKnownEmail(typed: string): EmailProblem | null {
  if (typed.trim() === '') return 'required'
  return couldBeEmail(typed) || normaliseEmail(typed) !== null ? null : 'email'
}
