/** The services of intents. Each has its own turn: none waits while another hangs. */
export const OUTBOX_SERVICES = ['storefront', 'product-api', 'generators'] as const
export type OutboxService = (typeof OUTBOX_SERVICES)[number]

/**
 * The senders of a device with a turn of their own: each service of the outbox, and the files and visit events sent
 * beside it.
 */
export type SenderName = OutboxService | 'uploads' | 'visits'
