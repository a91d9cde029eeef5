import type { EntityTable, Table } from 'dexie'
import type { Rows, StoreName } from './deviceStores.ts'
import type { SettingKey } from './settingRules.ts'

/** Stores whose key has a narrower type, or is made by the browser. */
interface KeyedTables {
  readonly cartState: Table<Rows['cartState'], 'cart'>
  readonly outbox: EntityTable<Rows['outbox'], 'id'>
  readonly settings: Table<Rows['settings'], SettingKey>
  readonly session: Table<Rows['session'], 'session'>
}

/** The table of each store. */
export type Tables = KeyedTables & {
  readonly [Name in Exclude<StoreName, keyof KeyedTables>]: Table<Rows[Name], string>
}

declare module './database.ts' {
  /**
   * Dexie makes a table for each store of its versions, by the name of the store; this declares them to the compiler.
   */
  interface IskraDatabase extends Tables {}
}
