import { couldBeEmail, normaliseEmail } from '#domain/contact/emailAddress.ts'

type EmailProblem = 'required' | 'email'

/** Returns the problem of a typed e-mail address; null for a valid one. */
export function checkEmail(typed: string): EmailProblem | null {
  if (typed.trim() === '') return 'required'
  return normaliseEmail(typed) === null ? 'email' : null
}

/** The same of an address that may have an account: also those are let in that were taken under an earlier rule. */
export function checkKnownEmail(typed: string): EmailProblem | null {
  if (typed.trim() === '') return 'required'
  return couldBeEmail(typed) || normaliseEmail(typed) !== null ? null : 'email'
}
