import { defineLimit } from '#server/platform/throttle/limit.ts'

/** An administrator goes through a pile of parcels. */
export const PARCEL_OF_ADMINISTRATOR = defineLimit('parcel of administrator', 120, 'minute')
/** Tests of an issue, each to the administrator's own address. */
export const TEST_LETTER_OF_ADMINISTRATOR = defineLimit('test letter of administrator', 30, 'hour')
