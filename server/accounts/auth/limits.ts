import { defineLimit } from '#server/platform/throttle/limit.ts'

/** By user and device, for one that has signed in before: strangers' tries elsewhere don't count here. */
export const SIGN_IN_ON_KNOWN_DEVICE = defineLimit('sign-in on known device', 20, '15 minutes')
/** By account and network, of any other device. */
export const SIGN_IN_OF_ACCOUNT_FROM_NETWORK = defineLimit(
  'sign-in of account from network',
  20,
  '15 minutes',
)
/** By account, for all other devices together, so that using many networks doesn't help. */
export const SIGN_IN_OF_ACCOUNT = defineLimit('sign-in of account', 60, '15 minutes')
export const SIGN_IN_FROM_ADDRESS = defineLimit('sign-in from address', 200, '15 minutes')
export const REGISTRATION_OF_ACCOUNT = defineLimit('registration of account', 10, 'hour')
export const REGISTRATION_FROM_ADDRESS = defineLimit('registration from address', 60, 'hour')
/** Letters that a caller asks for. */
export const LETTER_TO_ACCOUNT = defineLimit('letter to account', 6, 'hour')
export const LINK_FROM_ADDRESS = defineLimit('link from address', 120, 'hour')
export const REFRESH_FROM_ADDRESS = defineLimit('refresh from address', 600, 'minute')
/** By user and session, or by the letter that was answered. */
export const CURRENT_PASSWORD = defineLimit('current password', 20, '15 minutes')
