import { defineLimit } from '#server/platform/throttle/limit.ts'

/** By administrator: an editor saves, checks and previews automatically. */
export const TEMPLATE_OF_ADMINISTRATOR = defineLimit('template of administrator', 300, 'minute')
/** By administrator: each may call a paid model. */
export const SUGGESTIONS_TO_ADMINISTRATOR = defineLimit('suggestions to administrator', 30, 'minute')
/** By user: starts of runs. */
export const TEMPLATE_RUN_OF_USER = defineLimit('template run of user', 30, 'minute')
/** By user: each file for a field of a form. */
export const SENT_FILE_OF_USER = defineLimit('sent file of user', 60, 'hour')
/** A form asks for its price after each pause in typing. */
export const QUOTE_FROM_ADDRESS = defineLimit('quote from address', 600, '10 minutes')
