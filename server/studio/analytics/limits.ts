import { defineLimit } from '#server/platform/throttle/limit.ts'

/** Bundles of visit events; a device sends four a minute at most. */
export const EVENTS_FROM_ADDRESS = defineLimit('events from address', 240, '10 minutes')
/** Limits of events per address and in total: the growth per day and hour. */
export const TOLD_FROM_ADDRESS = defineLimit('told from address', 20_000, 'day')
export const TOLD_BY_EVERYBODY = defineLimit('told by everybody', 200_000, 'hour')
/** By network and subject: views and times of one work or template. A crowd behind one address counts as some. */
export const INTEREST_FROM_NETWORK = defineLimit('interest from network', 60, 'day')
