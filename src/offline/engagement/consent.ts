import { readPreferences } from '../preferences/readPreferences.ts'
import type { Readable } from '../stores.ts'

/** The stores that say whether visits may be counted. */
export const CONSENT_STORES = ['outbox', 'settings'] as const

/** Whether this device's user has agreed to counting their visits: false without an answer. */
export async function hasAgreed(stores: Readable<(typeof CONSENT_STORES)[number]>): Promise<boolean> {
  return (await readPreferences(stores)).choices.cookiesAccepted?.value === true
}
