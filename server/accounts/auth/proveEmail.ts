import { eq } from 'drizzle-orm'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { chooseForAccount } from '#server/accounts/preferences/accountPreferences.ts'
import type { Caller } from '#server/platform/api/endpoint.ts'
import { fieldRefusal, Refusal } from '#server/platform/api/refusal.ts'
import type { AccountData } from '#server/platform/area/accountData.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { LETTER_FROM_ADDRESS } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { dropEmailLinks, findEmailLink, type GoodLink, makeEmailLink, spendEmailLink } from './emailLinks.ts'
import { foldsOf, removeOtherClaims, usersOfAddress } from './findUsers.ts'
import { LETTER_TO_ACCOUNT, LINK_FROM_ADDRESS } from './limits.ts'
import { checkCurrentPassword } from './passwords.ts'
import { sendVerification } from './registerUser.ts'

interface EmailProof {
  readonly token: string
  readonly acceptsNotifications: boolean
  /** The user who is signed in where the link was opened. */
  readonly caller: Caller | null
  /** The account's password, when no user or another one is signed in. */
  readonly password: string | undefined
  readonly address: string
}

/**
 * Confirms an address, a new account's or a changed one. The letter's link proves that the address is the reader's; a
 * session or password proves that the account is theirs too, since a stranger can register any address. Throws
 * LINK_INVALID, PASSWORD_REQUIRED, or the problem `wrong` of `current_password`.
 */
export async function proveEmail(
  context: ServerContext,
  data: AccountData,
  request: EmailProof,
): Promise<void> {
  await throttle(context, LINK_FROM_ADDRESS, request.address)
  await requireOwner(context, request)
  await context.database.transaction(async (tx) => {
    const link = await spendEmailLink(tx, context, request.token, ['verify', 'change'])
    if (link === null) throw new Refusal('LINK_INVALID')
    const { verified } = await usersOfAddress(tx, link.email)
    if (verified !== null && verified.id !== link.user.id) throw new Refusal('LINK_INVALID')
    if (link.purpose === 'change') await changeAddress(tx, context, data, link)
    else await confirmAddress(tx, context, data, { ...link, isDeclined: !request.acceptsNotifications })
  })
}

/** Outside the transaction that spends the link: a wrong password leaves it valid, and is counted. */
async function requireOwner(context: ServerContext, { token, caller, password }: EmailProof): Promise<void> {
  const link = await findEmailLink(context.database, context, token, ['verify', 'change'])
  if (link === null) throw new Refusal('LINK_INVALID')
  if (caller?.user.id === link.user.id) return
  if (password === undefined) throw new Refusal('PASSWORD_REQUIRED')
  await checkCurrentPassword(context, link.user, password, 'by letter')
}

async function confirmAddress(
  tx: Transaction,
  context: ServerContext,
  data: AccountData,
  { user, email, isDeclined }: GoodLink & { readonly isDeclined: boolean },
): Promise<void> {
  if (foldEmail(email) !== user.emailFolded) throw new Refusal('LINK_INVALID')
  const verifiedAt = user.verifiedAt ?? context.now()
  await tx.update(users).set({ verifiedAt }).where(eq(users.id, user.id))
  // A yes is the link's default and changes nothing; a no is the person's choice.
  const none = { emailNotifications: false, marketingEmails: false }
  if (isDeclined) await chooseForAccount(tx, user.id, none, context.now())
  await data.welcome(tx, context, { ...user, verifiedAt })
  await removeOtherClaims(tx, user)
}

async function changeAddress(
  tx: Transaction,
  context: ServerContext,
  data: AccountData,
  { user, email }: GoodLink,
): Promise<void> {
  const emailFolded = foldEmail(email)
  await tx.update(users).set({ email, emailFolded, verifiedAt: context.now() }).where(eq(users.id, user.id))
  await removeOtherClaims(tx, { ...user, emailFolded })
  await data.moveToAddress(tx, user, email)
  await dropEmailLinks(tx, user.id, 'verify', 'reset', 'change')
  if (user.verifiedAt === null) return
  await enqueueLetter(tx, context, { kind: 'email-changed', to: user.email, language: user.language })
}

/**
 * Resends the link that confirms an address, if a user waits for it: the caller, when it is theirs, else the last who
 * registered with it. Neither answer nor time reveals it.
 */
export async function resendVerification(
  context: ServerContext,
  { email: typed, caller, address }: { email: string; caller: UserRow | null; address: string },
): Promise<void> {
  const email = tidyEmail(typed)
  await throttle(context, LETTER_FROM_ADDRESS, address)
  await throttle(context, LETTER_TO_ACCOUNT, foldEmail(email))
  await context.database.transaction(async (tx) => {
    const { unverified } = await usersOfAddress(tx, typed)
    const isCallers = caller?.verifiedAt === null && foldsOf(typed).includes(caller.emailFolded)
    const user = isCallers ? caller : unverified
    if (user !== null) return sendVerification(tx, context, user)
    // The same work without a user.
    await usersOfAddress(tx, email)
    await makeEmailLink(tx, context, { purpose: 'verify', userId: null, email })
    await enqueueLetter(tx, context, { kind: 'nothing', to: email, language: 'pl' })
  })
}

/** Sends a link to a user's new address, which counts once the link is followed; to an address in use, a letter. */
export async function requestEmailChange(
  context: ServerContext,
  user: UserRow,
  request: { email: string },
): Promise<void> {
  await throttle(context, LETTER_TO_ACCOUNT, user.id)
  const problem = checkEmail(request.email)
  if (problem !== null) throw fieldRefusal('email', problem)
  const to = tidyEmail(request.email)
  if (foldEmail(to) === user.emailFolded) throw fieldRefusal('email', 'same')
  const { id: userId, language } = user
  await context.database.transaction(async (tx) => {
    const { verified } = await usersOfAddress(tx, to)
    await dropEmailLinks(tx, userId, 'change')
    const link = await makeEmailLink(tx, context, { purpose: 'change', userId, email: to })
    await enqueueLetter(
      tx,
      context,
      verified === null
        ? { kind: 'confirm-new-email', to, language, ...link }
        : { kind: 'account-exists', to, language },
    )
  })
}
