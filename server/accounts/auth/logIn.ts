import type { LoginRequest } from '#domain/account/credentials.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { usersOfAddress } from './findUsers.ts'
import { type Device, deviceCookie } from './knownDevice.ts'
import { SIGN_IN_FROM_ADDRESS } from './limits.ts'
import { isPassword } from './passwords.ts'
import { beginSession } from './sessions.ts'
import { type Claim, countTry, forgiveTry, type Try } from './signInTries.ts'

/** Where a sign-in comes from. */
interface Origin {
  /** The network address. */
  readonly address: string
  readonly device: Device | null
}

/**
 * Signs in by address and password; `cookie` makes the device known. Two passwords are tried for every address, known
 * or not: that of the user who verified it and that of the last who claimed it. So neither answer nor time reveals
 * which addresses have accounts.
 */
export async function logIn(
  context: ServerContext,
  { email, password, device: name = '' }: LoginRequest,
  { address, device }: Origin,
): Promise<{ tokens: Tokens; cookie: string }> {
  const account = foldEmail(tidyEmail(email))
  await throttle(context, SIGN_IN_FROM_ADDRESS, address)
  const known = await usersOfAddress(context.database, email)
  const attempt = (claim: Claim) =>
    tryPassword(context, { claim, user: known[claim], account, address, device }, password)
  const verified = await attempt('verified')
  const unverified = await attempt('unverified')
  const right = verified.user === null ? unverified : verified
  if (right.user === null) {
    throw verified.refusal ?? unverified.refusal ?? new Refusal('INVALID_CREDENTIALS')
  }
  await forgiveTry(context, right.tried)
  const { id: userId } = right.user
  return {
    tokens: await beginSession(context.database, context, { userId, method: 'password', device: name }),
    cookie: deviceCookie(context, device, right.user),
  }
}

interface Outcome {
  readonly tried: Try
  /** The password's owner; null when it is wrong, or wasn't tried any more. */
  readonly user: UserRow | null
  readonly refusal: Refusal | null
}

async function tryPassword(context: ServerContext, tried: Try, password: string): Promise<Outcome> {
  const refusal = await countTry(context, tried)
  const isRight = await isPassword(password, refusal === null ? (tried.user?.passwordHash ?? null) : null)
  return { tried, refusal, user: isRight ? tried.user : null }
}
