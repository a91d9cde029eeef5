import { PASSWORD_LENGTH } from './passwordLength.ts'

/** How hard a password is to guess, by zxcvbn: 0 is tried at once, 4 holds against anything. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** The weakest score an account takes: a million guesses, which throttling makes years of. */
const LEAST_SCORE = 2

export type PasswordProblem = 'required' | 'too_short' | 'too_long' | 'weak'

export interface PasswordJudgement {
  readonly score: PasswordScore
  /** Why it is refused; null for a valid one. */
  readonly problem: PasswordProblem | null
}

/** The owner's known details: an attacker would try them first. */
export interface PasswordOwner {
  readonly email?: string
  readonly displayName?: string | null
}

/**
 * One form of a password for every way a keyboard composes its letters. This form is hashed and compared, never the
 * typed one.
 */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** Checks the length alone, without loading anything. Counts letters nearly as people see them. */
export function checkPasswordLength(typed: string): Exclude<PasswordProblem, 'weak'> | null {
  if (typed === '') return 'required'
  const password = normalisePassword(typed)
  if (typed.length > PASSWORD_LENGTH.max || password.length > PASSWORD_LENGTH.max) return 'too_long'
  return Array.from(password).length < PASSWORD_LENGTH.min ? 'too_short' : null
}

/** Estimates how hard a password is to guess: here, or in a place where it blocks no one. */
export type EstimatePassword = (password: string, owner: PasswordOwner) => Promise<PasswordScore>

const estimateHere: EstimatePassword = async (password, owner) => {
  const { estimatePassword } = await import('./estimatePassword.ts')
  return estimatePassword(password, owner)
}

/**
 * The rule for a new password, the same on the page and on the server: 10 to 128 characters, not easily guessed. The
 * dictionaries (half a megabyte) are loaded at the first call; rejects where that fails. Only a password of valid
 * length is estimated.
 */
export async function validatePassword(
  typed: string,
  owner: PasswordOwner = {},
  estimate: EstimatePassword = estimateHere,
): Promise<PasswordJudgement> {
  const problem = checkPasswordLength(typed)
  if (problem === 'required' || problem === 'too_long') return { score: 0, problem }
  const score = await estimate(normalisePassword(typed), owner)
  return { score, problem: problem ?? (score < LEAST_SCORE ? 'weak' : null) }
}
