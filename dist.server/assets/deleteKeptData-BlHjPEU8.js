import { pt as DATABASE_NAME } from '../renderPage.js'
// src/features/storage/deleteKeptData.ts
/** Deletes this device's database. False when the browser refuses, or another tab holds on to it. */
function deleteKeptData(engine = indexedDB) {
  return new Promise((resolve) => {
    try {
      const request = engine.deleteDatabase(DATABASE_NAME)
      request.addEventListener('success', () => resolve(true))
      request.addEventListener('error', () => resolve(false))
      request.addEventListener('blocked', () => resolve(false))
    } catch {
      resolve(false)
    }
  })
}
export { deleteKeptData }
