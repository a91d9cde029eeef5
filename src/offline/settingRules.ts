import type { SenderName } from './outbox/outboxServices.ts'

/**
 * The settings of this device by key, and their owners: a `person`'s are deleted when they leave, the `device`'s stay.
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
  /** The text engine that may be sent parts of texts, by its name. */
  'agreed-text-engine': 'person',
} as const satisfies Readonly<Record<string, 'person' | 'device'>>

/** A lease is the browser's that holds it, and runs out by itself. */
export type SettingKey = keyof typeof SETTING_RULES | `lock:outbox:${SenderName}`

/** A small fact stored by key, such as this device's guest. */
export interface SettingRow {
  readonly key: SettingKey
  readonly value: unknown
}
