import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { emailLinks } from './tables.ts'

type Purpose = (typeof emailLinks.$inferSelect)['purpose']

const HOUR_MS = 60 * 60_000
const LIFE_MS: Record<Purpose, number> = { verify: 7 * 24 * HOUR_MS, reset: HOUR_MS, change: 24 * HOUR_MS }

/** A link's token, which is only in the letter, and its expiry. */
interface MadeLink {
  readonly token: string
  readonly validUntil: Date
}

/** Makes a link that verifies `email`. Without a user the link is useless, but takes the same work. */
export async function makeEmailLink(
  tx: Transaction,
  context: ServerContext,
  link: { purpose: Purpose; userId: string | null; email: string },
): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url')
  const validUntil = new Date(context.now().getTime() + LIFE_MS[link.purpose])
  await tx.insert(emailLinks).values({ ...link, tokenHash: hashOf(token), expiresAt: validUntil })
  return { token, validUntil }
}

/** A valid link, and its user. */
export interface GoodLink {
  readonly purpose: Purpose
  readonly email: string
  readonly expiresAt: Date
  readonly user: UserRow
}

/** When a link was asked for. */
export function madeAt({ purpose, expiresAt }: GoodLink): Date {
  return new Date(expiresAt.getTime() - LIFE_MS[purpose])
}

/** Finds a link without using it up; null for an invalid one. */
export async function findEmailLink(
  database: Database | Transaction,
  context: ServerContext,
  token: string,
  purposes: readonly Purpose[],
): Promise<GoodLink | null> {
  const [found] = await database
    .select({
      purpose: emailLinks.purpose,
      email: emailLinks.email,
      expiresAt: emailLinks.expiresAt,
      user: users,
    })
    .from(emailLinks)
    .innerJoin(users, eq(users.id, emailLinks.userId))
    .where(isGood(context, token, purposes))
  return found ?? null
}

/**
 * Uses a link up: of several parallel uses, one succeeds. Null for an invalid one. Until `tx` ends no other transaction
 * can verify the same address.
 */
export async function spendEmailLink(
  tx: Transaction,
  context: ServerContext,
  token: string,
  purposes: readonly Purpose[],
): Promise<GoodLink | null> {
  const noticed = await findEmailLink(tx, context, token, purposes)
  if (noticed === null) return null
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${foldEmail(noticed.email)}, 0))`)
  // The link may have been used, or the address verified by another one, while this waited.
  const found = await findEmailLink(tx, context, token, purposes)
  if (found !== null) await tx.delete(emailLinks).where(eq(emailLinks.tokenHash, hashOf(token)))
  return found
}

/** Invalidates all of a user's links for these purposes. */
export async function dropEmailLinks(
  tx: Transaction,
  userId: string,
  ...purposes: readonly Purpose[]
): Promise<void> {
  await tx
    .delete(emailLinks)
    .where(and(eq(emailLinks.userId, userId), inArray(emailLinks.purpose, [...purposes])))
}

function isGood({ now }: ServerContext, token: string, purposes: readonly Purpose[]) {
  return and(
    eq(emailLinks.tokenHash, hashOf(token)),
    inArray(emailLinks.purpose, [...purposes]),
    gt(emailLinks.expiresAt, now()),
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
