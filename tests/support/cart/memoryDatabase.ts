import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { IskraDatabase, type IskraDatabaseOptions } from '#offline/database.ts'

// Live queries run only where there is an engine.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })

/** A device's storage of its own, in memory: pass `factory` to open it from several tabs, `life` for a page's. */
export function memoryDatabase(
  factory: IDBFactory = new IDBFactory(),
  life?: IskraDatabaseOptions['life'],
): IskraDatabase {
  return new IskraDatabase({ indexedDB: factory, IDBKeyRange, ...(life !== undefined && { life }) })
}
