import type { LoginRequest } from '#domain/account/credentials.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { usersOfAddress } from './findUsers.ts'
import { isPassword } from './passwords.ts'
import { beginSession } from './sessions.ts'
import { forgiveTries, throttle } from './throttle.ts'

/**
 * Signs in by address and password. Two passwords are tried for every address, known or not: that of whoever proved
 * to have it and that of the last who said so. So neither answer nor time tells which addresses have accounts.
 */
export async function logIn(
  context: ServerContext,
  { email, password, device }: LoginRequest,
  address: string,
): Promise<Tokens> {
  const account = foldEmail(email)
  await throttle(context, 'sign-in from address', address)
  await throttle(context, 'sign-in of account', account)
  const { verified, unverified } = await usersOfAddress(context.database, account)
  const [isVerified, isUnverified] = await Promise.all([
    isPassword(password, verified?.passwordHash ?? null),
    isPassword(password, unverified?.passwordHash ?? null),
  ])
  const user = (isVerified ? verified : null) ?? (isUnverified ? unverified : null)
  if (user === null) throw new Refusal('INVALID_CREDENTIALS')
  await forgiveTries(context, 'sign-in of account', account)
  return beginSession(context.database, context, {
    userId: user.id,
    method: 'password',
    device: device ?? '',
  })
}
