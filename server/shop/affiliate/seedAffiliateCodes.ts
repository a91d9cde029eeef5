import { SEED_CODES } from '#domain/affiliate/codes.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { seedDiscountCodes } from '#server/shop/storefront/seedDiscountCodes.ts'
import { affiliateCodes } from './tables.ts'

/** Adds the codes that every shop begins with, unless they exist; an ended one stays ended. */
export async function seedAffiliateCodes({
  database,
  now,
}: Pick<ServerContext, 'database' | 'now'>): Promise<void> {
  await seedDiscountCodes(database)
  await database
    .insert(affiliateCodes)
    .values(
      SEED_CODES.map(({ code, creator, bonusCredits }) => ({
        code,
        creator,
        bonusCredits,
        createdAt: now(),
      })),
    )
    .onConflictDoNothing()
}
