import { hash, verify } from '@node-rs/argon2'
import { validatePassword, normalisePassword } from '#domain/account/passwordRule.ts'
import { makeGate } from '#server/platform/api/gate.ts'
import { fieldRefusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { forgiveTries, throttle } from '#server/platform/throttle/throttle.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { estimateInThread } from './estimateInThread.ts'
import { CURRENT_PASSWORD } from './limits.ts'

/** Argon2id, the library's default, at the strength OWASP asks for. `memoryCost` is in KiB. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of an unknown password, of the same strength. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$kEGjI5a6QueyORCJJEC+Dw$d29aON43CPIjJSuOLnj4YRzgsY70sjnTTXehqYrKj9c'

/** Each takes 19 MiB and one of the four threads that also read files. More calls wait, and beyond that are refused. */
const whenThereIsRoom = makeGate({ atOnce: 2, waitingMost: 100 })

/** Hashes a password for storing. Like `isPassword`, throws SERVICE_UNAVAILABLE under too much load. */
export function hashPassword(typed: string): Promise<string> {
  return whenThereIsRoom(() => hash(normalisePassword(typed), STRENGTH))
}

/** Whether this is the password of that hash. Without a hash it takes as long to return false. */
export async function isPassword(typed: string, kept: string | null): Promise<boolean> {
  const matches = await whenThereIsRoom(() => verify(kept ?? NOBODYS_HASH, normalisePassword(typed)))
  return matches && kept !== null
}

/**
 * Requires the user's password before an act that a stolen session must not do. Throws VALIDATION_FAILED with the
 * problem `wrong` beside `current_password`, and counts the tries apart by `where`: by sign-in, so that an intruder in
 * one locks no one out of the others; by link, when no user is signed in.
 */
export async function checkCurrentPassword(
  context: ServerContext,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  typed: string,
  where: string,
): Promise<void> {
  const counted = `${user.id} ${where}`
  await throttle(context, CURRENT_PASSWORD, counted)
  if (!(await isPassword(typed, user.passwordHash))) throw fieldRefusal('current_password', 'wrong')
  await forgiveTries(context, CURRENT_PASSWORD, counted)
}

/** Throws VALIDATION_FAILED beside `new_password` for an unacceptable one. */
export async function checkNewPassword(typed: string, user: UserRow): Promise<void> {
  const { problem } = await validatePassword(typed, user, estimateInThread)
  if (problem !== null) throw fieldRefusal('new_password', problem)
}
