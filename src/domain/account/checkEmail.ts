import { isEmailAddress } from '#domain/contact/emailAddress.ts'

/** What is wrong with an e-mail address as somebody typed it, spaces around it aside; null when nothing is. */
export function checkEmail(typed: string): 'required' | 'email' | null {
  const email = typed.trim()
  if (email === '') return 'required'
  return isEmailAddress(email) ? null : 'email'
}
