import type { FixedAddress } from '#domain/addresses/screens.ts'

/** Days in which a consumer may give back what they bought here; not what was made to order (`isMadeToOrder`). */
export const WITHDRAWAL_DAYS = 14

/** The page that says so. */
export const TERMS_PATH = '/regulamin' satisfies FixedAddress
