import { createHmac } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { affiliateCodeAmong } from '#server/shop/affiliate/findCode.ts'
import { move } from './move.ts'
import { type AccountRow, creditAccounts, creditGifts, creditMovements } from './tables.ts'

/**
 * Gives the welcome credits, once to a person and once to an address: a person who deletes their account and registers
 * again gets none. Returns whether it gave any. The account's row is locked.
 */
export async function welcome(
  tx: Transaction,
  context: ServerContext,
  account: AccountRow,
  user: UserRow,
): Promise<boolean> {
  const addressHash = hashOf(context, user)
  if (account.addressHash === addressHash) return false
  await tx.update(creditAccounts).set({ addressHash }).where(eq(creditAccounts.userId, user.id))
  // The address is new to this account: the account's earlier gifts count for it, too.
  for (const gift of await giftsOf(tx, user.id)) {
    await tx.insert(creditGifts).values({ addressHash, gift }).onConflictDoNothing()
  }
  return give(tx, context, user, { gift: 'welcome', kind: 'welcome', credits: STARTING_CREDITS })
}

/**
 * Gives the bonus of an affiliate code, once to a person and once to an address, and never to its own creator. Returns
 * how much it gave.
 */
export async function giveAffiliateBonus(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  { code, orderNumber }: { code: string; orderNumber: string },
): Promise<number> {
  const affiliate = await affiliateCodeAmong(tx, [code])
  if (affiliate === null || affiliate.creatorUserId === user.id) return 0
  const credits = affiliate.bonusCredits
  const gift = { gift: `affiliate:${code}`, kind: 'affiliate', credits, orderNumber, note: code } as const
  return credits > 0 && (await give(tx, context, user, gift)) ? credits : 0
}

interface Gift {
  readonly gift: string
  readonly kind: 'welcome' | 'affiliate'
  readonly credits: number
  readonly orderNumber?: string
  readonly note?: string
}

async function give(tx: Transaction, context: ServerContext, user: UserRow, gift: Gift): Promise<boolean> {
  const had = await giftsOf(tx, user.id)
  if (had.includes(gift.gift)) return false
  const first = await tx
    .insert(creditGifts)
    .values({ addressHash: hashOf(context, user), gift: gift.gift })
    .onConflictDoNothing()
    .returning()
  if (first.length === 0) return false
  await move(tx, context, { userId: user.id, ...gift })
  return true
}

async function giftsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ gift: creditMovements.gift })
    .from(creditMovements)
    .where(and(eq(creditMovements.userId, userId), isNotNull(creditMovements.gift)))
  return rows.flatMap(({ gift }) => gift ?? [])
}

function hashOf({ config }: ServerContext, { emailFolded }: UserRow): string {
  return createHmac('sha256', keyOf(config.auth.secret, 'credit gift'))
    .update(emailFolded)
    .digest('base64url')
}
