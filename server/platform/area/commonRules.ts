import { users } from '#server/platform/users/tables.ts'
import type { Retention, TableRule } from './tableRule.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const YEAR_MS = 365 * DAY_MS

/** Rules that tables of several areas share. */
export const OF_SHOP: TableRule = { personal: null, retention: { forever: 'what the shop sells, and how' } }
/** Kept for accounting, whatever happens to the account. */
export const ACCOUNTING: Retention = {
  forever: 'what was sold for how much: accounting has to keep it',
}
export const WITH_ACCOUNT: Retention = { within: users }
