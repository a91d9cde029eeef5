import type { Database } from '#server/database/database.ts'
import { discountCodes } from './tables.ts'

/** The discounts the affiliate codes carry (specification part 1, section 9), per ten thousand. */
const AFFILIATE_DISCOUNTS = {
  AIMASTER2024: 1_000,
  TECHVIBE: 1_500,
  FUTUREAI: 0,
  CREATIVEPRO: 500,
} as const

/** Adds the codes that are not there yet; codes that are keep their conditions and their count. */
export async function seedDiscountCodes(database: Database): Promise<void> {
  const affiliate = Object.entries(AFFILIATE_DISCOUNTS).map(([code, value]) => ({
    code,
    kind: 'percent' as const,
    value,
  }))
  await database
    .insert(discountCodes)
    .values([...affiliate, { code: 'ISKRA20', kind: 'fixed', value: 2_000, minimumSubtotal: 10_000 }])
    .onConflictDoNothing()
}
