import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { AddCode, EndCode } from '#domain/affiliate/affiliateCodes.ts'
import { affiliateKeyOf } from '#domain/affiliate/codes.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { usersOfAddress } from '#server/accounts/auth/findUsers.ts'
import { fieldRefusal, Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { affiliateCodes } from '#server/shop/affiliate/tables.ts'
import { discountCodes } from '#server/shop/storefront/tables.ts'
import { addToAuditLogOnce } from './auditLog.ts'

/**
 * Adds an affiliate code with its discount, idempotently. Refused at the field: a name that any discount code has or
 * had, an address of no confirmed account, an end in the past, a code that gives nothing.
 */
export async function addAffiliateCode(
  context: ServerContext,
  administratorId: string,
  { act, reason, ...wanted }: AddCode,
): Promise<void> {
  const code = affiliateKeyOf(wanted.code)
  if (code === null) throw fieldRefusal('code', 'wrong')
  const { creator, bonusCredits, discountPercent, usageLimit } = wanted
  if (bonusCredits === 0 && discountPercent === 0) throw fieldRefusal('bonusCredits', 'required')
  const startsAt = wanted.startsAt === null ? null : new Date(wanted.startsAt)
  const endsAt = wanted.endsAt === null ? null : new Date(wanted.endsAt)
  if (endsAt !== null && endsAt <= (startsAt ?? context.now())) throw fieldRefusal('endsAt', 'past')
  await context.database.transaction(async (tx) => {
    const entry = { id: act, kind: 'affiliate-add', administratorId, subjectId: code, reason } as const
    if (!(await addToAuditLogOnce(tx, context, entry))) return
    const creatorUserId = await accountOf(tx, wanted.email)
    const added = await tx
      .insert(discountCodes)
      // Per ten thousand.
      .values({ code, kind: 'percent', value: discountPercent * 100, startsAt, endsAt, usageLimit })
      .onConflictDoNothing()
      .returning({ code: discountCodes.code })
    if (added.length === 0) throw fieldRefusal('code', 'taken')
    await tx
      .insert(affiliateCodes)
      .values({ code, creator, bonusCredits, creatorUserId, createdAt: context.now() })
  })
}

/** Ends a code for new orders. Orders that were placed with it keep what they were promised. */
export async function endAffiliateCode(
  context: ServerContext,
  administratorId: string,
  { code, act, reason }: EndCode & { readonly code: string },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [known] = await tx.select().from(affiliateCodes).where(eq(affiliateCodes.code, code))
    if (known === undefined) throw new Refusal('NOT_FOUND')
    const entry = { id: act, kind: 'affiliate-end', administratorId, subjectId: code, reason } as const
    if (!(await addToAuditLogOnce(tx, context, entry))) return
    const now = context.now()
    await tx
      .update(discountCodes)
      .set({ endsAt: now })
      .where(
        and(eq(discountCodes.code, code), or(isNull(discountCodes.endsAt), gt(discountCodes.endsAt, now))),
      )
  })
}

async function accountOf(tx: Transaction, email: string | null): Promise<string | null> {
  const typed = tidyEmail(email ?? '')
  if (typed === '') return null
  const { verified } = await usersOfAddress(tx, foldEmail(typed))
  if (verified === null) throw fieldRefusal('email', 'wrong')
  return verified.id
}
