import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { CreatorResults, ManagedCode } from '#domain/affiliate/affiliateCodes.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { users } from '#server/platform/users/tables.ts'
import { percentOf } from '#server/shop/affiliate/findCode.ts'
import { affiliateCodes } from '#server/shop/affiliate/tables.ts'
import { discountCodes } from '#server/shop/storefront/tables.ts'
import { creditPurchases } from './tables.ts'

const MOST_CODES = 500

/**
 * Affiliate codes with their results, the newest first; of one person when given. Paid orders that weren't returned
 * count, except those of the code's own creator.
 */
export async function codesWithResults(
  database: Database | Transaction,
  creatorUserId?: string,
): Promise<ManagedCode[]> {
  const counts = and(
    sql`${creditPurchases.affiliateCodes} @> ARRAY[${affiliateCodes.code}]`,
    isNull(creditPurchases.returnedAt),
    or(
      isNull(affiliateCodes.creatorUserId),
      sql`${creditPurchases.userId} IS DISTINCT FROM ${affiliateCodes.creatorUserId}`,
    ),
  )
  const rows = await database
    .select({
      code: affiliateCodes.code,
      creator: affiliateCodes.creator,
      bonusCredits: affiliateCodes.bonusCredits,
      value: discountCodes.value,
      startsAt: discountCodes.startsAt,
      endsAt: discountCodes.endsAt,
      usageLimit: discountCodes.usageLimit,
      accountId: users.id,
      email: users.email,
      orders: sql<number>`count(${creditPurchases.orderId})::integer`,
      creditsGiven: sql<number>`coalesce(sum(${creditPurchases.affiliateBonus}), 0)::integer`,
    })
    .from(affiliateCodes)
    .innerJoin(discountCodes, eq(discountCodes.code, affiliateCodes.code))
    .leftJoin(users, eq(users.id, affiliateCodes.creatorUserId))
    .leftJoin(creditPurchases, counts)
    .where(creatorUserId === undefined ? undefined : eq(affiliateCodes.creatorUserId, creatorUserId))
    .groupBy(affiliateCodes.code, discountCodes.code, users.id)
    .orderBy(desc(affiliateCodes.createdAt), affiliateCodes.code)
    .limit(MOST_CODES)
  return rows.map(({ value, startsAt, endsAt, accountId, email, ...row }) => ({
    ...row,
    discountPercent: percentOf(value),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    account: accountId === null || email === null ? null : { id: accountId, email },
  }))
}

/** A creator's view of their codes: without any data of the buyers. */
export async function creatorResults(database: Database, userId: string): Promise<CreatorResults> {
  return { codes: await codesWithResults(database, userId) }
}
