import { eq } from 'drizzle-orm'
import type { ChangePasswordRequest } from '#domain/account/credentials.ts'
import { normalisePassword } from '#domain/account/passwordRule.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { passkeys } from '#server/accounts/passkeys/tables.ts'
import type { Caller } from '#server/platform/api/endpoint.ts'
import { fieldRefusal, Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { LETTER_FROM_ADDRESS } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { accountBilling } from '#server/platform/users/tables.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { dropEmailLinks, findEmailLink, makeEmailLink, spendEmailLink } from './emailLinks.ts'
import { removeOtherClaims, usersOfAddress } from './findUsers.ts'
import { LETTER_TO_ACCOUNT, LINK_FROM_ADDRESS } from './limits.ts'
import { checkCurrentPassword, checkNewPassword, hashPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'

/**
 * Changes the password of a signed-in user who knows it. All their other sessions end; passkeys are removed if asked.
 */
export async function changePassword(
  context: ServerContext,
  { user, session }: Caller,
  request: ChangePasswordRequest,
): Promise<UserRow> {
  await checkCurrentPassword(context, user, request.current_password, session.id)
  if (normalisePassword(request.new_password) === normalisePassword(request.current_password)) {
    throw fieldRefusal('new_password', 'same')
  }
  await checkNewPassword(request.new_password, user)
  const passwordHash = await hashPassword(request.new_password)
  await context.database.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endSessions(tx, user.id, { except: session.id })
    await dropEmailLinks(tx, user.id, 'reset', 'change')
    if (request.remove_passkeys === true) await removePasskeys(tx, user.id)
    await enqueueLetter(tx, context, letterOfChange(user))
  })
  return { ...user, passwordHash }
}

/** Sends a link for a new password to the owner of the address, if there is one. Neither answer nor time reveals it. */
export async function forgotPassword(
  context: ServerContext,
  { email: typed, language }: { email: string; language: 'pl' | 'en' },
  address: string,
): Promise<void> {
  const email = tidyEmail(typed)
  await throttle(context, LETTER_FROM_ADDRESS, address)
  await throttle(context, LETTER_TO_ACCOUNT, foldEmail(email))
  await context.database.transaction(async (tx) => {
    const { verified, unverified } = await usersOfAddress(tx, typed)
    const user = verified ?? unverified
    const to = user?.email ?? email
    const link = await makeEmailLink(tx, context, { purpose: 'reset', userId: user?.id ?? null, email: to })
    await enqueueLetter(
      tx,
      context,
      user === null ? { kind: 'nothing', to, language } : { kind: 'reset-password', to, language, ...link },
    )
  })
}

/**
 * Sets a new password by a letter's link: every session ends, every passkey is removed, and the address is verified by
 * it, so that an intruder is locked out. Throws LINK_INVALID; a refused password leaves the link valid.
 */
export async function resetPassword(
  context: ServerContext,
  request: { token: string; new_password: string },
  address: string,
): Promise<void> {
  await throttle(context, LINK_FROM_ADDRESS, address)
  const link = await findEmailLink(context.database, context, request.token, ['reset'])
  if (link === null) throw new Refusal('LINK_INVALID')
  await checkNewPassword(request.new_password, link.user)
  const passwordHash = await hashPassword(request.new_password)
  await context.database.transaction(async (tx) => {
    const spent = await spendEmailLink(tx, context, request.token, ['reset'])
    // The address may have been changed, or verified by another user, since the letter was sent.
    if (spent === null || foldEmail(spent.email) !== spent.user.emailFolded) throw new Refusal('LINK_INVALID')
    const { verified } = await usersOfAddress(tx, spent.email)
    if (verified !== null && verified.id !== spent.user.id) throw new Refusal('LINK_INVALID')
    const verifiedAt = spent.user.verifiedAt ?? context.now()
    await tx.update(users).set({ passwordHash, verifiedAt }).where(eq(users.id, spent.user.id))
    await removeOtherClaims(tx, spent.user)
    // A stranger may have filled it in before the address was verified.
    if (spent.user.verifiedAt === null) {
      await tx.delete(accountBilling).where(eq(accountBilling.userId, spent.user.id))
    }
    await endSessions(tx, spent.user.id)
    await removePasskeys(tx, spent.user.id)
    // An intruder may have asked for an address of their own.
    await dropEmailLinks(tx, spent.user.id, 'reset', 'change')
    await enqueueLetter(tx, context, letterOfChange(spent.user))
  })
}

async function removePasskeys(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}

function letterOfChange({ email, language }: UserRow) {
  return { kind: 'password-changed' as const, to: email, language }
}
