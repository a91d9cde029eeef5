import { databaseEngine } from '#domain/browser/parts.ts'
import type { IskraDatabaseOptions } from './database.ts'
import { DATABASE_NAME } from './databaseName.ts'
import { VERSIONS } from './migrations/migrations.ts'

/**
 * True when a newer version of the product made the database. Checked before it is opened: Dexie would add this
 * version's missing parts to a newer database.
 */
export async function isNewerDatabase({
  name = DATABASE_NAME,
  indexedDB,
}: IskraDatabaseOptions): Promise<boolean> {
  try {
    const engine = indexedDB ?? databaseEngine()
    const found = (await engine?.databases())?.find((one) => one.name === name)
    // Dexie counts its versions in tenths of the engine's.
    return Math.floor((found?.version ?? 0) / 10) > VERSIONS.length
  } catch {
    // A browser that doesn't tell, or refuses: opening it will show.
    return false
  }
}
