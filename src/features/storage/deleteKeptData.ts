import { answerWithin } from '#domain/browser/answerWithin.ts'
import { databaseEngine } from '#domain/browser/parts.ts'
import { DATABASE_NAME } from '#offline/databaseName.ts'

/** Deleting takes moments; an engine that is broken enough to be deleted may say nothing, ms. */
const DELETED_WITHIN_MS = 8_000

/** Deletes this device's database. False when the browser refuses or says nothing, or another tab holds on to it. */
export function deleteKeptData(engine: IDBFactory | undefined = databaseEngine()): Promise<boolean> {
  const deletion = new Promise<boolean>((resolve) => {
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
  return answerWithin(DELETED_WITHIN_MS, deletion, false)
}
