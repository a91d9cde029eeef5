import type { FixedAddress } from '#domain/addresses/screens.ts'

/** Days in which a consumer may return a purchase; not things made to order (`isMadeToOrder`). */
export const WITHDRAWAL_DAYS = 14

/** The page that says so. */
export const TERMS_PATH = '/regulamin' satisfies FixedAddress
