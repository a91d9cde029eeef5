import { randomUUID } from 'node:crypto'
import { checkRegistration } from '#domain/account/checkRegistration.ts'
import type { RegisterRequest } from '#domain/account/credentials.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { tidyText } from '#domain/contact/tidyText.ts'
import { chooseForAccount } from '#server/accounts/preferences/accountPreferences.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { makeEmailLink } from './emailLinks.ts'
import { estimateInThread } from './estimateInThread.ts'
import { usersOfAddress } from './findUsers.ts'
import { REGISTRATION_FROM_ADDRESS, REGISTRATION_OF_ACCOUNT } from './limits.ts'
import { hashPassword } from './passwords.ts'

/**
 * Makes an account that its letter's link has to confirm. Only the letter says whether the address has an account
 * already: the answer and the work are the same.
 */
export async function registerUser(
  context: ServerContext,
  request: RegisterRequest,
  address: string,
): Promise<UserRow> {
  await throttle(context, REGISTRATION_FROM_ADDRESS, address)
  const problems = await checkRegistration(request, estimateInThread)
  if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
  await throttle(context, REGISTRATION_OF_ACCOUNT, foldEmail(tidyEmail(request.email)))
  const passwordHash = await hashPassword(request.password)
  return context.database.transaction(async (tx) => {
    const user = await insertUser(tx, context, request, passwordHash)
    // The box consents to letters with news. They come once the address is verified.
    const choice = { marketingEmails: request.accepts_notifications }
    await chooseForAccount(tx, user.id, choice, context.now())
    await sendVerification(tx, context, user)
    return user
  })
}

async function insertUser(
  tx: Transaction,
  context: ServerContext,
  request: RegisterRequest,
  passwordHash: string,
): Promise<UserRow> {
  const email = tidyEmail(request.email)
  const displayName = tidyText(request.display_name)
  const [user] = await tx
    .insert(users)
    .values({
      id: randomUUID(),
      email,
      emailFolded: foldEmail(email),
      passwordHash,
      displayName: displayName === '' ? null : displayName,
      language: request.language,
      termsAcceptedAt: context.now(),
      createdAt: context.now(),
    })
    .returning()
  if (user === undefined) throw new Error('a user was not kept')
  return user
}

/** Sends the link that confirms the address; to an address in use, a letter that says so. */
export async function sendVerification(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
): Promise<void> {
  const { id: userId, email, language } = user
  const { verified } = await usersOfAddress(tx, email)
  const link = await makeEmailLink(tx, context, { purpose: 'verify', userId, email })
  await enqueueLetter(
    tx,
    context,
    verified === null
      ? { kind: 'verify-email', to: email, language, registeredAt: user.createdAt, ...link }
      : { kind: 'account-exists', to: email, language },
  )
}
