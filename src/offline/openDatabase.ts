import { Dexie } from 'dexie'
import { answerWithin } from '#domain/browser/answerWithin.ts'
import { databaseEngine } from '#domain/browser/parts.ts'
import { pageLife, untilBack } from '#domain/pageLife.ts'
import { IskraDatabase, type IskraDatabaseOptions } from './database.ts'
import { DATABASE_NAME } from './databaseName.ts'
import { announceDatabase } from './databasePresence.ts'
import { isNewerDatabase } from './isNewerDatabase.ts'
import { reopenWhenCut } from './reopenWhenCut.ts'
import { type MemoryReason, setStorageStatus, type StorageStatus } from './storageStatus.ts'

/** The engine, and a tab that keeps an older version open, get this long; then this visit continues in memory. */
const OPEN_WITHIN_MS = 8_000

export interface OpenOptions extends IskraDatabaseOptions {
  readonly openWithinMs?: number
  readonly onStatus?: (status: StorageStatus) => void
}

/**
 * Opens the database, or, where the browser refuses it, one in memory that lasts as long as the page: the shop
 * works either way, and `onStatus` says which it is. Never rejects for want of storage.
 */
export async function openDatabase(options: OpenOptions = {}): Promise<IskraDatabase> {
  const { openWithinMs = OPEN_WITHIN_MS, onStatus = () => undefined, ...engine } = options
  const db = new IskraDatabase(engine)
  letGoOfOtherVersions(db, onStatus)
  const reason = await open(db, { withinMs: openWithinMs, isNewer: () => isNewerDatabase(engine) })
  // In memory too: this page has something to work with then.
  announceDatabase()
  if (reason === null) {
    reopenWhenCut(db)
    db.openTransactions.watchSilence((isSilent) => {
      if (!db.hasBeenClosed()) onStatus({ kind: isSilent ? 'silent' : 'durable' })
    })
    onStatus({ kind: 'durable' })
    return db
  }
  db.close()
  const memory = await memoryDatabase()
  onStatus({ kind: 'memory', reason })
  return memory
}

interface Opening {
  readonly withinMs: number
  /** Asked before it is opened. */
  readonly isNewer: () => Promise<boolean>
}

/** Opens it, also when its making was undone because the page was left. Resolves to why it can't be. */
async function open(db: IskraDatabase, { withinMs, isNewer }: Opening): Promise<MemoryReason | null> {
  const { openTransactions } = db
  let isHeld = false
  db.on('blocked', () => {
    isHeld = true
    return false
  })
  for (;;) {
    await untilBack(openTransactions.life)
    const { timesUndone } = openTransactions
    const outcome = await answerWithin(withinMs, tryToOpen(db, isNewer), 'late' as const)
    const reason = outcome === 'late' ? (isHeld ? 'blocked' : 'unanswered') : outcome
    if (reason === null || openTransactions.timesUndone === timesUndone) return reason
  }
}

async function tryToOpen(db: IskraDatabase, isNewer: Opening['isNewer']): Promise<MemoryReason | null> {
  if (await isNewer()) return 'newer'
  // It answered too late: this visit continues in memory.
  if (db.hasBeenClosed()) return 'unanswered'
  try {
    await db.open()
    return null
  } catch {
    return 'refused'
  }
}

/** Another tab that upgrades or deletes the database must not wait for this one. */
function letGoOfOtherVersions(db: IskraDatabase, onStatus: (status: StorageStatus) => void): void {
  db.on('versionchange', (event) => {
    const isDeleted = event.newVersion === null
    // A deleted database is made anew by the next use; a newer one must not be touched by this version any more.
    db.close({ disableAutoOpen: !isDeleted })
    if (!isDeleted) onStatus({ kind: 'outdated' })
    return false
  })
}

async function memoryDatabase(): Promise<IskraDatabase> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb')
  const engine = { indexedDB: new IDBFactory(), IDBKeyRange }
  // Without an engine of the browser's, live queries would take the page for one rendered on a server.
  if (!Dexie.dependencies.indexedDB) Object.assign(Dexie.dependencies, engine)
  // Dexie asks whether its engine is the page's. Where that question is refused, the page has none.
  if (databaseEngine() === undefined)
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  const db = new IskraDatabase({ name: `${DATABASE_NAME}-memory`, ...engine })
  await db.open()
  return db
}

let opened: Promise<IskraDatabase> | null = null

/** This page's, or this worker's, one connection; opened at the first call. Its fate is in `storageStatus`. */
export function database(): Promise<IskraDatabase> {
  opened ??= openDatabase({ life: pageLife, onStatus: setStorageStatus })
  return opened
}
