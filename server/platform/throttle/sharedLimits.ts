import { defineLimit } from './limit.ts'

// Limits shared by areas of which neither is below the other.

/** Letters that a caller asks for: a new password, the newsletter. */
export const LETTER_FROM_ADDRESS = defineLimit('letter from address', 120, 'hour')
/** By administrator: searching and viewing people. */
export const LOOK_OF_ADMINISTRATOR = defineLimit('look of administrator', 120, 'minute')
/** By administrator: their changes. */
export const ACT_OF_ADMINISTRATOR = defineLimit('act of administrator', 30, 'minute')
