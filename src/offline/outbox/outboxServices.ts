/** The services of intents. Each has its own turn: none waits while another hangs. */
export const OUTBOX_SERVICES = ['storefront', 'product-api', 'generators'] as const
export type OutboxService = (typeof OUTBOX_SERVICES)[number]

/** Whose turn there is on a device: each service of the outbox, and the files and counts of visits sent beside it. */
export type SenderName = OutboxService | 'uploads' | 'visits'
