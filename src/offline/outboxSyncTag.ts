/** The tag of the background sync that sends the outbox. */
export const OUTBOX_SYNC_TAG = 'iskra-outbox'
