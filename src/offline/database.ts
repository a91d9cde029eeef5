import { Dexie } from 'dexie'
import { createPageLife, type PageLife } from '#domain/pageLife.ts'
import type { ReadableStore } from '#domain/store.ts'
import { DATABASE_NAME } from './databaseName.ts'
import { VERSIONS } from './migrations/migrations.ts'
import { newId } from '#domain/newId.ts'
import { OpenTransactions } from './openTransactions.ts'
import type { SettingRow } from './settingRules.ts'
import type { Tables } from './tables.ts'

/** The setting that names one creation of the database: a wiped and newly made one has another. */
export const DATABASE_ID_KEY = 'database-id'

export interface IskraDatabaseOptions {
  readonly name?: string
  /** The engine; the browser's own by default. */
  readonly indexedDB?: IDBFactory
  readonly IDBKeyRange?: typeof IDBKeyRange
  /** The number of versions to apply; all by default. For tests of older versions. */
  readonly version?: number
  /** The life of the page that it is opened for: when the page is left, open transactions are undone. */
  readonly life?: ReadableStore<PageLife>
}

/** Of a worker, and of a page in a test that is never left. */
const NEVER_LEFT = createPageLife({})

/** Everything this device stores. The page, its other tabs and the worker each have one connection to it. */
export class IskraDatabase extends Dexie implements Tables {
  readonly openTransactions: OpenTransactions

  constructor(options: IskraDatabaseOptions = {}) {
    const { name = DATABASE_NAME, version = VERSIONS.length, life, ...engine } = options
    super(name, engine)
    this.openTransactions = new OpenTransactions(life ?? NEVER_LEFT)
    this.use(this.openTransactions.middleware)
    if (life !== undefined) this.openTransactions.undoWhenLeft()
    for (const [index, { stores, upgrade }] of VERSIONS.slice(0, version).entries()) {
      const declared = this.version(index + 1).stores({ ...stores })
      if (upgrade === undefined) continue
      declared.upgrade((transaction) => {
        this.openTransactions.follow(transaction.idbtrans)
        return upgrade(transaction)
      })
    }
    this.on('populate', (transaction) => {
      this.openTransactions.follow(transaction.idbtrans)
      // Dexie waits only for its own promises here.
      void transaction.table<SettingRow>('settings').add({ key: DATABASE_ID_KEY, value: newId() })
    })
  }
}
