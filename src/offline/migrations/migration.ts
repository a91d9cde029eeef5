import type { Transaction } from 'dexie'

/**
 * One step of the database's schema. Steps are ordered, named and frozen once released: a later change is a new
 * step. `stores` lists only what the step adds or changes (null removes a table).
 */
export interface Migration {
  readonly name: string
  readonly stores: Readonly<Record<string, string | null>>
  /** Brings the rows of the version before into this one's form. It sees both the old and the new tables. */
  readonly upgrade?: (transaction: Transaction) => Promise<void>
}
