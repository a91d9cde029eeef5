import { defineLimit } from '#server/platform/throttle/limit.ts'

/** A page that offers passkeys asks for a challenge when it opens. */
export const CHALLENGE_FROM_ADDRESS = defineLimit('challenge from address', 400, '15 minutes')
