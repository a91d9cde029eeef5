import { eq } from 'drizzle-orm'
import { choosePreferences, type PreferenceValues } from '#domain/account/choosePreferences.ts'
import { mergePreferences } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { accountPreferences } from './tables.ts'

/** Reads a user's preferences from all their devices. */
export async function readAccountPreferences(
  database: Database | Transaction,
  userId: string,
): Promise<Preferences> {
  const [row] = await database.select().from(accountPreferences).where(eq(accountPreferences.userId, userId))
  return row?.preferences ?? NO_PREFERENCES
}

/** Merges a device's choices. The row is locked until the transaction ends, so that devices come one by one. */
export async function mergeAccountPreferences(
  tx: Transaction,
  userId: string,
  change: (before: Preferences) => Preferences,
): Promise<{ before: Preferences; after: Preferences }> {
  await tx.insert(accountPreferences).values({ userId, preferences: NO_PREFERENCES }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(accountPreferences)
    .where(eq(accountPreferences.userId, userId))
    .for('update')
  const before = row?.preferences ?? NO_PREFERENCES
  const after = mergePreferences(before, change(before))
  await tx.update(accountPreferences).set({ preferences: after }).where(eq(accountPreferences.userId, userId))
  return { before, after }
}

/** Notes a user's choice made outside the preferences, for example by a link in a letter. */
export async function chooseForAccount(
  tx: Transaction,
  userId: string,
  values: PreferenceValues,
  now: Date,
): Promise<void> {
  await mergeAccountPreferences(tx, userId, (before) => choosePreferences(before, values, now.getTime()))
}
