import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, vi } from 'vitest'
import { PATIENCE_MS } from '../patience/patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })

// Files share one window and the packages, which take long to load. What is the page's own begins anew for each file:
// its modules, clock, globals, storage and document.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
globalThis.indexedDB = new IDBFactory()
Dexie.dependencies.indexedDB = globalThis.indexedDB
for (const table of Object.keys(Dexie.cache)) delete Dexie.cache[table]
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)

// What is still mounted takes the focus; what still listens to this file's database keeps its rows for the next one's.
afterAll(async () => {
  cleanup()
  if ((await indexedDB.databases()).length === 0) return
  const { database } = await import('#offline/openDatabase.ts')
  ;(await database()).close()
})
