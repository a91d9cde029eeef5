import { defineLimit } from '#server/platform/throttle/limit.ts'

/** Requests to be told that a product is back, each a letter; a person may wait for several products. */
export const RESTOCK_FROM_ADDRESS = defineLimit('restock from address', 60, 'hour')
export const RESTOCK_TO_ACCOUNT = defineLimit('restock to account', 12, 'hour')
