import type { EntityTable, Table } from 'dexie'
import type { Rows, StoreName } from './deviceStores.ts'
import type { SettingKey } from './settingRules.ts'

/** Of some stores the key is told more closely, or made by the browser. */
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
  /** Dexie makes a table for each store of its versions, by the name of the store; here the compiler is told so. */
  interface IskraDatabase extends Tables {}
}
