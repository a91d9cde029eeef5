/** The tag of the background sync that sends what waits in the outbox. */
export const OUTBOX_SYNC_TAG = 'iskra-outbox'
