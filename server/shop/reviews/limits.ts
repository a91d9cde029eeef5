import { defineLimit } from '#server/platform/throttle/limit.ts'

/** By user: each sending of a review. */
export const REVIEW_OF_USER = defineLimit('review of user', 60, 'hour')
