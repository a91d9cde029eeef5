import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { IskraDatabase } from '#offline/database.ts'

// Live queries run only where there is an engine.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })

/** A device's storage of its own, in memory: pass `factory` to open it from several tabs. */
export function memoryDatabase(factory: IDBFactory = new IDBFactory()): IskraDatabase {
  return new IskraDatabase({ indexedDB: factory, IDBKeyRange })
}
