import { SEED_CODES } from '#domain/affiliate/codes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { discountCodes } from './tables.ts'

/** Adds the codes that don't exist yet; existing ones keep their conditions and their count. */
export async function seedDiscountCodes(database: Database): Promise<void> {
  const affiliate = SEED_CODES.map(({ code, discountPercent }) => ({
    code,
    kind: 'percent' as const,
    // Per ten thousand.
    value: discountPercent * 100,
  }))
  await database
    .insert(discountCodes)
    .values([...affiliate, { code: 'ISKRA20', kind: 'fixed', value: 2_000, minimumSubtotal: 10_000 }])
    .onConflictDoNothing()
}
