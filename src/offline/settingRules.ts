import type { SenderName } from './outbox/outboxServices.ts'

/**
 * Every small fact this device keeps by key, and whose it is: one of a `person` is gone when they leave, one of the
 * `device` stays whoever uses it.
 */
export const SETTING_RULES = {
  /** Names one creation of the database: a wiped and newly made one has another. */
  'database-id': 'device',
  /** Which wiped database was written back into this one. */
  'rescued-from': 'device',
  owner: 'device',
  'notification-texts': 'device',
  'generator-calls': 'device',
  preferences: 'person',
  'generation-preferences': 'person',
  'generations-read': 'person',
  restock: 'person',
  wishlist: 'person',
  'occasions-read': 'person',
  'reading-places': 'person',
} as const satisfies Readonly<Record<string, 'person' | 'device'>>

/** A lease is the browser's that holds it, and runs out by itself. */
export type SettingKey = keyof typeof SETTING_RULES | `lock:outbox:${SenderName}`

/** A small fact stored by key, such as this device's guest. */
export interface SettingRow {
  readonly key: SettingKey
  readonly value: unknown
}
