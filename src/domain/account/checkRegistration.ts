import type { FieldProblem } from './apiError.ts'
import type { RegisterRequest } from './credentials.ts'
import { checkEmail } from './checkEmail.ts'
import { type EstimatePassword, validatePassword } from './passwordRule.ts'

/**
 * Everything that keeps an account from being made of this, in the order of the form; empty when nothing does.
 * Nothing here depends on whether the address has an account. The name may stay empty. `estimate` as in
 * `validatePassword`.
 */
export async function checkRegistration(
  request: Pick<RegisterRequest, 'email' | 'display_name' | 'password' | 'accepts_terms'>,
  estimate?: EstimatePassword,
): Promise<readonly FieldProblem[]> {
  const problems: FieldProblem[] = []
  const email = checkEmail(request.email)
  if (email !== null) problems.push({ field: 'email', code: email })
  const owner = { email: request.email, displayName: request.display_name }
  const { problem } = await validatePassword(request.password, owner, estimate)
  if (problem !== null) problems.push({ field: 'password', code: problem })
  if (!request.accepts_terms) problems.push({ field: 'accepts_terms', code: 'must_accept' })
  return problems
}
