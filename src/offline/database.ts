import { Dexie, type EntityTable, type Table } from 'dexie'
import type { CartItemRow, CartStateRow } from './cart/cartRows.ts'
import type { UploadFileRow, UploadRow } from './gallery/uploadRow.ts'
import type { GenerationRow } from './generation/generationRow.ts'
import { migrations } from './migrations/migrations.ts'
import { newId } from './newId.ts'
import type { IntentRow } from './outbox/intent.ts'
import type { AccountCopyRow } from './session/accountCopies.ts'
import type { DraftRow } from './session/drafts.ts'
import type { SessionRow } from './session/sessionRow.ts'
import type { SetAsideRow } from './session/setAside.ts'
import type { SettingKey } from './settingRules.ts'

export const DATABASE_NAME = 'iskra'

/** The setting that names one creation of the database: a wiped and newly made one has another. */
export const DATABASE_ID_KEY = 'database-id'

/** A small fact kept by key, such as this device's guest. */
export interface SettingRow {
  readonly key: SettingKey
  readonly value: unknown
}

export interface IskraDatabaseOptions {
  readonly name?: string
  /** The engine; the browser's own unless told. */
  readonly indexedDB?: IDBFactory
  readonly IDBKeyRange?: typeof IDBKeyRange
  /** How many migrations to apply; all unless told. For tests of older versions. */
  readonly version?: number
}

/** Everything this device keeps. The page, its other tabs and the worker each have one connection to it. */
export class IskraDatabase extends Dexie {
  declare readonly cartItems: Table<CartItemRow, string>
  declare readonly cartState: Table<CartStateRow, 'cart'>
  declare readonly outbox: EntityTable<IntentRow, 'id'>
  declare readonly settings: Table<SettingRow, SettingKey>
  declare readonly session: Table<SessionRow, 'session'>
  declare readonly accountCopies: Table<AccountCopyRow, string>
  declare readonly drafts: Table<DraftRow, string>
  declare readonly setAside: Table<SetAsideRow, string>
  declare readonly generations: Table<GenerationRow, string>
  declare readonly uploads: Table<UploadRow, string>
  declare readonly uploadFiles: Table<UploadFileRow, string>

  constructor(options: IskraDatabaseOptions = {}) {
    const { name = DATABASE_NAME, version = migrations.length, ...engine } = options
    super(name, engine)
    for (const [index, migration] of migrations.slice(0, version).entries()) {
      const declared = this.version(index + 1).stores({ ...migration.stores })
      if (migration.upgrade) declared.upgrade(migration.upgrade)
    }
    this.on('populate', async (transaction) => {
      await transaction.table<SettingRow>('settings').add({ key: DATABASE_ID_KEY, value: newId() })
    })
  }
}
