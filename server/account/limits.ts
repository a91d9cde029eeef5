import { defineLimit } from '#server/throttle/limit.ts'

/** A page that offers passkeys asks for a challenge when it opens. */
export const CHALLENGE_FROM_ADDRESS = defineLimit('challenge from address', 400, '15 minutes')
/** By user: each sending of a review. */
export const REVIEW_OF_USER = defineLimit('review of user', 60, 'hour')
