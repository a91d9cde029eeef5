import type { FieldProblem } from '#domain/account/apiError.ts'
import { checkKnownEmail } from '#domain/account/checkEmail.ts'

/** What is missing for a sign-in. Of a password that exists already nothing but that is asked. */
export function checkLogin(email: string, password: string): readonly FieldProblem[] {
  const code = checkKnownEmail(email)
  return [
    ...(code === null ? [] : [{ field: 'email', code }]),
    ...(password === '' ? [{ field: 'password', code: 'required' as const }] : []),
  ]
}
