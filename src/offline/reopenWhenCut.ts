import type { IskraDatabase } from './database.ts'

/** Pauses before the tries (ms). A browser that clears a site's data refuses to open it again while it does so. */
const PAUSES_MS = [50, 250, 1_000, 4_000, 15_000, 60_000]

/**
 * Opens the database again when the browser has cut its connection: site data was cleared, or storage failed.
 * Dexie would do that at the next use, but only once, and the first try often comes too early. A connection that
 * was closed on purpose stays closed.
 */
export function reopenWhenCut(db: IskraDatabase): void {
  let isTrying = false

  async function reopen() {
    if (isTrying) return
    isTrying = true
    for (const pause of PAUSES_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (db.isOpen() || db.hasBeenClosed()) break
      const isOpen = await db.open().then(
        () => true,
        () => false,
      )
      if (isOpen) break
    }
    isTrying = false
  }

  db.on('close', () => void reopen())
}
