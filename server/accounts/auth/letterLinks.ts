import type { EmailLink } from '#domain/account/emailLink.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { Caller } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { AccountData } from '#server/platform/area/accountData.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { dropEmailLinks, findEmailLink, madeAt, spendEmailLink } from './emailLinks.ts'
import { LINK_FROM_ADDRESS } from './limits.ts'

/** Returns what a letter's link would confirm, and changes nothing. Throws LINK_INVALID. */
export async function lookAtLink(
  context: ServerContext,
  { token, caller, address }: { token: string; caller: Caller | null; address: string },
): Promise<EmailLink> {
  await throttle(context, LINK_FROM_ADDRESS, address)
  const link = await findEmailLink(context.database, context, token, ['verify', 'change'])
  if (link === null) throw new Refusal('LINK_INVALID')
  const isChange = link.purpose === 'change'
  return {
    purpose: isChange ? 'change' : 'verify',
    email: link.email,
    asked_at: (isChange ? madeAt(link) : link.user.createdAt).toISOString(),
    is_own: caller?.user.id === link.user.id,
  }
}

/**
 * “Not me”, said by the reader of the letter: removes an account that was never confirmed, or cancels a change of
 * address. It takes nothing from a confirmed account. Throws LINK_INVALID.
 */
export async function declineLink(
  context: ServerContext,
  data: AccountData,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<void> {
  await throttle(context, LINK_FROM_ADDRESS, address)
  await context.database.transaction(async (tx) => {
    const link = await spendEmailLink(tx, context, token, ['verify', 'change'])
    if (link === null) throw new Refusal('LINK_INVALID')
    const { user } = link
    if (link.purpose === 'change') return dropEmailLinks(tx, user.id, 'change')
    const isWaiting = user.verifiedAt === null && user.emailFolded === foldEmail(link.email)
    if (!isWaiting) throw new Refusal('LINK_INVALID')
    return data.remove(tx, context, user)
  })
}
