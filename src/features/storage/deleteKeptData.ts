import { databaseEngine } from '#domain/browser/parts.ts'
import { DATABASE_NAME } from '#offline/databaseName.ts'

/** Deletes this device's database. False when the browser refuses, or another tab holds on to it. */
export function deleteKeptData(engine: IDBFactory | undefined = databaseEngine()): Promise<boolean> {
  return new Promise((resolve) => {
    if (engine === undefined) {
      resolve(false)
      return
    }
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
