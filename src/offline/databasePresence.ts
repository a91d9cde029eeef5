import { answerWithin, SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import { databaseEngine } from '#domain/browser/parts.ts'
import { listenToChannel, sayToChannel } from '#domain/pageChannel.ts'
import { pageLife } from '#domain/pageLife.ts'
import { DATABASE_NAME } from './databaseName.ts'

const CHANNEL = 'iskra-database'

/** Tells every tab, and this page, that this device has a database now. */
export function announceDatabase(): void {
  sayToChannel(CHANNEL, 'opened')
}

/**
 * Whether this device has a database. Without one nothing was ever stored: the visitor is a guest, the cart is empty
 * and the outbox too. True where the browser doesn't tell, or not within `SILENT_AFTER_MS`.
 */
export async function hasDatabase(): Promise<boolean> {
  try {
    const listed = databaseEngine()?.databases()
    const found = listed && (await answerWithin(SILENT_AFTER_MS, listed, undefined))
    return found?.some(({ name }) => name === DATABASE_NAME) ?? true
  } catch {
    return true
  }
}

/**
 * Calls `begin` once this device has a database: now, or when any tab makes it. So a visit that stores nothing fetches
 * none of the code that works with it. Returns how to call it off.
 */
export function onceDatabaseIsThere(begin: () => void): () => void {
  let isOver = false
  const end = () => {
    isOver = true
    stopListening()
    stopLife()
  }
  const finish = () => {
    if (isOver) return
    end()
    begin()
  }
  const look = async () => {
    if (await hasDatabase()) finish()
  }
  const stopListening = listenToChannel(CHANNEL, finish)
  // A page that was left has missed messages.
  const stopLife = pageLife.subscribe(() => void look())
  void look()
  return end
}

/** The same, and not before `schedule` would begin it. */
export function onceDatabaseIsThereAfter(
  schedule: (begin: () => void) => () => void,
): (begin: () => void) => () => void {
  return (begin) => {
    let callOff = schedule(() => {
      callOff = onceDatabaseIsThere(begin)
    })
    return () => callOff()
  }
}
