import { readPreferences } from '../preferences/readPreferences.ts'
import type { Readable } from '../stores.ts'

/** The stores that say whether visits may be counted. */
export const CONSENT_STORES = ['outbox', 'settings'] as const

/** Whether whoever uses this device has agreed that their visits are counted: without an answer they have not. */
export async function hasAgreed(stores: Readable<(typeof CONSENT_STORES)[number]>): Promise<boolean> {
  return (await readPreferences(stores)).choices.cookiesAccepted?.value === true
}
