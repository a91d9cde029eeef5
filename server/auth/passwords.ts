import { hash, verify } from '@node-rs/argon2'
import { judgePassword, normalisePassword } from '#domain/account/passwordRule.ts'
import { fieldRefusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { forgiveTries, throttle } from './throttle.ts'
import type { UserRow } from './tables.ts'

/** Argon2id, the library's default, at the strength OWASP asks for. `memoryCost` is in KiB. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password nobody knows, of the same strength. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$kEGjI5a6QueyORCJJEC+Dw$d29aON43CPIjJSuOLnj4YRzgsY70sjnTTXehqYrKj9c'

/** The hash to keep of a password. */
export function hashPassword(typed: string): Promise<string> {
  return hash(normalisePassword(typed), STRENGTH)
}

/** Whether this is the password of that hash. Without one it takes as long to say no. */
export async function isPassword(typed: string, kept: string | null): Promise<boolean> {
  const matches = await verify(kept ?? NOBODYS_HASH, normalisePassword(typed))
  return matches && kept !== null
}

/**
 * Lets go on only who knows the user's password: for what a borrowed session must not do. Throws VALIDATION_FAILED
 * with the problem `wrong` beside `current_password`, and counts the tries.
 */
export async function checkCurrentPassword(
  context: ServerContext,
  user: UserRow,
  typed: string,
): Promise<void> {
  await throttle(context, 'current password', user.id)
  if (!(await isPassword(typed, user.passwordHash))) throw fieldRefusal('current_password', 'wrong')
  await forgiveTries(context, 'current password', user.id)
}

/** Throws VALIDATION_FAILED beside `new_password` for one that can't be taken. */
export async function checkNewPassword(typed: string, user: UserRow): Promise<void> {
  const { problem } = await judgePassword(typed, user)
  if (problem !== null) throw fieldRefusal('new_password', problem)
}
