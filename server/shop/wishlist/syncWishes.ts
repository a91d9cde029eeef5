import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { boundWishTimes, mergeWishes, type Wish } from '#domain/wishlist/wishes.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { users } from '#server/platform/users/tables.ts'
import { wishes } from './tables.ts'

/** Merges a device's changes, the later change of each product winning, and answers with all favourites. Idempotent. */
export async function syncWishes(
  context: ServerContext,
  userId: string,
  changes: readonly Wish[],
): Promise<readonly Wish[]> {
  if (changes.length === 0) return readWishes(context.database, userId)
  return context.database.transaction(async (tx) => {
    // Devices come one by one: together they could exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const before = await readWishes(tx, userId)
    const after = mergeWishes(before, boundWishTimes(changes, context.now().getTime()))
    await write(tx, userId, { before, after })
    return after
  })
}

/** A user's added and removed favourites, the newest change first. */
async function readWishes(database: Database | Transaction, userId: string): Promise<readonly Wish[]> {
  const rows = await database
    .select()
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(desc(wishes.changedAt), wishes.handle)
  return rows.map(({ handle, isWished, changedAt }) => ({
    handle,
    is_wished: isWished,
    changed_at: changedAt.getTime(),
  }))
}

interface Step {
  readonly before: readonly Wish[]
  readonly after: readonly Wish[]
}

async function write(tx: Transaction, userId: string, { before, after }: Step): Promise<void> {
  const known = new Map(before.map((wish) => [wish.handle, wish]))
  const changed = after.flatMap(({ handle, is_wished: isWished, changed_at: at }) => {
    const was = known.get(handle)
    const isSame = was?.is_wished === isWished && was.changed_at === at
    return isSame ? [] : [{ userId, handle, isWished, changedAt: new Date(at) }]
  })
  if (changed.length > 0) {
    await tx
      .insert(wishes)
      .values(changed)
      .onConflictDoUpdate({
        target: [wishes.userId, wishes.handle],
        set: { isWished: sql`excluded.is_wished`, changedAt: sql`excluded.changed_at` },
      })
  }
  const left = new Set(after.map(({ handle }) => handle))
  const forgotten = before.flatMap(({ handle }) => (left.has(handle) ? [] : [handle]))
  if (forgotten.length === 0) return
  await tx.delete(wishes).where(and(eq(wishes.userId, userId), inArray(wishes.handle, forgotten)))
}

/** A person’s favourites for their export, the newest first. */
export async function exportWishes(tx: Transaction, userId: string) {
  const known = await readWishes(tx, userId)
  return known.flatMap(({ handle, is_wished: isWished, changed_at: at }) =>
    isWished ? [{ product: handle, added_at: new Date(at).toISOString() }] : [],
  )
}
