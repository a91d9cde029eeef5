import { defineLimit } from '#server/platform/throttle/limit.ts'

/** Each change of a gift, once typing pauses. */
export const GIFT_FROM_ADDRESS = defineLimit('gift from address', 600, 'hour')
/** The kilobytes of gifts together: some letters, and many cards. */
export const KILOBYTES_OF_GIFTS_FROM_ADDRESS = defineLimit('kilobytes of gifts from address', 3_000, 'hour')
/** Each picture that goes with an order. */
export const PRINT_FROM_ADDRESS = defineLimit('print from address', 240, 'hour')
