import { sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'

/** Behind a moment: what the shop's clock shows then. Behind a timestamp: the moment at which the clock shows it. */
export const BY_SHOP_CLOCK = sql.raw(`AT TIME ZONE '${SHOP_TIME_ZONE}'`)
