import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { AffiliateOffer } from '#domain/affiliate/codes.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { discountCodes } from '#server/shop/storefront/tables.ts'
import { type AffiliateCodeRow, affiliateCodes } from './tables.ts'

/** Returns what a code in capitals promises a new order; null when it is unknown, ended, used up or not valid yet. */
export async function offerOf(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  code: string,
): Promise<AffiliateOffer | null> {
  const at = now()
  const [found] = await database
    .select({ affiliate: affiliateCodes, value: discountCodes.value })
    .from(affiliateCodes)
    .innerJoin(discountCodes, eq(discountCodes.code, affiliateCodes.code))
    .where(
      and(
        eq(affiliateCodes.code, code),
        or(isNull(discountCodes.startsAt), lte(discountCodes.startsAt, at)),
        or(isNull(discountCodes.endsAt), gt(discountCodes.endsAt, at)),
        or(isNull(discountCodes.usageLimit), gt(discountCodes.usageLimit, discountCodes.timesUsed)),
      ),
    )
  if (found === undefined) return null
  const { creator, bonusCredits } = found.affiliate
  return { code, creator, bonusCredits, discountPercent: percentOf(found.value) }
}

/** Of a discount code's value. */
export function percentOf(value: number): number {
  return Math.round(value / 100)
}

/** The affiliate codes among these codes in capitals, ended ones too, in the order given. */
export async function affiliateCodesAmong(
  tx: Database | Transaction,
  codes: readonly string[],
): Promise<readonly AffiliateCodeRow[]> {
  if (codes.length === 0) return []
  const asked = [...new Set(codes)]
  const rows = await tx.select().from(affiliateCodes).where(inArray(affiliateCodes.code, asked))
  return asked.flatMap((code) => rows.find((row) => row.code === code) ?? [])
}

/** Returns the first of them: an order keeps the code it was placed with, and codes don't add up. */
export async function affiliateCodeAmong(
  tx: Database | Transaction,
  codes: readonly string[],
): Promise<AffiliateCodeRow | null> {
  return (await affiliateCodesAmong(tx, codes))[0] ?? null
}

/** Removes a person's account and name from their codes. What the codes promised stays. */
export async function forgetCreator(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(affiliateCodes)
    .set({ creatorUserId: null, creator: affiliateCodes.code })
    .where(eq(affiliateCodes.creatorUserId, userId))
}

/** The codes a person's account is linked to, as exported. */
export async function exportCreatorCodes(tx: Transaction, userId: string) {
  const rows = await tx
    .select({
      code: affiliateCodes.code,
      creator: affiliateCodes.creator,
      createdAt: affiliateCodes.createdAt,
    })
    .from(affiliateCodes)
    .where(eq(affiliateCodes.creatorUserId, userId))
    .orderBy(sql`code`)
  return rows.map(({ code, creator, createdAt }) => ({ code, creator, created_at: createdAt.toISOString() }))
}
