import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { t as Dexie$1 } from './dexie-6xc6vSGO.js'
import { lt as announceDatabase, pt as DATABASE_NAME } from '../renderPage.js'
import { t as newId } from './newId-QR5M__zB.js'
import { n as setStorageStatus } from './storageStatus-CiEPEmCf.js'
/**
 * Every version of the database in order: version n is the n-th entry. Released entries never change. A store that no
 * version makes doesn't compile.
 */
var migrations = [
  {
    name: 'cart and outbox',
    stores: {
      cartItems: 'id, key, position',
      cartState: 'id',
      outbox: '++id, coalesceKey, entity, [state+nextAttemptAt]',
      settings: 'key',
    },
  },
  {
    name: 'accounts',
    stores: {
      session: 'id',
      accountCopies: 'what',
      drafts: 'name',
      setAside: 'owner',
    },
  },
  {
    name: 'gallery uploads',
    stores: {
      uploads: 'id, owner',
      uploadFiles: 'id',
    },
  },
  {
    name: 'generations',
    stores: { generations: 'refCode, id' },
  },
  {
    name: 'set aside by store',
    stores: {},
    async upgrade(transaction) {
      const table = transaction.table('setAside')
      const rows = await transaction.table('setAside').toArray()
      await table.bulkPut(
        rows.map(({ owner, intents, cart, generations = [] }) => ({
          owner,
          rows: {
            outbox: intents,
            cartItems: cart?.items ?? [],
            cartState: cart === null ? [] : [cart.state],
            generations,
          },
        })),
      )
    },
  },
  {
    name: 'pictures to be printed',
    stores: { printFiles: 'id' },
  },
  {
    name: 'visits of who agreed to be counted',
    stores: {
      visitor: 'id',
      visitEvents: 'id, at',
    },
  },
  {
    name: 'people and dates to be reminded of',
    stores: { occasions: 'id' },
  },
  {
    name: 'templates being made',
    stores: { templateDrafts: 'id, changedAt' },
  },
  {
    name: 'runs of templates',
    stores: { templateRuns: 'refCode' },
  },
]
// src/offline/database.ts
/** The setting that names one creation of the database: a wiped and newly made one has another. */
var DATABASE_ID_KEY = 'database-id'
/** Everything this device stores. The page, its other tabs and the worker each have one connection to it. */
var IskraDatabase = class extends Dexie$1 {
  constructor(options = {}) {
    const { name = DATABASE_NAME, version = migrations.length, ...engine } = options
    super(name, engine)
    for (const [index, migration] of migrations.slice(0, version).entries()) {
      const declared = this.version(index + 1).stores({ ...migration.stores })
      if (migration.upgrade) declared.upgrade(migration.upgrade)
    }
    this.on('populate', async (transaction) => {
      await transaction.table('settings').add({
        key: DATABASE_ID_KEY,
        value: newId(),
      })
    })
  }
}
// src/offline/isNewerDatabase.ts
/**
 * True when the database was made by a newer version of the product. Asked before it is opened: Dexie would add to a
 * newer database what this version misses in it.
 */
async function isNewerDatabase({ name = DATABASE_NAME, indexedDB }) {
  try {
    const found = (await (indexedDB ?? globalThis.indexedDB).databases()).find((one) => one.name === name)
    return Math.floor((found?.version ?? 0) / 10) > migrations.length
  } catch {
    return false
  }
}
// src/offline/reopenWhenCut.ts
/** Pauses before the tries (ms). A browser that clears a site's data refuses to open it again while it does so. */
var PAUSES_MS = [50, 250, 1e3, 4e3, 15e3, 6e4]
/**
 * Opens the database again when the browser has cut its connection: site data was cleared, or storage failed.
 * Dexie would do that at the next use, but only once, and the first try often comes too early. A connection that
 * was closed on purpose stays closed.
 */
function reopenWhenCut(db) {
  let isTrying = false
  async function reopen() {
    if (isTrying) return
    isTrying = true
    for (const pause of PAUSES_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (db.isOpen() || db.hasBeenClosed()) break
      if (
        await db.open().then(
          () => true,
          () => false,
        )
      )
        break
    }
    isTrying = false
  }
  db.on('close', () => void reopen())
}
// src/offline/openDatabase.ts
var openDatabase_exports = /* @__PURE__ */ __exportAll({
  database: () => database,
  openDatabase: () => openDatabase,
})
/** A tab that doesn't let go of an older version gets this long; then this visit goes on in memory. */
var OPEN_WITHIN_MS = 8e3
/**
 * Opens the database, or, where the browser refuses it, one in memory that lasts as long as the page: the shop
 * works either way, and `onStatus` says which it is. Never rejects for want of storage.
 */
async function openDatabase(options = {}) {
  const { openWithinMs = OPEN_WITHIN_MS, onStatus = () => void 0, ...engine } = options
  const db = new IskraDatabase(engine)
  letGoOfOtherVersions(db, onStatus)
  const reason = (await isNewerDatabase(engine)) ? 'newer' : await open(db, openWithinMs)
  announceDatabase()
  if (reason === null) {
    reopenWhenCut(db)
    onStatus({ kind: 'durable' })
    return db
  }
  db.close()
  const memory = await memoryDatabase()
  onStatus({
    kind: 'memory',
    reason,
  })
  return memory
}
async function open(db, withinMs) {
  const timer = Promise.withResolvers()
  const timeout = setTimeout(() => timer.resolve('blocked'), withinMs)
  try {
    return (await Promise.race([db.open(), timer.promise])) === 'blocked' ? 'blocked' : null
  } catch {
    return 'refused'
  } finally {
    clearTimeout(timeout)
  }
}
/** Another tab that upgrades or deletes the database must not wait for this one. */
function letGoOfOtherVersions(db, onStatus) {
  db.on('versionchange', (event) => {
    const isDeleted = event.newVersion === null
    db.close({ disableAutoOpen: !isDeleted })
    if (!isDeleted) onStatus({ kind: 'outdated' })
    return false
  })
  db.on('blocked', () => false)
}
async function memoryDatabase() {
  const { IDBFactory, IDBKeyRange } = await import('./esm-DY0vyOpC.js')
  const engine = {
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  }
  if (!Dexie$1.dependencies.indexedDB) Object.assign(Dexie$1.dependencies, engine)
  const db = new IskraDatabase({
    name: `${DATABASE_NAME}-memory`,
    ...engine,
  })
  await db.open()
  return db
}
var opened = null
/** This page's, or this worker's, one connection; opened at the first call. Its fate is in `storageStatus`. */
function database() {
  opened ??= openDatabase({ onStatus: setStorageStatus })
  return opened
}
export { openDatabase_exports as n, database as t }
