import { defineLimit } from '#server/platform/throttle/limit.ts'

/** Messages from the contact page. */
export const CONTACT_FROM_ADDRESS = defineLimit('contact from address', 20, 'hour')
export const CONTACT_OF_ACCOUNT = defineLimit('contact of account', 5, 'hour')
